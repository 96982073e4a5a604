import { JSONSchema, type Schema } from "effect"
import type { Json } from "./Json.ts"
import { componentPath, plain } from "./PlainSchema.ts"

const strategies = { input: "strict", output: "allow" } as const

const ofTool =
  (direction: keyof typeof strategies) =>
  ({ ast }: Schema.Schema.All): Json =>
    plain(
      JSONSchema.fromAST(ast, {
        definitions: {},
        target: "jsonSchema2020-12",
        topLevelReferenceStrategy: "skip",
        additionalPropertiesStrategy: strategies[direction],
      }),
    )

/** What a tool accepts: an object with these properties and no others. It refers to nothing outside of it. */
export const ofInput = ofTool("input")

/** What a tool answers: an object with at least these properties, so that adding one breaks nobody. */
export const ofOutput = ofTool("output")

/** Component schemas of an OpenAPI document, by their identifiers. Numbers have none: they stand where they are used. */
export const components = (
  inputs: ReadonlyArray<Schema.Schema.All>,
  outputs: ReadonlyArray<Schema.Schema.All>,
): Json => {
  const definitions: Record<string, JSONSchema.JsonSchema7> = {}
  for (const [schemas, direction] of [
    [inputs, "input"],
    [outputs, "output"],
  ] as const) {
    for (const { ast } of schemas) {
      JSONSchema.fromAST(ast, {
        definitions,
        definitionPath: componentPath,
        target: "openApi3.1",
        additionalPropertiesStrategy: strategies[direction],
      })
    }
  }
  const { Finite: _finite, Int: _int, ...named } = definitions

  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, plain(schema)]))
}

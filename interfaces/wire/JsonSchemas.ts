import { JSONSchema, Schema } from "effect"
import { bare } from "./BareSchema.ts"
import type { Json } from "./Json.ts"
import { CodeValues, Contact } from "./Payloads.ts"
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

const whole = ofTool("output")

const pieces = {
  CodeValues: whole(CodeValues),
  Contact: whole(Contact),
  Text: whole(Schema.NullOr(Schema.String)),
}

/**
 * What a tool answers: an object with at least these properties, so that adding one breaks nobody. It says what is there and
 * nothing about it.
 */
export const ofOutput = (schema: Schema.Schema.All): Json => bare(whole(schema), pieces)

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

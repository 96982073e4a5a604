import { JSONSchema, type Schema } from "effect"

type Definitions = Record<string, JSONSchema.JsonSchema7>

const objectSchema = (
  schema: Schema.Schema.All,
  additionalPropertiesStrategy: "strict" | "allow",
): Record<string, unknown> => {
  const definitions: Definitions = {}
  const root = JSONSchema.fromAST(schema.ast, {
    definitions,
    definitionPath: "#/$defs/",
    target: "jsonSchema2020-12",
    topLevelReferenceStrategy: "skip",
    additionalPropertiesStrategy,
  })

  return { ...root, ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }) }
}

/** What a tool accepts: an object with these properties and no others. */
export const ofInput = (schema: Schema.Schema.All) => objectSchema(schema, "strict")

/** What a tool answers: an object with at least these properties, so that adding one breaks nobody. */
export const ofOutput = (schema: Schema.Schema.All) => objectSchema(schema, "allow")

/** Component schemas of an OpenAPI document, by their identifiers. */
export const components = (
  inputs: ReadonlyArray<Schema.Schema.All>,
  outputs: ReadonlyArray<Schema.Schema.All>,
): Definitions => {
  const definitions: Definitions = {}
  for (const [schemas, additionalPropertiesStrategy] of [
    [inputs, "strict"],
    [outputs, "allow"],
  ] as const) {
    for (const { ast } of schemas) {
      JSONSchema.fromAST(ast, {
        definitions,
        definitionPath: "#/components/schemas/",
        target: "openApi3.1",
        additionalPropertiesStrategy,
      })
    }
  }

  return definitions
}

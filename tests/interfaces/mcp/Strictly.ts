import Ajv2020 from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { Predicate } from "effect"
import * as Tools from "../../../interfaces/mcp/Tools.ts"

/** A schema of an answer, closed: what it does not name is then a fault, so that drift is seen. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!Predicate.isRecord(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))

  return "properties" in inner ? { additionalProperties: false, ...inner } : inner
}

const validators = new Map(
  Tools.tools.map(({ name, outputSchema }) => {
    const ajv = new Ajv2020({ allErrors: true })
    addFormats(ajv)

    return [name, { open: ajv.compile(outputSchema ?? {}), closed: ajv.compile(closed(outputSchema) as object) }]
  }),
)

/** What in a tool's structured content is not as its output schema says, read as clients do and read closed. */
export const faults = (tool: string, structuredContent: unknown): ReadonlyArray<string> => {
  const validate = validators.get(tool)
  if (validate === undefined) return [`there is no tool ${tool}`]

  return [validate.open, validate.closed].flatMap((check) =>
    check(structuredContent)
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
  )
}

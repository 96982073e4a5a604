import { Predicate } from "effect"

/** The type `T` of `anyOf: [{ type: T }, { type: "null" }]`. */
const nullableType = (anyOf: unknown): unknown => {
  const [schema, nothing, ...others]: ReadonlyArray<unknown> = Array.isArray(anyOf) ? anyOf : []
  if (!Predicate.isRecord(schema) || !Predicate.isRecord(nothing) || others.length > 0) return undefined

  return nothing["type"] === "null" && Object.keys(schema).join() === "type" ? schema["type"] : undefined
}

/**
 * A schema as readers of OpenAPI 3.1 know best what to do with it: a nullable type is one type, and alternatives are
 * `oneOf`, as no value is of two of them. (Hosts of tools read fewer words: their schemas keep `anyOf`.)
 */
export const spoken = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(spoken)
  if (!Predicate.isRecord(schema)) return schema
  const { anyOf, ...rest } = schema
  const type = nullableType(anyOf)
  const said = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, spoken(value)]))
  if (anyOf === undefined) return said

  return type === undefined ? { ...said, oneOf: spoken(anyOf) } : { type: [type, "null"], ...said }
}

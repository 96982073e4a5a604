import { Predicate } from "effect"

const numbers: Readonly<Record<string, object>> = {
  "#/components/schemas/Int": { type: "integer" },
  "#/components/schemas/Finite": { type: "number" },
}

/** The type `T` of `anyOf: [{ type: T }, { type: "null" }]`. */
const nullableType = (anyOf: unknown): unknown => {
  const [schema, nothing, ...others]: ReadonlyArray<unknown> = Array.isArray(anyOf) ? anyOf : []
  if (!Predicate.isRecord(schema) || !Predicate.isRecord(nothing) || others.length > 0) return undefined

  return nothing["type"] === "null" && Object.keys(schema).join() === "type" ? schema["type"] : undefined
}

/**
 * A generated schema without its generator's detours: a number with bounds stands in its place rather than beside a
 * reference, whose siblings many code generators drop; a nullable type is one type; anything at all is an empty schema.
 */
export const plain = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!Predicate.isRecord(schema)) return schema
  if (schema["$id"] === "/schemas/unknown") return {}
  const { $ref, ...rest } = schema
  const number = typeof $ref === "string" ? numbers[$ref] : undefined
  if (number !== undefined) return { ...number, ...rest }
  const type = nullableType(schema["anyOf"])
  if (type !== undefined) {
    const { anyOf: _, ...described } = schema

    return { type: [type, "null"], ...described }
  }

  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, plain(value)]))
}

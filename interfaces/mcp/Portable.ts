import { Predicate } from "effect"

type Json = Readonly<Record<string, unknown>>

const isAnything = (schema: unknown): boolean => Predicate.isRecord(schema) && schema["$id"] === "/schemas/unknown"

const portable = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(portable)
  if (isAnything(schema)) return true

  return Predicate.isRecord(schema) ? of(schema) : schema
}

/** A generated schema without identifiers, which some validators take for addresses to fetch from. */
export const of = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, portable(value)]))

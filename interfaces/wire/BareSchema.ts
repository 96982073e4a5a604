import { Predicate } from "effect"
import type { Json } from "./Json.ts"

/** Pieces that may stand in a schema more than once, by the names under which it then defines them. */
export type Pieces = Readonly<Record<string, Json>>

const eachOf = (schemas: unknown, change: (schema: unknown) => unknown): Json =>
  Object.fromEntries(
    Object.entries(Predicate.isRecord(schemas) ? schemas : {}).map(([name, schema]) => [name, change(schema)]),
  )

/** A schema without what is said of it in words, at every level; the properties of that name stay. */
const unspoken = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(unspoken)
  if (!Predicate.isRecord(schema)) return schema
  const { description: _, examples: __, properties, ...rest } = schema

  return {
    ...eachOf(rest, unspoken),
    ...(properties === undefined ? {} : { properties: eachOf(properties, unspoken) }),
  }
}

/** The places where a piece stands become references to it. */
const referring = (schema: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => referring(each, names))
  if (!Predicate.isRecord(schema)) return schema
  const name = names.get(JSON.stringify(schema))

  return name === undefined ? eachOf(schema, (each) => referring(each, names)) : { $ref: `#/$defs/${name}` }
}

const refersTo =
  (schema: unknown) =>
  ([name]: readonly [name: string, piece: unknown]): boolean =>
    JSON.stringify(schema).includes(`{"$ref":"#/$defs/${name}"}`)

/**
 * A schema in few characters: what validates, and no words. Whoever lists tools pays for each of them, and the names of an answer
 * speak for themselves; the OpenAPI document explains them. A piece that stands in it, or in such a piece, is defined once.
 */
export const bare = (schema: Json, pieces: Pieces): Json => {
  const plain = Object.entries(pieces).map(([name, piece]) => [name, unspoken(piece)] as const)
  const names = new Map(plain.map(([name, piece]) => [JSON.stringify(piece), name]))
  const referringTo = (schema: unknown) => eachOf(schema, (part) => referring(part, names))
  const body = referringTo(unspoken(schema))
  const definitions = plain.map(([name, piece]) => [name, referringTo(piece)] as const)
  const used = definitions.filter(refersTo([body, ...definitions.filter(refersTo(body))]))

  return { ...body, ...(used.length === 0 ? {} : { $defs: Object.fromEntries(used) }) }
}

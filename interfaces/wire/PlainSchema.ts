import { Predicate } from "effect"
import type { Json } from "./Json.ts"

/** Where references between component schemas lead. */
export const componentPath = "#/components/schemas/"

const numbers: Readonly<Record<string, Json>> = {
  [`${componentPath}Int`]: { type: "integer" },
  [`${componentPath}Finite`]: { type: "number" },
}

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const isAnything = (schema: unknown): boolean => Predicate.isRecord(schema) && schema["$id"] === "/schemas/unknown"

const inner = (schema: unknown): unknown => (Predicate.isRecord(schema) ? plain(schema) : schema)

const furtherProperties = (value: unknown, isMap: boolean): Json => {
  if (value === undefined || (value === true && !isMap)) return {}

  return { additionalProperties: isAnything(value) ? true : inner(value) }
}

/**
 * A schema as it is generated, without the generator's detours. A number stands in its place rather than beside a
 * reference, whose siblings many code generators drop. Only objects keep a title: those of numbers and texts are the
 * library's names for its filters. Nothing is said of the further properties that an answer may hold: code generators
 * would give every misspelled name a type.
 */
export const plain = (schema: object): Json => {
  const { $ref, additionalProperties, anyOf, items, properties, required, title, ...rest }: Json = { ...schema }
  const number = typeof $ref === "string" ? numbers[$ref] : undefined
  const named = Object.entries(Predicate.isRecord(properties) ? properties : {})
  const isMap = rest["type"] === "object" && named.length === 0

  return {
    ...(number ?? ($ref === undefined ? {} : { $ref })),
    ...(title === undefined || rest["type"] !== "object" ? {} : { title }),
    ...rest,
    ...(listOf(required).length === 0 ? {} : { required }),
    ...(named.length === 0 ? {} : { properties: Object.fromEntries(named.map(([name, each]) => [name, inner(each)])) }),
    ...(anyOf === undefined ? {} : { anyOf: listOf(anyOf).map(inner) }),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...furtherProperties(additionalProperties, isMap),
  }
}

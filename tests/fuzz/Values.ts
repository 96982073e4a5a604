import { FastCheck } from "effect"
import * as FreeText from "../../domain/FreeText.ts"
import { type Document, listOf, type Node, nodeOf } from "./ApiDocument.ts"
import * as Hostile from "./Hostile.ts"

type Values = FastCheck.Arbitrary<unknown>

const { array, constant, constantFrom, double, integer, oneof } = FastCheck

/** Texts that the service finds something for, as far as a schema accepts them. */
const telling = [
  "pancreatic-cancer",
  "Glioblastoma",
  "alzheimers",
  "ALS",
  "metastatic",
  "Stage IV",
  "KRAS G12D",
  "BRCA2",
  "New York",
  "France",
  "NCT99300201",
  "NCT99100101",
  "NCT99999999",
  "NCT00000000",
  "2025-11-25",
]

const number = (bound: unknown): number | undefined => (typeof bound === "number" ? bound : undefined)

/** Characters that nobody sees are no text, which a pattern cannot say in every language of patterns. */
const isSeen = (text: string): boolean => FreeText.visible(text).trim() !== ""

const texts = ({ maxLength, minLength = 0, pattern }: Node): Values => {
  const expression = typeof pattern === "string" ? new RegExp(pattern, "u") : /^/u
  const fits = (text: string) =>
    expression.test(text) &&
    (isSeen(text) || expression.test("")) &&
    text.length >= Number(minLength) &&
    text.length <= (number(maxLength) ?? Number.POSITIVE_INFINITY)
  const known = telling.filter(fits)

  return oneof(
    { weight: known.length === 0 ? 0 : 3, arbitrary: known.length === 0 ? constant("") : constantFrom(...known) },
    { weight: 1, arbitrary: FastCheck.stringMatching(expression).filter(fits) },
    { weight: expression.test(" x") ? 2 : 0, arbitrary: Hostile.text.filter(fits) },
  )
}

const integers = ({ maximum, minimum }: Node): Values => {
  const min = number(minimum) ?? -1000
  const max = number(maximum) ?? 1000

  return oneof(integer({ min, max }), constantFrom(min, max))
}

const numbers = ({ exclusiveMinimum, maximum, minimum }: Node): Values => {
  const max = number(maximum) ?? Number.MAX_VALUE
  const min = number(exclusiveMinimum) === undefined ? (number(minimum) ?? -Number.MAX_VALUE) : Number.MIN_VALUE

  return oneof(double({ min, max, noNaN: true }), constantFrom(min, max), double({ min, max: 90, noNaN: true }))
}

/** Values that a JSON Schema accepts, as far as an OpenAPI document of ours uses it. */
export const of = (document: Document, given: Node): Values => {
  const schema = document.resolved(given)
  const { const: only, enum: names, items, type } = schema
  const choices = listOf(schema["oneOf"] ?? schema["anyOf"]).map(nodeOf)
  if (choices.length > 0) return oneof(...choices.map((choice) => of(document, choice)))
  if (only !== undefined) return constant(only)
  if (Array.isArray(names)) return constantFrom<unknown>(...names)
  if (Array.isArray(type)) return oneof(...type.map((type) => of(document, { ...schema, type })))
  if (type === "null") return constant(null)
  if (type === "string") return texts(schema)
  if (type === "integer") return integers(schema)
  if (type === "number") return numbers(schema)
  if (type === "array") return array(of(document, nodeOf(items)), { maxLength: number(schema["maxItems"]) ?? 4 })
  if (type === "object") return objects(document, schema)

  return Hostile.value
}

const objects = (document: Document, { properties, required }: Node): Values =>
  FastCheck.record(
    Object.fromEntries(
      Object.entries(nodeOf(properties)).map(([name, schema]) => [name, of(document, nodeOf(schema))]),
    ),
    { requiredKeys: listOf(required).map(String) },
  )

import { Predicate } from "effect"
import * as Concept from "./Concept.ts"
import { child, children, type Element, number, text } from "./Element.ts"

/** A number that was measured, and in what. */
export interface Measured {
  readonly value: number
  /** "<" or ">" where it lies beyond what the test can tell; nothing where it is the number itself. */
  readonly sign: string
  readonly unit: string
}

/** What was looked at, and what was found: an Observation, or a component of one. */
export interface Result {
  readonly title: Concept.Concept
  readonly value: Concept.Concept
  readonly measured: Measured | undefined
  readonly interpretation: Concept.Concept
  /** Whether it is said why there is no result: what stands beside that is none. */
  readonly isMissing: boolean
  readonly components: ReadonlyArray<Result>
  /** When, in milliseconds; before all others where nothing is told. */
  readonly at: number
  readonly expression: string
}

const truth: ReadonlyMap<unknown, Concept.Concept> = new Map([
  [true, { words: ["present"], codes: [] }],
  [false, { words: ["absent"], codes: [] }],
])

const valueOf = (element: Element): Concept.Concept =>
  Concept.joined([
    ...["valueCodeableConcept", "valueCoding", "valueString"].map((name) => Concept.named(element, name)),
    truth.get(element["valueBoolean"]) ?? Concept.nothing,
  ])

/** A number that a text is and nothing else, with its sign and unit: "<1", "20 %", "9.2 ng/mL". */
const written = /^([<>]=?)?\s*(\d{1,6}(?:\.\d+)?)\s*(%|[a-zµ]+\/[a-zµ\d.^ ]+)?$/i

const writtenIn = (words: string): Measured | undefined => {
  const [, sign = "", value, unit = ""] = written.exec(words) ?? []

  return value === undefined ? undefined : { value: Number(value), sign, unit }
}

const measuredOf = (element: Element): Measured | undefined => {
  const quantity = child(element, "valueQuantity")
  const value = number(quantity, "value") ?? number(element, "valueInteger") ?? number(element, "valueDecimal")
  if (value === undefined) return writtenIn(text(element, "valueString") ?? "")

  return {
    value,
    sign: text(quantity, "comparator") ?? "",
    unit: text(quantity, "unit") ?? text(quantity, "code") ?? "",
  }
}

const moments = ["effectiveDateTime", "effectiveInstant", "issued"]

const timeOf = (element: Element): number => {
  const period = child(element, "effectivePeriod")
  const written =
    text(element, "effectiveDateTime") ??
    text(period, "end") ??
    text(period, "start") ??
    moments.map((name) => text(element, name)).find(Predicate.isNotUndefined)
  const time = written === undefined ? Number.NaN : Date.parse(written)

  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

const resultOf = (
  element: Element,
  at: number,
  expression: string,
  components: ReadonlyArray<Result> = [],
): Result => ({
  title: Concept.named(element, "code"),
  value: valueOf(element),
  measured: measuredOf(element),
  interpretation: Concept.named(element, "interpretation"),
  isMissing: child(element, "dataAbsentReason") !== undefined,
  components,
  at,
  expression,
})

/** What an Observation tells. */
export const of = (element: Element, expression: string): Result => {
  const at = timeOf(element)
  const components = children(element, "component").map((component, index) =>
    resultOf(component, at, `${expression}.component[${index}]`),
  )

  return resultOf(element, at, expression, components)
}

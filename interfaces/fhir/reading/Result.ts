import { Predicate } from "effect"
import * as Concept from "./Concept.ts"
import { child, children, type Element, number, text } from "./Element.ts"
import type { Resource } from "./Resources.ts"
import * as WrittenNumber from "./WrittenNumber.ts"

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

const numberIn = (element: Element | undefined, name: string): number | undefined =>
  number(child(element ?? {}, name), "value")

/** A range and a ratio as people write them. */
const writtenOut = (element: Element): ReadonlyArray<string> => {
  const [range, ratio] = [child(element, "valueRange"), child(element, "valueRatio")]
  const [low, high] = [numberIn(range, "low"), numberIn(range, "high")]
  const [some, all] = [numberIn(ratio, "numerator"), numberIn(ratio, "denominator")]

  return [
    ...(low === undefined && high === undefined
      ? []
      : [low === undefined ? `<=${high}` : high === undefined ? `>=${low}` : `${low}-${high}`]),
    ...(some === undefined || all === undefined ? [] : [`${some}/${all}`]),
  ]
}

const valueOf = (element: Element): Concept.Concept =>
  Concept.joined([
    ...["valueCodeableConcept", "valueCoding", "valueString"].map((name) => Concept.named(element, name)),
    { words: writtenOut(element), codes: [] },
    truth.get(element["valueBoolean"]) ?? Concept.nothing,
  ])

const measuredOf = (element: Element): Measured | undefined => {
  const quantity = child(element, "valueQuantity")
  const value = number(quantity, "value") ?? number(element, "valueInteger") ?? number(element, "valueDecimal")
  if (value === undefined) return WrittenNumber.measured(text(element, "valueString") ?? "")

  return {
    value,
    sign: text(quantity, "comparator") ?? "",
    unit: text(quantity, "unit") ?? text(quantity, "code") ?? "",
  }
}

/** Whether what was found is told as a range: a profile holds single values, or a bound of a share. */
export const isRange = ({ measured, value }: Result): boolean =>
  measured === undefined ? value.words.some(WrittenNumber.isRange) : measured.sign !== ""

const moments = ["effectiveDateTime", "effectiveInstant", "issued"]

const timeOf = ({ container, element }: Resource): number => {
  const period = child(element, "effectivePeriod")
  const written =
    text(element, "effectiveDateTime") ??
    text(period, "end") ??
    text(period, "start") ??
    moments.map((name) => text(element, name)).find(Predicate.isNotUndefined)
  const time = written === undefined ? Number.NaN : Date.parse(written)

  if (!Number.isNaN(time)) return time

  return container === undefined ? Number.NEGATIVE_INFINITY : timeOf(container)
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

/** What an Observation tells; its time is that of the report that contains it where it tells none. */
export const of = (resource: Resource): Result => {
  const { element, expression } = resource
  const at = timeOf(resource)
  const components = children(element, "component").map((component, index) =>
    resultOf(component, at, `${expression}.component[${index}]`),
  )

  return resultOf(element, at, expression, components)
}

/** Those of the latest time, of some. */
export const latest = <Some extends { readonly at: number }>(some: ReadonlyArray<Some>): ReadonlyArray<Some> => {
  const last = some.reduce((time, { at }) => Math.max(time, at), Number.NEGATIVE_INFINITY)

  return some.filter(({ at }) => at === last)
}

import * as NumberRange from "../numbers/NumberRange.ts"
import type { Found } from "../rules/Row.ts"
import type { Run } from "../rules/Run.ts"
import * as AsideTable from "./AsideTable.ts"
import * as FurtherTable from "./FurtherTable.ts"
import * as MeaningTable from "./MeaningTable.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureRun from "./MeasureRun.ts"
import * as ValueTable from "./ValueTable.ts"

type Ranges = ReadonlyArray<NumberRange.NumberRange>

/** What a sentence tells of a measure that it names, and by which tokens: its values, those of any of several groups; nothing where none are understood. */
export interface Published extends MeasureRun.Stretch {
  readonly values: Told | undefined
}

/** `scale`: see `MeasureValue`. */
export interface Told {
  readonly scale: number
  readonly ranges: Ranges
  /** Whether it is one number alone, before which a sign may have been lost. */
  readonly isLone: boolean
}

/** Places of a run, from the first to before the last. */
interface Places {
  readonly first: number
  readonly last: number
}

const valueAt = (run: MeasureRun.Reading, place: number): MeasureRun.Value | undefined => {
  const value = run.chunks[place]?.value

  return value?.kind === "value" ? value : undefined
}

/** Two of which each has the end that the other lacks: at least 18, and at most 26. */
const enclosed = (
  one: NumberRange.NumberRange,
  other: NumberRange.NumberRange,
): NumberRange.NumberRange | undefined => {
  const shared = NumberRange.both(one, other)
  const areOpen = NumberRange.isOpen(one) && NumberRange.isOpen(other)

  return shared !== undefined && areOpen && !NumberRange.isOpen(shared) ? shared : undefined
}

/** The next values are of another group, or the other bound of those before them. */
const withNext = (ranges: Ranges, next: Ranges): Ranges => {
  const [other] = next
  const last = ranges.at(-1)
  const shared = last === undefined || other === undefined ? undefined : enclosed(last, other)

  return shared === undefined ? [...ranges, ...next] : [...ranges.slice(0, -1), shared]
}

type Head = Found<ValueTable.Belonging>

type Next = Found<FurtherTable.Further>

/** What is told of a measure that is named at a place. */
const measureOf = ({ first, from, row, to }: Head): number => {
  switch (row.means) {
    case "behind":
      return from
    case "behind a bound":
      return from + 1
    case "before":
      return to - 1
    default:
      return first
  }
}

const ranges = (run: MeasureRun.Reading, head: Head, measure: Measure): Ranges => {
  const value = valueAt(run, head.first)
  if (head.row.means === "any") {
    const [least, most] = measure.scales[0].values

    return [NumberRange.between(least, most)]
  }
  const bound = head.row.means === "behind a bound" ? run.chunks[head.from]?.value : undefined
  const told = value?.ranges ?? []

  return bound?.kind === "bound" ? told.map(({ low }) => NumberRange.bounded(bound.bound, low.number)) : told
}

/** The values that go on with some, one after the other. */
const chained = (next: ReadonlyMap<number, Next>, from: number, isOf: (next: Next) => boolean): ReadonlyArray<Next> => {
  const found = next.get(from)

  return found === undefined || !isOf(found) ? [] : [found, ...chained(next, found.first, isOf)]
}

const tokensOf = ({ tokens }: MeasureRun.Reading, { first, last }: Places): MeasureRun.Stretch => ({
  first: tokens[first] ?? 0,
  last: tokens[last] ?? 0,
})

/** Values that stand before the name count where none stand behind it, or where both are its bounds. */
const joinedHeads = (run: MeasureRun.Reading, heads: ReadonlyArray<Head>): ReadonlyArray<ReadonlyArray<Head>> => {
  const behind = heads.filter(({ row }) => row.means !== "before")
  const named = new Set(behind.map(measureOf))
  const before = heads.filter(({ row }) => row.means === "before")
  const isBound = (head: Head) => valueAt(run, head.first)?.isBefore === true && head.last === measureOf(head)

  return [
    ...before.filter((head) => !named.has(measureOf(head))).map((head) => [head]),
    ...behind.map((head) => [
      ...before.filter((other) => measureOf(other) === measureOf(head) && isBound(other)),
      head,
    ]),
  ].toSorted(([one], [other]) => (one?.first ?? 0) - (other?.first ?? 0))
}

/** What a sentence tells of a measure that it names at some tokens. */
export const of = (run: Run, measure: Measure, named: ReadonlyArray<MeasureRun.Stretch>): ReadonlyArray<Published> => {
  const reading = AsideTable.within(MeasureRun.of(run, measure, named))
  const meanings = new Map(MeaningTable.table.find(reading).map(({ first, row }) => [first, row.means]))
  const found = ValueTable.table.find(reading)
  const foreign = new Set(found.flatMap(({ first, row }) => (row.means === "behind another" ? [first] : [])))
  const heads = found.filter(({ first, row }) => {
    const value = valueAt(reading, first)

    return (
      row.means === "any" ||
      (value !== undefined &&
        row.means !== "behind another" &&
        row.means !== "of a further grade" &&
        (!value.isLone || measure.ofFewValues === true || row.means === "behind a bound"))
    )
  })
  const next = new Map(FurtherTable.table.find(reading).map((each) => [each.from, each]))
  const told = new Set<number>()
  const covered: Array<Places> = []

  const published = joinedHeads(reading, heads).flatMap((together): ReadonlyArray<Published> => {
    const [head] = together
    const last = together.at(-1)
    if (head === undefined || last === undefined || told.has(last.first)) return []
    const scale = valueAt(reading, last.first)?.scale ?? 0
    const isOf = ({ first, row }: Next): boolean =>
      !foreign.has(first) &&
      valueAt(reading, first)?.scale === scale &&
      (row.means !== "let in besides" || measure.ofFewValues === true)
    const further = chained(next, last.first, isOf)
    for (const each of [...together, ...further]) told.add(each.first)
    const places = {
      first: Math.min(head.from, head.first),
      last: Math.max(last.to, ...further.map((each) => each.last)),
    }
    covered.push(places)
    const meaning = meanings.get(measureOf(last))
    if (meaning !== undefined && meaning !== "a condition") return []
    const stretch = tokensOf(reading, places)
    if (meaning === "a condition") return [{ ...stretch, values: undefined }]
    const own = together.flatMap((each) => [ranges(reading, each, measure)]).reduce(withNext, [])
    const all = further.reduce(
      (known, { first, row }) =>
        row.means === "alternative"
          ? [...known, ...(valueAt(reading, first)?.ranges ?? [])]
          : withNext(known, valueAt(reading, first)?.ranges ?? []),
      own,
    )
    const isLone = further.length === 0 && valueAt(reading, head.first)?.isLone === true && head.row.means === "behind"

    return [{ ...stretch, values: { scale, ranges: all, isLone } }]
  })
  const isCovered = (place: number): boolean => covered.some(({ first, last }) => first <= place && place < last)
  const left = Array.from({ length: reading.to }, (_, place) => place).filter(
    (place) => MeasureRun.isName(reading, place) && !isCovered(place),
  )

  return [
    ...published,
    ...left.flatMap((place) => {
      const meaning = meanings.get(place)

      return meaning === undefined || meaning === "a condition"
        ? [{ ...tokensOf(reading, { first: place, last: place + 1 }), values: undefined }]
        : []
    }),
  ]
}

/** The values that a sentence begins with for another grade, behind a semicolon: "[10-19] for moderate". */
export const ofFurtherGrade = (run: Run, measure: Measure): Told | undefined => {
  const reading = AsideTable.within(MeasureRun.of(run, measure, []))
  const found = ValueTable.table.find(reading).find(({ row }) => row.means === "of a further grade")
  const value = found === undefined ? undefined : valueAt(reading, found.first)

  return value === undefined ? undefined : { scale: value.scale, ranges: value.ranges, isLone: false }
}

import { remembering } from "../../Memo.ts"
import * as BoundTable from "../numbers/BoundTable.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as NumberTable from "../numbers/NumberTable.ts"
import * as Piece from "../numbers/Piece.ts"
import * as QuantityTable from "../numbers/QuantityTable.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as UnitTable from "../numbers/UnitTable.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Run } from "../rules/Run.ts"
import * as ClassNumbers from "./ClassNumbers.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureNames from "./MeasureNames.ts"
import * as MeasureValue from "./MeasureValue.ts"

/** Numbers that a text writes, and that can be values of a measure. */
export interface Value {
  readonly kind: "value"
  readonly scale: number
  readonly ranges: ReadonlyArray<NumberRange.NumberRange>
  /** Whether it is one number alone, before which a sign may have been lost. */
  readonly isLone: boolean
  /** Whether its sign stands between it and what is behind it: "20 ≤ MMSE". */
  readonly isBefore: boolean
}

export type Reading = ChunkedRun.ChunkedRun<Piece.Piece | Value | undefined>

type Stretch = ChunkedRun.Stretch

/**
 * A sentence in which the names of the measure that is asked for are chunks, `@measure`, and those of others, `@other`, and so are the
 * numbers that can be values of it, `@value`. A name that only a caller knows is `@measure.item` if it may be that of a part of a scale, and `@measure.word` if it is one word, which may be one of several; that of what is counted by the time is `@measure.event`, and that of a disorder `@measure.lack` or `@measure.excess`. What is counted alike is `@other.alike`, and what is told by the limits of what is normal as well
 * `@other.limited`, as `@value.limit` is, and every other value is `@value.absolute`, `@value.measured` with a unit. A value around a name, "20 ≤ MMSE ≤ 26", is `@value.around`, a group of risk `@value.risk`, classes by their letters `@value.lettered`, one of a measure of grades `@value.graded`, what may be all that there is, "range 0 to 60", `@value.whole`, and one without an end on a side `@value.below` or `@value.above`.
 */
export const level = MarkedRun.level(["measure", "other", "value"], QuantityTable.level)

type Numbers = ChunkedRun.ChunkedRun<Piece.Piece>

/** All measures that a sentence names, and which of them but as a part of another's name: "[CDR] memory score". */
const namedIn = remembering((run: Run) => {
  const words = ChunkedRun.wordsOf(run, { first: 0, last: run.to })

  return MeasureNames.within(words).map((named) => ({ ...named, isPart: MeasureNames.isPart(named, words) }))
})

const holds = (one: Stretch, other: Stretch): boolean => one.first <= other.first && other.last <= one.last

const byPlace = (one: Stretch, other: Stretch): number => one.first - other.first

const asName = ({ first, last }: Stretch, name: string, attributes: ReadonlyArray<string>) => ({
  first,
  last,
  name,
  attributes,
  value: { kind: "name" } as const,
})

/** What another measure has in common with the one that is asked for. */
const likeness = (measure: Measure, other: Measure): ReadonlyArray<string> =>
  Chunk.attributesOf({
    alike: measure.isLiteral !== true && MeasureNames.areAlike(measure, other),
    limited: MeasureNames.areLimited(measure, other),
  })

/** Which of its disorders a place names, if not the measure itself: nothing of it is told by these alone. */
const disorderAt = (run: Run, { excess, lack }: Measure, place: Stretch): "lack" | "excess" | undefined => {
  const word = ChunkedRun.wordsOf(run, place).join(" ")
  if (lack?.includes(word) === true) return "lack"

  return excess?.includes(word) === true ? "excess" : undefined
}

/**
 * A sentence in which the names of measures are chunks, so that no number in them is one of another: "CA 19-[9 < 500]". Those of the measure
 * that is asked for are one where they share tokens, "WHO performance status", and none where they are a part of another, "[CDR] sum of boxes".
 */
const withNames = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): Numbers => {
  const others = namedIn(run).filter(({ isPart, measure: { name } }) => isPart || name !== measure.name)
  const isPlain = named.some((place) => disorderAt(run, measure, place) === undefined)
  const attributesOf = ({ first, last }: Stretch): ReadonlyArray<string> =>
    Chunk.attributesOf({
      lack: disorderAt(run, measure, { first, last }) === "lack",
      excess: disorderAt(run, measure, { first, last }) === "excess",
      item: measure.isLiteral === true && last - first > 1,
      word: measure.isLiteral === true && last - first === 1,
      event: measure.ofEvents === true,
    })
  const names: Array<ReturnType<typeof asName>> = []
  for (const name of named.toSorted(byPlace)) {
    if (isPlain && disorderAt(run, measure, name) !== undefined) continue
    if (others.some((other) => holds(other, name) && !holds(name, other))) continue
    const before = names.at(-1)
    const isApart = before === undefined || before.last <= name.first
    if (isApart) names.push(asName(name, "measure", attributesOf(name)))
    else names[names.length - 1] = { ...before, last: Math.max(before.last, name.last) }
  }
  for (const other of others) {
    const isFree = names.every(({ first, last }) => last <= other.first || other.last <= first)
    if (isFree) names.push(asName(other, "other", likeness(measure, other.measure)))
  }

  return MarkedRun.marking<Piece.Piece>(run, names)
}

const quantities = [BoundTable.level, QuantityTable.level]

const ofClasses = {
  numbers: [UnitTable.level, NumberTable.level, ClassNumbers.level(false), ...quantities],
  letters: [UnitTable.level, NumberTable.level, ClassNumbers.level(true), ...quantities],
  risks: [ClassNumbers.riskLevel, NumberTable.level, ...quantities],
}

/** Whether it is one number, which a measure of few values may be told by. A number of the highest one is one: "22/30". */
const loneOf = (range: Ranges.Range, { scales: [{ values }] }: Measure): NumberRange.NumberRange | undefined => {
  const { form, high, low } = range
  if (form === "over a stroke" && high.number === values[1]) return { low, high: low }

  return low.number === high.number && (form === "exactly" || form === "bounded") ? range : undefined
}

const unbounded: ReadonlySet<Ranges.Form> = new Set<Ranges.Form>([
  "exactly",
  "listed",
  "listed, with all between",
  "over a stroke",
])

/** Whether numbers are not told to be those of what only a caller knows: "XYZ 5", "XYZ 5-3". */
const areOpen = (numbers: Numbers, { form, from, to }: Ranges.Range): boolean => {
  const [one, other] = Piece.quantities(numbers, { first: from, last: to }).map(({ number }) => number)

  return unbounded.has(form) || (form === "between" && one !== undefined && other !== undefined && one > other)
}

/** In tokens before a number that is told to be a score. */
const reach = 12

const isScored = /\b(?:scores?|class|category|rating|levels?) .*\b(?:of|is|=|or)$|\bscores?$/

/** Whether numbers are none of what only a caller knows: they are open, or of something graded, and no score or grade is told with them. */
const areOfOthers = (numbers: Numbers, range: Ranges.Range, { ofGrades }: Measure): boolean => {
  const { form, from } = range
  const before = ChunkedRun.wordsOf(numbers, { first: Math.max(0, from - reach), last: from })

  return ofGrades === true
    ? form !== "bounded, of a class" && !/^grades?$/.test(before.at(-1) ?? "")
    : areOpen(numbers, range) && !isScored.test(before.join(" "))
}

/** What is told of the second of a pair, "> 140/[90]", where the measure is that; nothing where it cannot be told. */
const ownOf = (numbers: Numbers, { ofPairs }: Measure, range: Ranges.Range): Ranges.Range | undefined => {
  const { form, from, to } = range
  if (ofPairs !== true || (form !== "bounded, over another" && form !== "over a stroke")) return range
  const [bound] = Piece.bounds(numbers, { first: from, last: to })
  const [second] = Piece.quantities(numbers, { first: to, last: to + 2 })

  return bound === undefined || second === undefined
    ? undefined
    : { ...range, ...NumberRange.bounded(bound, second.number) }
}

/** What is no minus where none of the values of a measure are below zero: "MMSE -20 to 26". Behind a sign of what only a caller knows it may be one: "XYZ > -1". */
const signed = ({ isLiteral, scales: [{ values }] }: Measure, range: Ranges.Range): Ranges.Range => {
  const { form, high, low } = range
  const isBelowZero = (end: number): boolean => Number.isFinite(end) && end < 0
  const unsigned = (end: NumberRange.End): NumberRange.End =>
    isBelowZero(end.number) ? { ...end, number: -end.number } : end

  return values[0] < 0 ||
    (isLiteral === true && form.startsWith("bounded")) ||
    !(isBelowZero(low.number) || isBelowZero(high.number))
    ? range
    : { ...range, low: unsigned(low), high: unsigned(high) }
}

/** What numbers that begin at one place are of the measure. `isBefore`: whether its name follows them right away. */
const valueOf = (measure: Measure, together: ReadonlyArray<Ranges.Range>, isBefore: boolean): Value | undefined => {
  const [first] = together
  if (first === undefined) return undefined
  const lone = together.length === 1 ? loneOf(first, measure) : undefined
  const values = together.map((range) => {
    const meant = lone ?? MeasureValue.meant(measure, range, isBefore)

    return meant === undefined ? undefined : MeasureValue.of(measure, meant, range.unit)
  })
  const [known] = values
  if (known === undefined || values.some((value) => value?.scale !== known.scale)) return undefined

  return {
    kind: "value",
    scale: known.scale,
    ranges: values.flatMap((value) => value?.range ?? []),
    isLone: lone !== undefined,
    isBefore: isBefore && first.form === "bounded behind",
  }
}

/** A sentence, and where the measure that is asked for is named in it. */
export const of = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): Reading => {
  const levels = measure.ofClasses === undefined ? QuantityTable.levels : ofClasses[measure.ofClasses]
  const numbers = levels.reduce<Numbers>((reading, level) => level.over(reading), withNames(run, measure, named))
  const own = Ranges.within(numbers).flatMap((range) => ownOf(numbers, measure, signed(measure, range)) ?? [])
  const pieces = [...Map.groupBy(own, ({ from }) => from).values()].flatMap((together) => {
    const [range] = together
    if (range === undefined || (measure.isLiteral === true && areOfOthers(numbers, range, measure))) return []
    const { form, from, to, unit } = range
    const within = Array.from({ length: to - from }, (_, at) => ChunkedRun.kindAt(numbers, from + at)?.name)
    const isAround = form === "bounded around" && within.includes("measure")
    if (!isAround && (within.includes("measure") || within.includes("other"))) return []
    const value = valueOf(measure, together, ChunkedRun.kindAt(numbers, to)?.name === "measure")
    if (value === undefined) return []
    const attributes = Chunk.attributesOf({
      around: isAround,
      class: form === "bounded, of a class",
      risk: measure.ofClasses === "risks",
      graded: measure.ofGrades === true,
      lettered:
        measure.ofClasses === "letters" &&
        together.some(({ high, low }) => ClassNumbers.areLetters(low.number, high.number)),
      lone: value.isLone,
      whole: /^(?:rang|max)/.test(ChunkedRun.wordsOf(numbers, { first: from, last: from + 1 })[0] ?? ""),
      range: !value.isLone,
      limit: unit === "ULN",
      absolute: unit !== "ULN",
      measured: unit !== undefined,
      below: value.ranges.every(({ low }) => low.number === Number.NEGATIVE_INFINITY),
      above: value.ranges.every(({ high }) => high.number === Number.POSITIVE_INFINITY),
    })

    return [{ first: from, last: to, number: Chunk.numberOf("value", attributes), value }]
  })

  return Level.chunked<Piece.Piece, Value | undefined>(numbers, pieces)
}

/** Whether a place names a disorder of the measure, and the values that are told of it, if any, are not those of such. */
export const isOfDisorder = (reading: Reading, place: number, at?: number): boolean => {
  const disorder = ChunkedRun.kindAt(reading, place)?.attributes
  const value = at === undefined ? undefined : ChunkedRun.kindAt(reading, at)?.attributes
  const isMeant = (side: "above" | "below"): boolean => value?.has("measured") === true && value.has(side)

  return (
    (disorder?.has("lack") === true && !isMeant("below")) || (disorder?.has("excess") === true && !isMeant("above"))
  )
}

/** The places at which the measure that is asked for is named. */
export const names = (reading: Reading): ReadonlyArray<number> => {
  const places: Array<number> = []
  for (let place = 0; place < reading.to; place++)
    if (ChunkedRun.kindAt(reading, place)?.name === "measure") places.push(place)

  return places
}

export const valueAt = ({ chunks }: Reading, place: number): Value | undefined => {
  const value = chunks[place]?.value

  return value?.kind === "value" ? value : undefined
}

import { countWhile } from "../../Bisection.ts"
import type * as NumberRange from "../numbers/NumberRange.ts"
import type * as Piece from "../numbers/Piece.ts"
import * as QuantityTable from "../numbers/QuantityTable.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Run } from "../rules/Run.ts"
import * as ClassNumbers from "./ClassNumbers.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureNames from "./MeasureNames.ts"
import * as MeasureValue from "./MeasureValue.ts"
import * as RiskGroups from "./RiskGroups.ts"

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

export type Reading = ChunkedRun<Piece.Piece | Value | undefined>

/** From one token to before another. */
export interface Stretch {
  readonly first: number
  readonly last: number
}

/**
 * A sentence in which the names of the measure that is asked for are chunks, `@measure`, and those of others, `@other`, and so are the
 * numbers that can be values of it, `@value`. What is counted alike is `@other.alike`. A value around a name, "20 ≤ MMSE ≤ 26", is `@value.around`, a group of risk `@value.risk`.
 */
export const level = MarkedRun.level(["measure", "other", "value"], QuantityTable.level)

const holds = (one: Stretch, other: Stretch): boolean => one.first <= other.first && other.last <= one.last

const isBounded = ({ form }: Ranges.Range): boolean => !["exactly", "listed", "over a stroke", "between"].includes(form)

/** Whether it is one number, which a measure of few values may be told by. A number of the highest one is one: "22/30". */
const loneOf = (range: Ranges.Range, { scales: [{ values }] }: Measure): NumberRange.NumberRange | undefined => {
  const { form, high, low } = range
  if (form === "over a stroke" && high.number === values[1]) return { low, high: low }

  return low.number === high.number && (form === "exactly" || form === "bounded") ? range : undefined
}

/** What numbers that begin at one place are of the measure. */
const valueOf = (
  measure: Measure,
  together: ReadonlyArray<Ranges.Range>,
  names: ReadonlyArray<Stretch>,
): Value | undefined => {
  const [first] = together
  if (first === undefined || (measure.isLiteral === true && !isBounded(first))) return undefined
  const isBefore = names.some((name) => name.first === first.last)
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

interface Marked extends Stretch {
  readonly name: string
  readonly attributes: ReadonlyArray<string>
  readonly value: Value | undefined
}

const marked = ({ first, last }: Stretch, name: string, attributes: ReadonlyArray<string> = []): Marked => ({
  first,
  last,
  name,
  attributes,
  value: undefined,
})

/** Which tokens names and values have, so that none is told twice. */
const tokensOf = (run: Run) => {
  const taken = new Uint8Array(run.to)

  return {
    areFree: ({ first, last }: Stretch): boolean => !taken.subarray(first, last).includes(1),
    take: ({ first, last }: Stretch): void => {
      taken.fill(1, first, last)
    },
  }
}

/** Values that begin at one place; what stands around a name belongs to it, "20 ≤ MMSE ≤ 26". */
const valuesIn = (
  reading: ChunkedRun<Piece.Piece>,
  measure: Measure,
  names: ReadonlyArray<Stretch>,
): ReadonlyArray<Marked> =>
  [...Map.groupBy(Ranges.within(reading), ({ first }) => first).values()].flatMap((together) => {
    const [range] = together
    const value = valueOf(measure, together, names)
    if (range === undefined || value === undefined) return []
    const { first, form, last } = range
    const isAround = form === "bounded around" && names.some((name) => holds(range, name))
    const attributes = [
      ...(isAround ? ["around"] : []),
      ...(form === "bounded, of a class" ? ["class"] : []),
      ...(measure.ofClasses === "risks" ? ["risk"] : []),
      value.isLone ? "lone" : "range",
    ]

    return [{ first, last, name: "value", attributes, value }]
  })

/** The place of a run at which a token stands, or behind its chunk. */
const placeOf = ({ tokens, to }: ChunkedRun<unknown>, token: number): number =>
  Math.min(to, countWhile(tokens.subarray(0, to + 1), (first) => first <= token) - 1)

/** Whether a name is only a part of the longer name of another measure: "CDR" of "CDR sum of boxes". */
const isPart = (others: ReadonlyArray<Stretch>, name: Stretch): boolean =>
  others.some((other) => holds(other, name) && !holds(name, other))

const nameInNumbers = Chunk.numberOf("name")

/** A sentence whose names are no words, so that no number in them is one of another: "CA 19-[9 < 500]". */
const withoutNames = (run: Run, names: ReadonlyArray<Stretch>): Run => {
  const numbers = run.numbers.slice(0, run.to)
  for (const { first, last } of names) numbers.fill(nameInNumbers, first, last)

  return { ...run, numbers }
}

/** What is found in a sentence, in its order. A value around a name counts for more than the name, and a name for more than other numbers: "PHQ-[9 ≥]". */
const markedIn = (
  run: Run,
  quantities: ChunkedRun<Piece.Piece>,
  measure: Measure,
  { names, others }: Names,
): ReadonlyArray<Marked> => {
  const values = valuesIn(quantities, measure, names)
  const tokens = tokensOf(run)
  const ranked = [
    ...values.filter(({ attributes }) => attributes.includes("around")),
    ...names.map((name) => marked(name, "measure")),
    ...others.map((other) => marked(other, "other", MeasureNames.areAlike(measure, other.measure) ? ["alike"] : [])),
    ...values.filter(({ attributes }) => !attributes.includes("around")),
  ]

  return ranked
    .filter((each) => {
      const isFree = tokens.areFree(each)
      if (isFree) tokens.take(each)

      return isFree
    })
    .toSorted((one, other) => one.first - other.first)
}

/** Names that share tokens, "WHO performance status", as one. */
const joined = (names: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> => {
  const found: Array<Stretch> = []
  for (const { first, last } of names.toSorted((one, other) => one.first - other.first)) {
    const before = found.at(-1)
    if (before === undefined || before.last <= first) found.push({ first, last })
    else found[found.length - 1] = { first: before.first, last: Math.max(before.last, last) }
  }

  return found
}

interface Names {
  readonly names: ReadonlyArray<Stretch>
  readonly others: ReadonlyArray<MeasureNames.Named>
}

/** Where the measure that is asked for is named, and not only a part of the name of another; and where others are. */
const namesIn = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): Names => {
  const words = Array.from({ length: run.to }, (_, at) => run.vocabulary.wordOf(run.numbers[at] ?? 0))
  const others = MeasureNames.within(words).filter((other) => other.measure.name !== measure.name)

  return { names: joined(named.filter((name) => !isPart(others, name))), others }
}

/** The numbers of a sentence as those of a measure are written: classes are numbers where it has any. */
const quantitiesOf = (run: Run, { ofClasses }: Measure, names: ReadonlyArray<Stretch>): ChunkedRun<Piece.Piece> => {
  if (ofClasses === undefined) return QuantityTable.level.of(run)
  if (ofClasses === "risks") return RiskGroups.within(run)
  const ends = new Set(names.map(({ last }) => last))

  return ClassNumbers.within(run, (token) => ends.has(token), ofClasses === "letters")
}

/** A sentence, and where the measure that is asked for is named in it. */
export const of = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): Reading => {
  const called = namesIn(run, measure, named)
  const quantities = quantitiesOf(withoutNames(run, [...called.names, ...called.others]), measure, named)
  let end = 0
  const pieces = markedIn(run, quantities, measure, called).flatMap(({ attributes, first, last, name, value }) => {
    const stretch = { first: Math.max(end, placeOf(quantities, first)), last: placeOf(quantities, last - 1) + 1 }
    if (stretch.last <= stretch.first) return []
    end = stretch.last

    return [{ ...stretch, number: Chunk.numberOf(name, attributes), value }]
  })

  return Level.chunked<Piece.Piece, Value | undefined>(quantities, pieces)
}

/** The places at which the measure that is asked for is named. */
export const names = ({ numbers, to }: Reading): ReadonlyArray<number> =>
  Array.from({ length: to }, (_, place) => place).filter(
    (place) => Chunk.kindOf(numbers[place] ?? 0)?.name === "measure",
  )

export const valueAt = ({ chunks }: Reading, place: number): Value | undefined => {
  const value = chunks[place]?.value

  return value?.kind === "value" ? value : undefined
}

import type * as NumberRange from "../numbers/NumberRange.ts"
import type * as Piece from "../numbers/Piece.ts"
import * as QuantityTable from "../numbers/QuantityTable.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Run } from "../rules/Run.ts"
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

export type Reading = ChunkedRun<Piece.Piece | Value | undefined>

/** From one token to before another. */
export interface Stretch {
  readonly first: number
  readonly last: number
}

/**
 * A sentence in which the names of the measure that is asked for are chunks, `@measure`, and those of others, `@other`, and so are the
 * numbers that can be values of it, `@value`. What is counted alike is `@other.alike`. A value around a name, "20 ≤ MMSE ≤ 26", is `@value.around`.
 */
export const level = MarkedRun.level(["measure", "other", "value"], QuantityTable.level)

const overlap = (one: Stretch, other: Stretch): boolean => one.first < other.last && other.first < one.last

const holds = (one: Stretch, other: Stretch): boolean => one.first <= other.first && other.last <= one.last

const isBounded = ({ form }: Ranges.Range): boolean => !["exactly", "listed", "between"].includes(form)

/** Whether it is one number, which a measure of few values may be told by. A number of the highest one is one: "22/30". */
const loneOf = (range: Ranges.Range, { scales: [{ values }] }: Measure): NumberRange.NumberRange | undefined => {
  const { form, high, low } = range
  if (form === "listed" && high.number === values[1] && range.last - range.first === ofTop) return { low, high: low }

  return low.number === high.number && (form === "exactly" || form === "bounded") ? range : undefined
}

/** In tokens: "22/30". */
const ofTop = 3

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
    isBefore: isBefore && first.form === "bounded before",
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

/** The values, but for those of which a name is a part: "PHQ-[9 ≥]". */
const valuesIn = (
  reading: ChunkedRun<Piece.Piece>,
  measure: Measure,
  names: ReadonlyArray<Stretch>,
  others: ReadonlyArray<Stretch>,
): ReadonlyArray<Marked> =>
  [...Map.groupBy(Ranges.within(reading), ({ first }) => first).values()].flatMap((together) => {
    const [stretch] = together
    const value = valueOf(measure, together, names)
    if (stretch === undefined || value === undefined) return []
    const isAround = stretch.form === "bounded around" && names.some((name) => holds(stretch, name))
    if (!isAround && [...names, ...others].some((name) => overlap(name, stretch))) return []

    return [
      {
        first: stretch.first,
        last: stretch.last,
        name: "value",
        attributes: [...(isAround ? ["around"] : []), ...(value.isLone ? ["lone"] : ["range"])],
        value,
      },
    ]
  })

/** The place of a run at which a token stands, or behind its chunk. */
const placeOf = ({ tokens, to }: ChunkedRun<unknown>, token: number): number => {
  let place = 0
  while (place < to && (tokens[place + 1] ?? 0) <= token) place++

  return place
}

/** Whether a name is only a part of the longer name of another measure: "CDR" of "CDR sum of boxes". */
const isPart = (others: ReadonlyArray<Stretch>, name: Stretch): boolean =>
  others.some((other) => holds(other, name) && !holds(name, other))

/** A sentence, and where the measure that is asked for is named in it. */
export const of = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): Reading => {
  const found = MeasureNames.table.find(run).filter(({ row }) => !row.means.includes(measure.name))
  const names = named.filter((name) => !isPart(found, name))
  const others = found.filter((other) => !names.some((name) => overlap(name, other)))
  const quantities = QuantityTable.level.of(run)
  const values = valuesIn(quantities, measure, names, others)
  const free = (stretch: Stretch): boolean => !values.some((value) => overlap(value, stretch))
  const all = [
    ...values,
    ...names.filter(free).map((name) => marked(name, "measure")),
    ...others
      .filter(free)
      .map((other) =>
        marked(other, "other", other.row.means.some((name) => MeasureNames.areAlike(measure, name)) ? ["alike"] : []),
      ),
  ].toSorted((one, other) => one.first - other.first)
  let end = 0
  const pieces = all.flatMap(({ attributes, first, last, name, value }) => {
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

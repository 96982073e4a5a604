import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import type { Found } from "../rules/Row.ts"
import type { Run } from "../rules/Run.ts"
import * as NumberRange from "./NumberRange.ts"
import * as Piece from "./Piece.ts"
import * as QuantityTable from "./QuantityTable.ts"
import * as RangeTable from "./RangeTable.ts"

/** Numbers that a text takes in, with their unit, and the tokens that say so. */
export interface Range extends NumberRange.NumberRange {
  /** As `UnitWords.named` calls it; nothing where none is written. */
  readonly unit?: string
  readonly first: number
  readonly last: number
  /** How they are written; "exactly" is a number alone, without any word of comparison. */
  readonly form: RangeTable.Form
}

const mirrored = { from: "to", above: "below", to: "from", below: "above", exactly: "exactly" } as const

const one = (bound: Piece.Bound = "exactly", quantity?: Piece.Quantity): ReadonlyArray<NumberRange.NumberRange> =>
  quantity === undefined ? [] : [NumberRange.bounded(bound, quantity.number)]

const merged = (ranges: ReadonlyArray<NumberRange.NumberRange>): ReadonlyArray<NumberRange.NumberRange> => {
  const [first, second] = ranges
  const shared = first === undefined || second === undefined ? undefined : NumberRange.both(first, second)

  return shared === undefined ? ranges : [shared]
}

const spanned = (from?: Piece.Quantity, to?: Piece.Quantity): ReadonlyArray<NumberRange.NumberRange> =>
  from === undefined || to === undefined ? [] : [NumberRange.between(from.number, to.number)]

/** From the least to the greatest of numbers that are listed, if they rise; otherwise each by itself. */
const listed = (quantities: ReadonlyArray<Piece.Quantity>): ReadonlyArray<NumberRange.NumberRange> => {
  const numbers = quantities.map(({ number }) => number)
  const [first = 0] = numbers
  const doRise = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))

  return doRise
    ? [NumberRange.between(first, numbers.at(-1) ?? first)]
    : numbers.map((number) => NumberRange.bounded("exactly", number))
}

/** Two numbers behind each other are a list where one is the next of the other, "class II, III"; otherwise the second is of something else. */
const nextTo = (quantities: ReadonlyArray<Piece.Quantity>): ReadonlyArray<NumberRange.NumberRange> => {
  const [first, second] = quantities
  const isNext =
    first !== undefined && second !== undefined && Math.floor(second.number) - Math.floor(first.number) === 1

  return isNext ? listed(quantities) : one("exactly", first)
}

const rangesOf = (
  form: RangeTable.Form,
  bounds: ReadonlyArray<Piece.Bound>,
  quantities: ReadonlyArray<Piece.Quantity>,
): ReadonlyArray<NumberRange.NumberRange> => {
  const [bound, otherBound] = bounds
  const [quantity, other, third, fourth] = quantities
  switch (form) {
    case "exactly":
      return one("exactly", quantity)
    case "bounded":
    case "bounded, of a class":
    case "bounded behind":
    case "better":
    case "worse":
    case "better than":
    case "worse than":
      return one(bound, quantity)
    case "bounded up to":
      return bound === "above" ? one(bound, other) : merged([...one(bound, quantity), ...one("to", other)])
    case "bounded before":
      return one(mirrored[bound ?? "exactly"], quantity)
    case "upwards":
      return one("from", quantity)
    case "downwards":
      return one("to", quantity)
    case "between":
      return spanned(quantity, other)
    case "between, without its ends":
      return merged([...one("above", quantity), ...one("below", other)])
    case "between twice":
      return [...spanned(quantity, other), ...spanned(third, fourth)]
    case "between, each of a top":
      return spanned(quantity, third)
    case "bounded twice":
      return merged([...one(bound, quantity), ...one(otherBound, other)])
    case "bounded around":
      return merged([...one(mirrored[bound ?? "exactly"], quantity), ...one(otherBound, other)])
    case "up to a bound":
      return merged([...one("from", quantity), ...one(bound, other)])
    case "none up to it":
      return [NumberRange.between(0, quantities.at(-1)?.number ?? 0)]
    case "from the first":
      return one(otherBound === undefined ? "from" : bound, quantity)
    case "several":
      return [NumberRange.bounded("from", 2)]
    case "nothing":
      return []
    case "up to the second":
      return one(bound, other)
    case "next to each other":
      return nextTo(quantities)
    case "listed":
    case "over a stroke":
      return listed(quantities)
  }
}

/** What a row of the table makes of the tokens where it was found. A unit that is written once is that of all numbers of a range. */
const ofRow = (run: ChunkedRun<Piece.Piece>, found: Found<RangeTable.Form>): ReadonlyArray<Range> => {
  const form = found.row.means
  const quantities = Piece.quantities(run, found)
  const unit = quantities.flatMap((each) => each.unit ?? []).at(-1)
  const place = { first: run.tokens[found.first] ?? 0, last: run.tokens[found.last] ?? 0, form }

  return rangesOf(form, Piece.bounds(run, found), quantities).map((range) => ({
    ...range,
    ...place,
    ...(unit === undefined ? {} : { unit }),
  }))
}

/** The ranges of a sentence whose quantities are known, in order. */
export const within = (quantities: ChunkedRun<Piece.Piece>): ReadonlyArray<Range> =>
  RangeTable.table.find(quantities).flatMap((found) => ofRow(quantities, found))

/** The ranges that a sentence writes, in order. */
export const of = (run: Run): ReadonlyArray<Range> => within(QuantityTable.level.of(run))

import * as Packing from "../../annotation/Packing.ts"
import type { Bound } from "./Piece.ts"

/** An end of a range; without one, the number is endless. */
export interface End {
  readonly number: number
  readonly isIncluded: boolean
}

/** The numbers that a text takes in. */
export interface NumberRange {
  readonly low: End
  readonly high: End
}

const end = Packing.record<End>({ number: Packing.decimal, isIncluded: Packing.flag })

export const packing: Packing.Packing<NumberRange> = Packing.record<NumberRange>({ low: end, high: end })

const lowest: End = { number: Number.NEGATIVE_INFINITY, isIncluded: false }

const highest: End = { number: Number.POSITIVE_INFINITY, isIncluded: false }

const included = (number: number): End => ({ number, isIncluded: true })

const excluded = (number: number): End => ({ number, isIncluded: false })

export const between = (one: number, other: number): NumberRange => ({
  low: included(Math.min(one, other)),
  high: included(Math.max(one, other)),
})

export const bounded = (bound: Bound, number: number): NumberRange => {
  switch (bound) {
    case "from":
      return { low: included(number), high: highest }
    case "above":
      return { low: excluded(number), high: highest }
    case "to":
      return { low: lowest, high: included(number) }
    case "below":
      return { low: lowest, high: excluded(number) }
    case "exactly":
      return between(number, number)
  }
}

export const isOpen = ({ high, low }: NumberRange): boolean =>
  !Number.isFinite(low.number) || !Number.isFinite(high.number)

const isEmpty = ({ high, low }: NumberRange): boolean =>
  low.number > high.number || (low.number === high.number && !(low.isIncluded && high.isIncluded))

const higher = (one: End, other: End): End =>
  one.number > other.number || (one.number === other.number && !one.isIncluded) ? one : other

const lower = (one: End, other: End): End =>
  one.number < other.number || (one.number === other.number && !one.isIncluded) ? one : other

/** What is in both; nothing where they do not meet. */
export const both = (one: NumberRange, other: NumberRange): NumberRange | undefined => {
  const shared = { low: higher(one.low, other.low), high: lower(one.high, other.high) }

  return isEmpty(shared) ? undefined : shared
}

/** Any number of a range that ends on both sides. */
export const inside = ({ high, low }: NumberRange): number => (low.number + high.number) / 2

const isSame = (one: End, other: End | undefined): boolean =>
  one.number === other?.number && one.isIncluded === other.isIncluded

export const isWithin = (one: NumberRange, other: NumberRange): boolean => {
  const shared = both(one, other)

  return isSame(one.low, shared?.low) && isSame(one.high, shared?.high)
}

export const holds = ({ high, low }: NumberRange, number: number): boolean =>
  (number > low.number || (low.isIncluded && number === low.number)) &&
  (number < high.number || (high.isIncluded && number === high.number))

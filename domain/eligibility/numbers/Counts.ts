import { remembering } from "../../Memo.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import type { End } from "./NumberRange.ts"
import * as Ranges from "./Ranges.ts"

/** A range of whole numbers, both ends included, and which tokens write it. */
export interface Count {
  readonly low: number
  readonly high: number
  readonly first: number
  readonly last: number
  /** What is measured rather than counted by it: "months"; nothing where there is none. */
  readonly unit?: string
}

/** Nobody has had more lines of treatment than two digits tell. */
const most = 99

/** The last whole number on one side of an end, where `step` leads into the range. */
const whole = ({ isIncluded, number }: End, step: number): number => (isIncluded ? number : number + step)

const isWhole = ({ number }: End): boolean => !Number.isFinite(number) || (Number.isInteger(number) && number <= most)

const isCount = ({ form, high, low }: Ranges.Range): boolean =>
  form !== "bounded, of a class" && isWhole(low) && isWhole(high)

const countOf = ({ first, high, last, low, unit }: Ranges.Range): Count => {
  const count = { low: Math.max(0, whole(low, 1)), high: whole(high, -1), first, last }

  return unit === undefined ? count : { ...count, unit }
}

export const within = (run: Run): ReadonlyMap<number, Count> => {
  const counts = new Map<number, Count>()
  for (const range of Ranges.of(run)) if (isCount(range)) counts.set(range.first, countOf(range))

  return counts
}

/** What the words of a sentence count, by where it begins. */
export const of = remembering((words: ReadonlyArray<string>): ReadonlyMap<number, Count> => within(Runs.ofWords(words)))

export const at = (words: ReadonlyArray<string>, place: number): Count | undefined => of(words).get(place)

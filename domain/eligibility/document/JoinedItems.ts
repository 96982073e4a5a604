import type { Segment } from "./Segment.ts"

const joinsNext = /\bor[\s,:]*$/

const joinsLast = /^(?:or|and\/or)\b/

const widestJoint = 12

/** A line of the same list. */
const areOfOneList = (one: Segment, other: Segment): boolean => one.lead === other.lead && one.side === other.side

/** Whether a line ends, or the one behind it begins, with an "or". */
const isOrBetween = (folded: string, one: Segment, next: Segment): boolean =>
  joinsNext.test(folded.slice(Math.max(one.start, one.end - widestJoint), one.end)) ||
  joinsLast.test(folded.slice(next.start, next.start + widestJoint))

/** Whether an "or" joins an item with the one behind it. */
export const areJoined = (folded: string, one: Segment | undefined, next: Segment | undefined): boolean =>
  one !== undefined && next !== undefined && areOfOneList(one, next) && isOrBetween(folded, one, next)

/** Whether a line is nothing but an "or". */
export const isJoint = (folded: string, { end, start }: Segment): boolean =>
  end - start <= widestJoint && /^(?:or|and\/or)[\s,:]*$/.test(folded.slice(start, end))

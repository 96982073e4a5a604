import type { Entered } from "../entry/Entered.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import type { Marker } from "../markers/Marker.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import { isNumber } from "../text/Tokens.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** What is said of a text where a number was entered that is not held against its bounds. */
export const remark = MeasureFindings.unread

/** How much of a sample has a change: it is there. */
const shares: ReadonlySet<string> = new Set(["vaf", "maf", "af", "frequency", "fraction"])

/** Whether a number is all that an entry tells of a marker: "CA 19-9 900", "MMSE 12 to 14", "MGMT methylation 3 %". */
export const isAllThatIsTold = (entry: Entered, marker: Marker, { state, variants }: MarkerStatus): boolean => {
  const { graded, measured, scored } = marker
  if (scored === true || state === "absent" || variants.length > 0) return false
  if (graded === true && state !== "bare") return false
  const { words } = entry.tokens
  const outside = EnteredWords.outsideNames(entry)
  if (!outside.some((at) => isNumber(words[at]) && EnteredScores.ofShare(marker, words, at) === undefined)) return false
  const isMarkedOnly = (at: number): boolean => words[at] === "+"
  const states = outside.flatMap((at) => (isMarkedOnly(at) ? [] : (stateAt(words, at) ?? [])))
  if (measured === true) return true
  if (words.some((_, at) => !isMarkedOnly(at) && stateAt(words, at)?.noun === false)) return false
  const isShare = words.some((word) => shares.has(word))

  return states.length === 0 || (words.includes("%") && !isShare) || words.includes("mb")
}

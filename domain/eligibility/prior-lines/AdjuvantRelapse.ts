import type { Span } from "../document/Span.ts"
import type { Claim } from "../line-claims/Claim.ts"
import { sentenceEnds } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const returning = /^(?:recur|relaps|progress)/

const farOr = 30

const nearOr = 3

const nearReturn = 14

const nearAdjuvant = 14

/** "Relapse within six months of adjuvant therapy", from a place on. */
const isRelapse = (words: Words, from: number): boolean => {
  const relapse = words.slice(from, from + nearReturn).findIndex((word) => returning.test(word))
  if (relapse < 0) return false

  return words.slice(from + relapse, from + relapse + nearAdjuvant).includes("adjuvant")
}

const nextItem = /^[;,]? *or\b[^.;\n]{0,60}\b(?:recur|relaps|progress)[^.;\n]{0,80}\badjuvant/

const farNext = 180

/** The same behind the end of the sentence: "at least one line; or relapse within six months of adjuvant therapy". */
export const isBehind = ({ document: { folded }, segment, sentence }: Span): boolean =>
  nextItem.test(folded.slice(sentence.end, Math.min(segment.end, sentence.end + farNext)))

/** "Relapse within a year of adjuvant therapy, or progression after first-line therapy". */
const isOrBefore = (words: Words, { first }: Claim): boolean => {
  const or = Nearby.lastBefore(words, first, nearOr, (word) => word === "or")
  const from = Math.max(0, or - farOr)
  const before = words.slice(from, Math.max(0, or))

  return or >= 0 && !before.some((word) => sentenceEnds.has(word)) && isRelapse(before, 0)
}

/** Whether a relapse after treatment around an operation, which is no line, is enough as well: "at least one line, or relapse within six months of adjuvant therapy". */
export const isOrAt = (words: Words, claim: Claim): boolean =>
  isOrBefore(words, claim) || Nearby.hasOrBehind(words, claim.last, farOr, isRelapse)

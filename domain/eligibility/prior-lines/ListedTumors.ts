import type * as Span from "../document/Span.ts"
import type { Claim } from "../line-claims/Claim.ts"
import { namesakes } from "../line-claims/SpentTreatments.ts"
import * as DiseaseWords from "../mention/DiseaseWords.ts"

/** So far around a claim other tumours are looked for, in characters. */
const widest = 300

const nearName = 4

const sitesOf = (words: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(words.flatMap((word) => DiseaseWords.siteOf(word) ?? []))

const wordsIn = (folded: string, from: number, to: number): ReadonlyArray<string> =>
  folded.slice(from, to).split(/[^a-z]+/)

/** What is no longer of a list of tumours: "with lesions in the liver or lung". */
const endOfList = /\b(?:with|in|who|whose|that|which|must|has|have|no|not)\b/

/** Where a list of tumours ends that goes on behind a place. */
const listEnd = (folded: string, from: number, to: number): number => {
  const found = folded.slice(from, to).search(endOfList)

  return found < 0 ? to : from + found
}

const enough = 2

/**
 * "Melanoma, lung cancer or platinum-resistant ovarian cancer": what stands before the name of one tumour of several is asked for in that one. Before the first of
 * them it may be said of all, but for a drug.
 */
export const isOfOne = (
  { document: { folded }, end, segment, start, tokens: { words } }: Span.Span,
  claim: Claim,
): boolean => {
  const name = words.slice(claim.last, claim.last + nearName)
  if (!claim.oneWay || claim.exact || !name.some(DiseaseWords.isCancer)) return false
  const own = sitesOf(name)
  const until = namesakes.has(words[claim.first] ?? "")
    ? listEnd(folded, end, Math.min(segment.end, end + widest))
    : start
  const others = sitesOf(wordsIn(folded, Math.max(segment.start, start - widest), until))

  return others.difference(own).size >= enough
}

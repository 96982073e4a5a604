import * as CancerSites from "./CancerSites.ts"
import type * as Finding from "./Finding.ts"
import type { Passage } from "./Passage.ts"

/** So much of a sentence, a title or a heading is looked at, in characters. */
const longest = 400

/** The sentence of a passage, and what stands above it, the nearest first. */
const wordingsOf = (text: string, { group, heading, lead, sentence }: Passage): ReadonlyArray<string> =>
  [[sentence.start, sentence.end] as const, group, lead, heading].flatMap((stretch) =>
    stretch === undefined ? [] : [text.slice(stretch[0], Math.min(stretch[1], stretch[0] + longest))],
  )

/**
 * Whether a passage speaks of those with another cancer than one of an organ or tissue, `site`: what is nearest to it and names cancers names
 * none of these. "Cohort 2 (melanoma): …".
 */
export const isOther = (text: string, place: Passage, site: string | undefined): boolean => {
  if (site === undefined) return false
  for (const wording of wordingsOf(text, place)) {
    const named = CancerSites.namedIn(wording)
    if (named.size > 0) return !named.has(site)
  }

  return false
}

/** Findings as they are told to a patient with a cancer of one organ or tissue: which of them are said of others. */
export const marked = (
  text: string,
  findings: ReadonlyArray<Finding.Finding>,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> =>
  site === undefined
    ? findings
    : findings.map((one) =>
        one.outcome === "inclusion" && isOther(text, one.place, site) ? { ...one, isOfOthers: true } : one,
      )

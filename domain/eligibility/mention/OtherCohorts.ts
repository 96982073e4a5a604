import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as CancerSites from "./CancerSites.ts"
import type * as Finding from "./Finding.ts"
import type { Passage } from "./Mention.ts"

/** So much of a title or a heading is looked at, in characters. */
const longest = 400

const isOf = (named: CancerSites.CancerSite, site: string): boolean =>
  named.site === CancerSites.any || CancerSites.meets(named.site, site)

type Stretch = readonly [start: number, end: number]

/** The sentence of a passage, and what stands above it, the nearest first. */
const stretchesOf = ({ group, heading, lead, sentence }: Passage) =>
  [[sentence.start, sentence.end] as const, group, lead, heading].flatMap((stretch) =>
    stretch === undefined ? [] : [[stretch[0], Math.min(stretch[1], stretch[0] + longest)] as const],
  )

/**
 * Whether a passage speaks of those with another cancer than one of an organ or tissue, `site`: what is nearest to it and names cancers names
 * none of these. "Cohort 2 (melanoma): …".
 */
const isOther = (
  named: ReadonlyArray<CancerSites.CancerSite>,
  place: Passage,
  site: string,
  clause: Stretch | undefined,
): boolean => {
  for (const [start, end] of [...(clause === undefined ? [] : [clause]), ...stretchesOf(place)]) {
    const within = named.filter(({ at }) => at >= start && at < end)
    if (within.length > 0) return within.every((one) => !isOf(one, site))
  }

  return false
}

/** Whether passages of a text speak of those with another cancer than one of an organ or tissue. */
export const speakingOf = (text: AnnotatedText, site: string): ((place: Passage, clause?: Stretch) => boolean) => {
  const named = CancerSites.of(text)
  const namesOthers = named.some((one) => !isOf(one, site))

  return (place, clause) => namesOthers && isOther(named, place, site, clause)
}

/** Whether a text speaks of a cancer of an organ or tissue, or of any. */
const speaksOf = (text: AnnotatedText, site: string): boolean => CancerSites.of(text).some((one) => isOf(one, site))

/** What is said of others alone: what lets them in is known to be of them, and what keeps them out tells one of the patient's cohort nothing. */
export const ofOthers = (
  text: AnnotatedText,
  findings: ReadonlyArray<Finding.Finding>,
  site: string,
): ReadonlyArray<Finding.Finding> => {
  const isOfAnother = speaksOf(text, site)

  return findings.map((one): Finding.Finding => {
    if (one.outcome === "inclusion") return { ...one, isOfOthers: true }

    return one.outcome === "exclusion" && isOfAnother
      ? { ...one, outcome: "unknown", group: "for some of the patients", weight: 0 }
      : one
  })
}

/** Findings as they are told to a patient with a cancer of one organ or tissue: those of the own cohort, and where these have no side, those of others. */
export const marked = (
  text: AnnotatedText,
  findings: ReadonlyArray<Finding.Finding>,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> => {
  if (site === undefined || findings.every(({ outcome }) => outcome === "unknown")) return findings
  const isOfOthers = speakingOf(text, site)
  const own = findings.filter(({ place }) => !isOfOthers(place))
  if (own.length === findings.length || own.some(({ outcome }) => outcome !== "unknown")) return own
  const others = ofOthers(text, findings, site)

  return others.filter(({ place }) => isOfOthers(place)).concat(own)
}

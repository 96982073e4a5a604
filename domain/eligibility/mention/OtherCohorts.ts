import * as Packing from "../../annotation/Packing.ts"
import { isPartName, parts } from "../classes/Participants.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import type { Stretch } from "../document/Segment.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as CancerSites from "./CancerSites.ts"
import type * as Finding from "./Finding.ts"
import type { Passage } from "./Mention.ts"

/** A clause that begins with the name of a cohort: "Cohort 2 only: …". Those of one cohort have one number. `isOfThose`: whether it says who they are, and not who they are not. */
interface Clause {
  readonly start: number
  readonly end: number
  readonly cohort: number
  readonly isOfThose: boolean
}

/** How the cohorts of a study are called by numbers and letters, where a clause begins with one. */
export const table = RuleTable.of<"cohort">({
  name: "names of cohorts",
  classes: {
    part: new Set([...parts].filter((part) => !part.startsWith("phase"))),
    name: isPartName,
    people: "patients participants subjects",
    joint: "and or , / & - to through",
  },
  parts: { begin: "( ^ !{part}{0,4} | .|; ( for|in ( {people} in|of )? )? )" },
  rows: [
    telling("cohort", [
      [
        "<begin> [ {part} {name} ( {joint}{1,3} {part}? {name} ){0,6} ]",
        "for [cohorts 1 and 2] only: melanoma",
        "melanoma of stage II or III, part 1",
      ],
    ]),
  ],
})

const clausesIn = (document: Document): ReadonlyArray<Clause> => {
  const clauses: Array<Clause> = []
  const names: Array<string> = []
  for (const { end, side, start } of document.segments()) {
    const run = Runs.between(document.words, start, end)
    const found = table.find(run)
    if (found.length === 0) continue
    let begin = start
    for (const [at, one] of found.entries()) {
      const name = ChunkedRun.wordsOf(run, one).join(" ")
      if (!names.includes(name)) names.push(name)
      const next = found[at + 1]
      const stop = next === undefined ? end : (document.words.starts[next.first] ?? end)
      clauses.push({ start: begin, end: stop, cohort: names.indexOf(name), isOfThose: side !== "exclusion" })
      begin = stop
    }
  }

  return clauses
}

const packing = Packing.list(
  Packing.record<Clause>({ start: Packing.whole, end: Packing.whole, cohort: Packing.whole, isOfThose: Packing.flag }),
)

/** The clauses of a text that begin with the name of a cohort, in order. */
const clausesOf = AnnotatedText.layer(packing, (text) => clausesIn(text.document()))

const isOf = (named: CancerSites.CancerSite, site: string): boolean => CancerSites.meets(named.site, site)

/** The clauses that tell who those of a cohort are, where a stretch is of one alone. */
const cohortOf = (clauses: ReadonlyArray<Clause>, start: number, end: number): ReadonlyArray<Clause> => {
  const [first, ...more] = clauses.filter((clause) => clause.start < end && clause.end > start)
  const isOfOne = more.every(({ cohort }) => cohort === first?.cohort)

  return isOfOne ? clauses.filter(({ cohort, isOfThose }) => cohort === first?.cohort && isOfThose) : []
}

const within = (
  named: ReadonlyArray<CancerSites.CancerSite>,
  start: number,
  end: number,
): ReadonlyArray<CancerSites.CancerSite> => named.filter(({ at }) => at >= start && at < end)

/**
 * Of whom a passage speaks: of those with another cancer than the patient's, of those with that by its name, or of whoever it may be; and
 * where their cohort is first told of. `isExact`: it names no wider kind, "lymphoma" for a Hodgkin lymphoma.
 */
export interface Whose {
  readonly whose: "others" | "own" | "anyone"
  readonly cohort?: number
  readonly isExact?: boolean
}

/** Tells of whom a stretch of a text speaks; nothing where it names no cancer. */
export type Telling = (start: number, end: number) => Whose | undefined

/**
 * Tells of whom a text speaks, where the patient's cancer is of an organ or tissue, `site`: a stretch of it by the cancers that it names,
 * or those of the cohort that it does, "Cohort 2 (melanoma): …". Nothing where it names no others.
 */
export const speakingOf = (text: AnnotatedText.AnnotatedText, site: string): Telling | undefined => {
  const all = CancerSites.of(text)
  const isNamed = all.some((one) => isOf(one, site) && CancerSites.isOne(one.site))
  const isNamedItself = all.some((one) => CancerSites.isWithin(one.site, site))
  const isAnother = (one: CancerSites.CancerSite): boolean =>
    !isOf(one, site) ||
    (isNamed && one.site === CancerSites.rest) ||
    (isNamedItself && CancerSites.isSetApart(site, one.site))
  if (!all.some(isAnother)) return undefined
  const clauses = clausesOf(text)

  return (start, end) => {
    const cohort = cohortOf(clauses, start, end)
    const own = within(all, start, end)
    const named =
      own.length > 0 || cohort.length === 0 ? own : cohort.flatMap((clause) => within(all, clause.start, clause.end))
    if (named.length === 0) return undefined
    const first = cohort[0]?.start ?? start
    if (named.every(isAnother)) return { whose: "others", cohort: first }
    const isOwn = named.some((one) => isOf(one, site) && CancerSites.isOne(one.site))
    const isExact = isOwn && named.some((one) => CancerSites.isWithin(one.site, site))

    return { whose: isOwn ? "own" : "anyone", cohort: first, isExact }
  }
}

/** So much of a title or a heading is looked at, in characters. */
const longest = 400

const widestBeginning = 200

/** What stands before the sentence of a passage in its line: "For those with lymphoma: measurable disease. At least two lines". */
const ofBeginning = (
  tell: Telling,
  { text }: AnnotatedText.AnnotatedText,
  { sentence }: Passage,
): Whose | undefined => {
  const start = text.lastIndexOf("\n", sentence.start - 1) + 1

  return tell(start, Math.min(start + widestBeginning, sentence.start))
}

const ofStretch = (tell: Telling, stretch: Stretch | undefined): Whose | undefined =>
  stretch === undefined ? undefined : tell(stretch[0], Math.min(stretch[1], stretch[0] + longest))

/** Of what stands above a passage, the later is the nearer. */
const nearest = (one: Stretch | undefined, other: Stretch | undefined): number => (other?.[0] ?? 0) - (one?.[0] ?? 0)

const ofAbove = (tell: Telling, { group, heading, leads }: Passage): Whose | undefined => {
  for (const stretch of [...leads, group].toSorted(nearest)) {
    const whose = ofStretch(tell, stretch)
    if (whose !== undefined) return whose
  }

  return ofStretch(tell, heading)
}

export const anyone: Whose = { whose: "anyone" }

/** Of whom a passage speaks, by the nearest that tells it: a clause of its sentence if that is given, the sentence, its line, and what stands above it. */
export const around = (tell: Telling, text: AnnotatedText.AnnotatedText, place: Passage, clause?: Stretch): Whose => {
  const { end, start } = place.sentence

  return (
    ofStretch(tell, clause) ??
    tell(start, Math.min(end, start + longest)) ??
    ofBeginning(tell, text, place) ??
    ofAbove(tell, place) ??
    anyone
  )
}

/** What stands before the brackets that a finding is in, behind those before: "breast cancer (stage I-III), [endometrial cancer] (stage I-II)". */
const beforeBrackets = (
  { text }: AnnotatedText.AnnotatedText,
  { place: { sentence }, start }: Finding.Finding,
): Stretch | undefined => {
  const opened = text.lastIndexOf("(", start)
  const closed = text.lastIndexOf(")", start)
  if (opened < sentence.start || closed > opened) return undefined

  return [Math.max(sentence.start, closed + 1), opened]
}

const ofSome = { outcome: "unknown", group: "for some of the patients", weight: 0 } as const

/**
 * What is said of others alone: what lets them in is known to be of them, and what keeps them out tells one of the patient's cohort nothing;
 * nor does what lets in a cohort, where the patient's cancer is called by its name elsewhere.
 */
export const ofOthers = (
  text: AnnotatedText.AnnotatedText,
  findings: ReadonlyArray<Finding.Finding>,
  site: string,
): ReadonlyArray<Finding.Finding> => {
  const all = CancerSites.of(text)
  const isOfAnother = all.some((one) => isOf(one, site))
  const isNamedItself = all.some((one) => CancerSites.isWithin(one.site, site))

  return findings.map((one): Finding.Finding => {
    if (one.outcome === "inclusion")
      return isNamedItself && one.group === ofSome.group ? { ...one, ...ofSome } : { ...one, isOfOthers: true }

    return one.outcome === "exclusion" && isOfAnother ? { ...one, ...ofSome } : one
  })
}

/** Findings as they are told to a patient with a cancer of one organ or tissue: those of the own cohort, and where these have no side, those of others. */
export const marked = (
  text: AnnotatedText.AnnotatedText,
  findings: ReadonlyArray<Finding.Finding>,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> => {
  if (site === undefined || findings.every(({ outcome }) => outcome === "unknown")) return findings
  const tell = speakingOf(text, site)
  if (tell === undefined) return findings
  const areOthers = ({ place }: Finding.Finding, clause?: Stretch): boolean =>
    around(tell, text, place, clause).whose === "others"
  const own = findings.filter((one) => !areOthers(one, beforeBrackets(text, one)))
  if (own.length === findings.length || own.some(({ outcome }) => outcome !== "unknown")) return own
  const others = ofOthers(text, findings, site)

  return others
    .flatMap((one) => {
      if (areOthers(one)) return [one]

      return areOthers(one, beforeBrackets(text, one)) ? [{ ...one, ...ofSome }] : []
    })
    .concat(own)
}

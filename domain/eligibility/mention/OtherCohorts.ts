import * as Packing from "../../annotation/Packing.ts"
import { parts } from "../classes/Participants.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import type { Stretch } from "../document/Segment.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type * as NumberedText from "../text/NumberedText.ts"
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
    name: (word) => /^(?:\d+[a-z]?|[ivx]+[a-z]?|[a-h]\d?|one|two|three|four)$/.test(word),
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

const startOf = ({ starts }: NumberedText.NumberedText, token: number): number => starts[token] ?? 0

const clausesIn = (document: Document): ReadonlyArray<Clause> => {
  const names: Array<string> = []

  return document.segments().flatMap(({ end, side, start }) => {
    const run = KnownNumbers.between(document.words, start, end)
    const found = table.find(run)

    return found.map((one, at): Clause => {
      const name = ChunkedRun.wordsOf(run, one).join(" ")
      if (!names.includes(name)) names.push(name)
      const begin = at === 0 ? start : startOf(document.words, one.first)
      const next = found[at + 1]

      return {
        start: begin,
        end: next === undefined ? end : startOf(document.words, next.first),
        cohort: names.indexOf(name),
        isOfThose: side !== "exclusion",
      }
    })
  })
}

const packing = Packing.list(
  Packing.record<Clause>({ start: Packing.whole, end: Packing.whole, cohort: Packing.whole, isOfThose: Packing.flag }),
)

/** The clauses of a text that begin with the name of a cohort, in order. */
const clausesOf = AnnotatedText.layer(packing, (text) => clausesIn(text.document()))

/** So much of a title or a heading is looked at, in characters. */
const longest = 400

const isOf = (named: CancerSites.CancerSite, site: string): boolean => CancerSites.meets(named.site, site)

/** Of what stands above a passage, the later is the nearer. */
const nearest = (one: Stretch | undefined, other: Stretch | undefined): number => (other?.[0] ?? 0) - (one?.[0] ?? 0)

const widestBeginning = 200

/** What stands before the sentence of a passage in its line: "For those with lymphoma: measurable disease. At least two lines". */
const beginningOf = ({ text }: AnnotatedText.AnnotatedText, { sentence }: Passage): Stretch => {
  const start = text.lastIndexOf("\n", sentence.start - 1) + 1

  return [start, Math.min(start + widestBeginning, sentence.start)]
}

/** What tells of whom a passage speaks, the nearest first: a clause of its sentence if that is told, the sentence, its line, and what stands above it. */
export const around = (text: AnnotatedText.AnnotatedText, place: Passage, clause?: Stretch): ReadonlyArray<Stretch> => {
  const { group, heading, leads, sentence } = place
  const above = [...leads, group].toSorted(nearest)

  return [clause, [sentence.start, sentence.end] as const, beginningOf(text, place), ...above, heading].flatMap(
    (stretch) => (stretch === undefined ? [] : [[stretch[0], Math.min(stretch[1], stretch[0] + longest)] as const]),
  )
}

/** The cancers of which a stretch of a text speaks, and where their cohort is first told of. */
interface Told {
  readonly named: ReadonlyArray<CancerSites.CancerSite>
  readonly cohort: number
}

/** Of which cancers stretches of a text speak: those that they name, or those of the cohort that they do. */
const tellingOf = (text: AnnotatedText.AnnotatedText): ((stretch: Stretch) => Told) => {
  const named = CancerSites.of(text)
  const clauses = clausesOf(text)
  const within = ({ end, start }: Pick<Clause, "start" | "end">) => named.filter(({ at }) => at >= start && at < end)

  return ([start, end]) => {
    const around = clauses.filter((clause) => clause.start < end && clause.end > start)
    const isOne = new Set(around.map(({ cohort }) => cohort)).size === 1
    const cohort = isOne ? clauses.filter((one) => one.cohort === around[0]?.cohort && one.isOfThose) : []
    const own = within({ start, end })

    return { named: own.length > 0 ? own : cohort.flatMap(within), cohort: cohort[0]?.start ?? start }
  }
}

/**
 * Of whom a passage speaks: of those with another cancer than the patient's, of those with that by its name, or of whoever it may be; and
 * where their cohort is first told of. `isExact`: it names no wider kind, "lymphoma" for a Hodgkin lymphoma.
 */
export interface Whose {
  readonly whose: "others" | "own" | "anyone"
  readonly cohort?: number
  readonly isExact?: boolean
}

/**
 * Of whom stretches of a text speak, where the patient's cancer is of an organ or tissue, `site`: the first of them that names cancers tells
 * it. "Cohort 2 (melanoma): …".
 */
export const speakingOf = (
  text: AnnotatedText.AnnotatedText,
  site: string,
): ((stretches: ReadonlyArray<Stretch>) => Whose) => {
  const all = CancerSites.of(text)
  const isNamed = all.some((one) => isOf(one, site) && CancerSites.isOne(one.site))
  const isNamedItself = all.some((one) => CancerSites.isWithin(one.site, site))
  const isAnother = (one: CancerSites.CancerSite): boolean =>
    !isOf(one, site) ||
    (isNamed && one.site === CancerSites.rest) ||
    (isNamedItself && CancerSites.isSetApart(site, one.site))
  if (!all.some(isAnother)) return () => ({ whose: "anyone" })
  const tell = tellingOf(text)

  return (stretches) => {
    for (const stretch of stretches) {
      const { cohort, named } = tell(stretch)
      if (named.length === 0) continue
      if (named.every(isAnother)) return { whose: "others", cohort }
      const isOwn = named.some((one) => isOf(one, site) && CancerSites.isOne(one.site))

      const isExact = isOwn && named.some((one) => CancerSites.isWithin(one.site, site))

      return { whose: isOwn ? "own" : "anyone", cohort, isExact }
    }

    return { whose: "anyone" }
  }
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
  const whoseIs = speakingOf(text, site)
  const own = findings.filter(({ place }) => whoseIs(around(text, place)).whose !== "others")
  if (own.length === findings.length || own.some(({ outcome }) => outcome !== "unknown")) return own
  const others = ofOthers(text, findings, site)

  return others.filter(({ place }) => whoseIs(around(text, place)).whose === "others").concat(own)
}

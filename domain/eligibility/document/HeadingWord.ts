import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import * as Contractions from "../text/Contractions.ts"
import * as Slips from "../text/Slips.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Side } from "./Segment.ts"

/**
 * The words of headings in eligibility text, which are known where they are misspelt as well. Source: the headings that registry records
 * are published with, including those of translations ("non-inclusion criteria" is the French sponsors' exclusion).
 */
const inclusionNouns = WordSet.of(
  "inclusion inclusions inclusive eligibility enrollment enrolment entry selection inclusioncriteria",
)

const exclusionNouns = WordSet.of(
  "exclusion exclusions exclusive excluding exclusionary exclude exclusioncriteria ineligibility noninclusion noneligibility rejection disqualification disqualifying",
)

/** Nouns that are a heading by themselves, without "criteria" beside them. */
const bareNouns = WordSet.of(
  "inclusion inclusions eligibility exclusion exclusions excluding ineligibility noninclusion inclusioncriteria exclusioncriteria exclude included excluded eligible ineligible contraindications",
)

export const criteriaWords = WordSet.of(
  "criteria criterias criterion condition conditions characteristics requirements",
)

/** Words that may stand beside a bare noun in a heading. */
export const qualifiers = WordSet.of(
  "key main major general specific core additional common primary study patient patients subject subjects participant participants were are is the all list reason reasons of for non",
)

/** Words of sentences about the criteria, which a heading does not have. */
export const sentenceWords = WordSet.of(
  "not meet meets met meeting do does fulfil fulfill fulfils fulfills fulfilled fulfilling satisfy satisfies satisfying apply applies may might should according per as who whom which that have has had having any based review reviewed above below see unless except from will would can must no refer none defined described listed provided failure",
)

/** Whole headings of the registry's old layout (NCI's Physician Data Query), all of which list requirements. */
export const oldHeadings: ReadonlySet<string> = new Set(
  "disease characteristics | patient characteristics | prior concurrent therapy | required characteristics".split(
    " | ",
  ),
)

/** Beginnings of headings after which neither inclusion nor exclusion criteria stand. */
export const neutralBeginnings =
  "inclusion of women | inclusion of minorities | gender and minority inclusion | matching criteria | withdrawal criteria | discontinuation criteria | criteria for withdrawal | criteria for discontinuation | randomization criteria | randomisation criteria".split(
    " | ",
  )

const rightNouns = "inclusion exclusion eligibility ineligibility inclusioncriteria exclusioncriteria".split(" ")

const rightCriteria = ["criteria", "criterion"]

/** Words of their own that are two slips away from these. */
const others = WordSet.of(
  "conclusion occlusion seclusion infusion effusion illusion collusion excision incision excursion extrusion intrusion explosion expulsion intelligibility",
)

const shortest = 6

const most = 2

/** Whether one of the first two letters is the same, or stands one place away: most words are told by that to be none of these. */
const beginAlike = (word: string, other: string): boolean =>
  word[0] === other[0] || word[1] === other[1] || word[0] === other[1] || word[1] === other[0]

/** The word of some that another is a slip or two away from, if none of them is as near; "" if there is none. */
const meant = (word: string, some: ReadonlyArray<string>): string => {
  if (word.length < shortest || others.has(word)) return ""
  if (!some.some((each) => beginAlike(word, each))) return ""
  const alike = some.filter((each) => beginAlike(word, each))
  for (let slips = 1; slips <= most; slips++) {
    const [only, another] = alike.filter((each) => Slips.areWithin(word, each, slips))
    if (only !== undefined) return another === undefined ? only : ""
  }

  return ""
}

/** The noun that a misspelt one is meant to be: "exclusion" of "exlcusion". */
export const nounMeant = (word: string): string => meant(word, rightNouns)

/** Whether a misspelt word is meant to be "criteria". */
export const meansCriteria = (word: string): boolean => meant(word, rightCriteria) !== ""

/** What a word is in a heading, as it is written or as it is meant. */
export interface HeadingWord {
  readonly text: string
  /** The side that it names as a noun. */
  readonly side: Side | undefined
  readonly isCriteria: boolean
  /** Whether it is a heading by itself. */
  readonly isBare: boolean
}

/** The words that name a side. */
export const sides: ReadonlyMap<string, Side> = new Map([
  ...[...inclusionNouns, "included", "eligible"].map((word) => [word, "inclusion"] as const),
  ...[...exclusionNouns, "excluded", "ineligible", "contraindications"].map((word) => [word, "exclusion"] as const),
])

const read = (text: string): HeadingWord => {
  const meant = nounMeant(text)

  return {
    text,
    side: sides.get(text) ?? sides.get(meant),
    isCriteria: criteriaWords.has(text) || meansCriteria(text),
    isBare: bareNouns.has(text) || meant !== "",
  }
}

const none: ReadonlyArray<HeadingWord> = []

/** What a word of a text is: as many as it stands for if it is a contraction, and none if it is a mark. */
export const of = ByWord.of((word) =>
  isWord(word.charCodeAt(0)) ? (Contractions.spelledOut(word) ?? [word]).map(read) : none,
)

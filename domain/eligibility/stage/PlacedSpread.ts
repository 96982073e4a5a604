import type { Span } from "../document/Span.ts"
import { isCancer, seatOf, siteOf } from "../mention/DiseaseWords.ts"
import * as WordSet from "../text/WordSet.ts"
import * as BloodValues from "./BloodValues.ts"

type Words = ReadonlyArray<string>

const joints = WordSet.of("and or / , only")

/** Where metastases are that are no condition of their own, as those of the brain are. */
const isOrgan = (word = ""): boolean => {
  const organ = seatOf(word)

  return organ !== undefined && organ !== "brain"
}

/** Where the organs begin that stand before metastases: "liver and lung metastases". Itself where none do. */
const organsFrom = (words: Words, noun: number): number => {
  let from = words[noun - 1] === "only" ? noun - 1 : noun
  if (!isOrgan(words[from - 1])) return noun
  from--
  while (joints.has(words[from - 1] ?? "") && isOrgan(words[from - 2])) from -= 2

  return from
}

/** How many there are, and when they were found or whether they can be taken out: what is said of those who are wanted. */
const telling = WordSet.of(
  "one two three 1 2 3 multiple synchronous metachronous unresectable resectable solitary isolated",
)

const described = WordSet.of(
  "at least or more measurable evaluable known documented confirmed initially potentially radiographic radiological histologically biopsy - proven",
)

const passedFrom = (words: Words, end: number): number => {
  let from = end
  while (telling.has(words[from - 1] ?? "") || described.has(words[from - 1] ?? "")) from--

  return from
}

const finding = /^(?:evidence|presence|diagnosis)$/

/** What behind them tells more of them than that they are there: "bone metastases are not measurable". */
const ruling =
  /^(?:is|are|was|were|must|should|may|will|can|if|unless|who|which|that|not|have|has|alone|only|≤|<|≥|>|or|and|as)$/

const nearCancer = 4

/** Whether the name of a cancer ends with the word at a place: "carcinoma", "adenocarcinoma of the prostate". */
const endsCancer = (words: Words, at: number): boolean =>
  isCancer(words[at] ?? "") ||
  (siteOf(words[at] ?? "") !== undefined && words.slice(Math.max(0, at - nearCancer), at).some(isCancer))

/** "PDAC with liver metastases", "at least one liver metastasis", "evidence of bone metastases". */
const areWanted = (words: Words, organs: number, last: number): boolean => {
  if (ruling.test(words[last] ?? "")) return false
  const from = passedFrom(words, organs)
  const link = words[from - 1] ?? ""
  if (from === 0) return words.slice(0, organs).some((word) => telling.has(word))
  if (link === "of") return finding.test(words[from - 2] ?? "") && passedFrom(words, from - 2) === 0

  return (link === "with" || link === "and") && endsCancer(words, from - 2)
}

const opening = WordSet.of(
  "known any presence evidence of history patients subjects participants with have has the clinically significant extensive untreated active symptomatic uncontrolled severe diffuse current existing",
)

const denying = WordSet.of("no without absence lack")

/** "Liver metastases", "no evidence of bone metastases", with which a line begins that keeps out. */
const areBarred = (words: Words, organs: number, isExclusion: boolean): boolean =>
  (isExclusion || denying.has(words[0] ?? "")) &&
  words.slice(0, organs).every((word, at) => opening.has(word) || (at === 0 && denying.has(word)))

/** Whether the study's own tumour is spoken of that has spread to an organ: as wanted, or as what keeps out a part of those in whom it has spread. */
export const isOne = (span: Span): boolean => {
  const { first, last, segment, tokens } = span
  const { words } = tokens
  if (last !== first + 1 || words[first]?.startsWith("metastas") !== true) return false
  const organs = organsFrom(words, first)
  if (organs === first || BloodValues.areLimited(span)) return false

  return (
    (segment.side === "inclusion" && areWanted(words, organs, last)) ||
    areBarred(words, organs, segment.side === "exclusion")
  )
}

const organBefore =
  /\b(?:liver|hepatic|lungs?|pulmonary|bones?|osseous|skeletal|spinal|peritoneal|adrenal|pleural)(?: only)? $/

const glance = 18

/** Whether a glance at the letters before metastases leaves it possible. */
export const mayBeOne = (folded: string, start: number): boolean =>
  organBefore.test(folded.slice(Math.max(0, start - glance), start))

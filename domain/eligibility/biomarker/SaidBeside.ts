import { stateAt } from "../marker-status/StateMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EntryStretches from "./EntryStretches.ts"
import * as NamedPlaces from "./NamedPlaces.ts"

/** Behind these a state is no marker's any more: "KRAS G12D negative nodes", but not "HER2 negative lymph node cancer". */
const behindState = String.raw`(?<=(?:^|[,;(]|\b(?:mutation|mutant|mutated|fusion|amplified|positive|negative|[a-z]\d{1,4}[a-z]))\s*)`

/** What is said of a tumour or a patient in words that deny or grade, and of no marker. */
const phrases: ReadonlyArray<RegExp> = [
  /\b(?:never|non|ex|former|current)[ -]?smok(?:ers?|ing)\b/gi,
  /\bnon[ -]?(?:metastatic|resectable|operable|surgical|invasive|muscle[ -]invasive|measurable|bulky)\b/gi,
  /\b(?:disease|relapse|recurrence|progression|cancer|tumou?r|symptom)[ -]free\b/gi,
  /\bfree of (?:disease|cancer|relapse|recurrence|progression|metastas[ei]s)\b/gi,
  /\b(?:low|high|intermediate)[ -](?:grade|risk)\b(?! hpv)/gi,
  /\b(?:lymph )?nodes?[ -](?:negative|positive)\b/gi,
  new RegExp(
    `${behindState}(?:negative|positive|clear)(?: surgical| resection)? (?:margins?|(?:lymph )?nodes?)\\b`,
    "gi",
  ),
]

/** Words of the course of a disease, and of what somebody had or can have. */
const ofCourse = WordSet.of(
  "operable inoperable resectable unresectable resected operated surgery surgical operation candidate candidates eligible fit transplant " +
    "smoker smokers smoking prior previous earlier progression progressed progressing relapse relapsed recurrence recurred spread " +
    "metastasis metastases mets metastasized metastasised metastatic symptoms symptomatic treated symptom ascites maturation disease measurable invasion",
)

const isOfDisease = (word: string): boolean =>
  ofCourse.has(word) ||
  DiseaseWords.others.has(word) ||
  DiseaseWords.isCancer(word) ||
  DiseaseWords.siteOf(word) !== undefined ||
  DiseaseWords.seatOf(word) !== undefined

const denying = /^\s*(?:no|not|without|w\/o|never)\b/i

/** "No other mutations": what is denied besides what is named. */
const besides = /^\s*(?:no|not|without|w\/o)\s+(?:any\s+)?(?:other|others|further|additional|co)\b/i

/** Whether a stretch of an entry denies something, and of no marker: "no brain metastases", "not operable". */
const deniesElse = (stretch: string): boolean => {
  if (!denying.test(stretch) || NamedPlaces.of(stretch).length > 0) return false
  if (besides.test(stretch)) return true
  const folded = fold(stretch)
  const { words } = Tokens.of(folded, 0, folded.length)

  return (
    words.some(isOfDisease) &&
    !words.some((word, at) => stateAt(words, at) !== undefined || variant(word) !== undefined)
  )
}

/** It looks like several of the gene MET. */
const mets = /\bmets\b/g

const withoutPhrases = (written: string): string =>
  phrases.reduce((text, phrase) => text.replace(phrase, " "), written.replace(mets, "metastases"))

const withoutDenied = (written: string): string => {
  const stretches = EntryStretches.of(written, NamedPlaces.of(written))
  if (!stretches.some(({ end, start }) => deniesElse(written.slice(start, end)))) return written

  return stretches
    .filter(({ end, start }) => !deniesElse(written.slice(start, end)))
    .map(({ end, start }) => written.slice(start, end))
    .join(", ")
}

const telling = /[\p{L}\p{N}]/u

/**
 * An entry without what it says of the disease and the patient where that would be taken for the state of a marker: "EGFR L858R, no
 * brain metastases", "BRAF V600E low-grade glioma". As it is where it says nothing else.
 */
export const without = (written: string): string => {
  const rest = withoutDenied(withoutPhrases(written))

  return telling.test(rest) ? rest : written
}

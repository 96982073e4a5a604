import type { Span } from "../document/Span.ts"
import { normal } from "../mention/DiseaseWords.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { dementiaWords } from "./DementiaWords.ts"

type Words = ReadonlyArray<string>

/** What makes a dementia or a lesser impairment of the mind, one form for each. */
const causes: ReadonlySet<string> = new Set(
  (
    "alzheimer ad parkinson parkinsonism lewy vascular cerebrovascular stroke infarct frontotemporal ftd pick huntington hydrocephalus prion " +
    "creutzfeldt supranuclear corticobasal trauma traumatic tbi injury concussion alcohol substance drug hiv aids syphilis infection encephalitis " +
    "encephalopathy depression psychiatric schizophrenia epilepsy seizure tumor tumour neoplasm down sclerosis metabolic nutritional vitamin " +
    "thyroid hypothyroidism chemotherapy hypoxia anoxia"
  ).split(" "),
)

const alzheimer: ReadonlySet<string> = new Set(["alzheimer", "ad"])

/** Whether a word names the disease of the study; where that is not told, it is taken for Alzheimer's. */
const isOwn = (own: ReadonlySet<string>, word: string): boolean => (own.size === 0 ? alzheimer : own).has(normal(word))

const besideName: ReadonlySet<string> = new Set(
  "mci amci mild moderate severe neurocognitive disorder disease syndrome type stage major minor or and , / ( ) possible probable".split(
    " ",
  ),
)

const links: ReadonlyArray<Words> = [
  "due to",
  "secondary to",
  "attributable to",
  "attributed to",
  "related to",
  "caused by",
  "explained by",
  "resulting from",
  "because of",
  "associated with",
  "from",
  "with",
  "of",
].map((link) => link.split(" "))

const farthest = 10

/** What stands before another item: "no history of dementia or of stroke". */
const joining = /^(?:or|and|,)$/

/** Where the cause of what ends before token `last` begins, and whether it is denied: "not due to". */
const causeBehind = (
  words: Words,
  last: number,
): { readonly first: number; readonly isDenied: boolean } | undefined => {
  let at = last
  while (at < last + farthest && (besideName.has(words[at] ?? "") || dementiaWords.has(words[at] ?? ""))) at++
  const isDenied = words[at] === "not"
  if (isDenied) at++
  if (joining.test(words[at - 1] ?? "")) return undefined
  const link = links.find((one) => one.every((word, index) => words[at + index] === word))

  return link === undefined ? undefined : { first: at + link.length, isDenied }
}

const others: ReadonlySet<string> = new Set(["other", "another", "alternative", "non", "besides", "except"])

const longestCause = 10

const clauseEnd = /^[.;:)]$/

/** Whether words name a cause that is not the study's own disease, or any but that. */
const isOther = (words: Words, own: ReadonlySet<string>): boolean => {
  const named = words.findIndex((word) => isOwn(own, word))
  const other = words.findIndex((word) => others.has(word))
  if (other >= 0 && (named < 0 || other < named)) return true

  return named < 0 && words.some((word) => causes.has(normal(word)))
}

const isToldBehind = (words: Words, last: number, own: ReadonlySet<string>): boolean => {
  const cause = causeBehind(words, last)
  if (cause === undefined) return false
  const told = words.slice(cause.first, cause.first + longestCause)
  const end = told.findIndex((word) => clauseEnd.test(word))
  const clause = end < 0 ? told : told.slice(0, end)

  return cause.isDenied ? clause.some((word) => isOwn(own, word)) : isOther(clause, own)
}

const leading = /^(?:contribut|caus|explain|account|responsib|result|lead)/

const nearLead = 6

const farthestBefore = 24

/** "A condition other than Alzheimer's disease that may contribute to". */
const isToldBefore = (words: Words, first: number): boolean => {
  const before = words.slice(Math.max(0, first - farthestBefore), first)
  const than = before.lastIndexOf("than")

  return than > 0 && before[than - 1] === "other" && before.slice(-nearLead).some((word) => leading.test(word))
}

/** Whether a stage of dementia is told that something else than the study's own disease has led to: "dementia due to a non-AD cause". */
export const isMeant = ({ document, first, last, tokens: { words } }: Span): boolean =>
  isToldBehind(words, last, OwnDiseases.of(document).words) || isToldBefore(words, first)

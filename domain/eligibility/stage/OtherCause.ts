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
    "thyroid hypothyroidism chemotherapy hypoxia anoxia korsakoff wernicke alcoholic"
  ).split(" "),
)

const alzheimer: ReadonlySet<string> = new Set(["alzheimer", "ad"])

/** Whether a word names the disease of the study; where that is not told, it is taken for Alzheimer's. */
const isOwn = (own: ReadonlySet<string>, word: string): boolean => {
  const name = normal(word)
  const isOfAlzheimer = own.size === 0 || [...alzheimer].some((one) => own.has(one))

  return own.has(name) || (isOfAlzheimer && alzheimer.has(name))
}

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
  "in",
  "after",
  "following",
  "whose cause is",
].map((link) => link.split(" "))

const farthest = 10

/** What may stand before the cause besides: "that is clearly not due to". */
const relating =
  /^(?:that|which|is|are|was|were|be|been|clearly|primarily|mainly|likely|thought|judged|considered|believed|to)$/

/** What stands before another item: "no history of dementia or of stroke". */
const joining = /^(?:or|and|,)$/

/** What denies a cause, in a word. */
const unrelated: ReadonlySet<string> = new Set(["unrelated", "unattributable"])

/** Behind the words of some kind that stand from a place on, no farther than `end`. */
const passed = (words: Words, from: number, end: number, isPassed: (word: string) => boolean): number => {
  let at = from
  while (at < end && isPassed(words[at] ?? "")) at++

  return at
}

const isOfName = (word: string): boolean => besideName.has(word) || dementiaWords.has(word)

const relates = (word: string): boolean => relating.test(word)

/** Where the cause of what ends before token `last` begins, and whether it is denied: "not due to". */
const causeBehind = (
  words: Words,
  last: number,
): { readonly first: number; readonly isDenied: boolean } | undefined => {
  const end = last + farthest
  const named = passed(words, last, end, isOfName)
  const told = passed(words, named, end, relates)
  if (unrelated.has(words[told] ?? "") && words[told + 1] === "to") return { first: told + 2, isDenied: true }
  const isNot = words[told] === "not"
  const at = isNot ? passed(words, told + 1, end, relates) : told
  if (joining.test(words[at - 1] ?? "")) return undefined
  const link = links.find((one) => one.every((word, index) => words[at + index] === word))
  if (link === undefined) return undefined
  const first = at + link.length

  return { first, isDenied: isNot || words[first] === "not" }
}

const others: ReadonlySet<string> = new Set([
  "other",
  "another",
  "alternative",
  "different",
  "non",
  "besides",
  "except",
])

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

const withinKind =
  /^(?:-|related|associated|induced|type|onset|disease|disorder|bod(?:y|ies)|lobar|progressive|rapidly|variant|semantic)$/

const nearKind = 5

/** What a dementia is called by that has several causes, or one that is told elsewhere. */
const ofSeveral = /^(?:secondary|mixed)$/

const ofKinds = /^(?:types?|kinds?|forms?|causes?|variants?|subtypes?)$/

/** "Another type of", "other degenerative", "non-", before a dementia. */
const isOtherBefore = (words: Words, first: number): boolean => {
  const of = words[first - 1] === "of" && ofKinds.test(words[first - 2] ?? "") ? first - 2 : first

  return others.has(words[of - 1] ?? "") || (others.has(words[of - 2] ?? "") && words[of - 1] !== "than")
}

/** "Vascular dementia", "alcohol-related dementia", "Parkinson's disease dementia", "non-Alzheimer dementia". */
const isNamedBefore = (words: Words, first: number, own: ReadonlySet<string>): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearKind; at--) {
    const word = words[at] ?? ""
    if (isOwn(own, word)) return words[at - 1] === "non" || words[words[at - 1] === "-" ? at - 2 : at - 1] === "non"
    if (causes.has(normal(word)) || ofSeveral.test(word)) return true
    if (!withinKind.test(word)) return false
  }

  return false
}

/** "Dementia (vascular, alcoholic)", "dementia, vascular"; not "dementia, stroke or epilepsy". */
const isNamedBehind = (words: Words, last: number, own: ReadonlySet<string>): boolean => {
  const word = words[last + 1] ?? ""
  const isApart = words[last] === "(" || (/^[,:]$/.test(words[last] ?? "") && /^[.;]?$/.test(words[last + 2] ?? ""))

  return isApart && causes.has(normal(word)) && !isOwn(own, word)
}

/** "Dementia other than AD", "(other than AD)". */
const isOtherBehind = (words: Words, last: number, own: ReadonlySet<string>): boolean => {
  const at = /^[(,]$/.test(words[last] ?? "") ? last + 1 : last
  const isExcepted = (words[at] === "other" && words[at + 1] === "than") || /^(?:except|besides)$/.test(words[at] ?? "")

  return isExcepted && words.slice(at, at + longestCause).some((word) => isOwn(own, word))
}

/** Whether a dementia is told that is not the study's own disease, by its cause or its name. In the inclusion part the own may be named beside it. */
export const isOfKind = (span: Span): boolean => {
  const { document, first, last, segment, tokens } = span
  const own = OwnDiseases.of(document).words
  const { words } = tokens
  const isOther =
    isMeant(span) ||
    isOtherBefore(words, first) ||
    isNamedBefore(words, first, own) ||
    isNamedBehind(words, last, own) ||
    isOtherBehind(words, last, own)

  return isOther && !(segment.side === "inclusion" && words.some((word) => isOwn(own, word)))
}

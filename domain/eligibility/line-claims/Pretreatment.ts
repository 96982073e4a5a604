import { narrowing } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"
import { having, unbounded } from "./Claim.ts"
import type { Reader } from "./ClaimReaders.ts"
import * as NewDisease from "./NewDisease.ts"
import * as Untreated from "./Untreated.ts"

type Words = ReadonlyArray<string>

const nearClass = 8

/** Whether what follows narrows the treatment to a class: "for any cancer with an inhibitor", "or naive to an inhibitor". */
const isOfClass = (words: Words, from: number): boolean => {
  if (narrowing.has(words[from] ?? "")) return true
  const next = words.slice(from, from + nearClass)
  const link = words[from] === "for" ? next.indexOf("with") : words[from] === "or" ? next.indexOf("to") : -1

  return link > 0 && TreatmentPhrase.at(words, from + link + 1)?.kind === "class"
}

/** "Any variant except previously treated G12C": it is not a patient that was treated. */
const isExceptedVariant = (words: Words, at: number): boolean =>
  (words[at - 2] === "except" || words[at - 2] === "excluding") && /^[a-z]\d{2,4}[a-z]{1,2}$/.test(words[at + 1] ?? "")

const nearInsertion = 6

const widestInsertion = 12

const nearNoun = 3

/** "(Previously treated) and stable, as judged by the investigator, brain metastases": what was treated is called behind what is inserted. */
const isOtherBehindInsertion = (words: Words, from: number): boolean => {
  const open = words
    .slice(from, from + nearInsertion)
    .findIndex((word, at) => word === "," && words[from + at + 1] === "as")
  const close = open < 0 ? -1 : words.indexOf(",", from + open + 1)

  return close > 0 && close < from + open + widestInsertion && Untreated.isOther(words, close, close + nearNoun)
}

/** "(Treated) for these conditions", which were told before and are several: what the study is about is one. */
const isOfThose = (words: Words, from: number): boolean => {
  const at = words[from] === "the" && words[from + 1] === "above" ? from + 2 : from + 1

  return (
    /^(?:these|those|such|the)$/.test(words[from] ?? "") &&
    /^(?:conditions|complications|disorders|symptoms)$/.test(words[at] ?? "")
  )
}

/** "Heavily pretreated", "previously treated"; not with one drug, and not for something else. */
const byPretreated: Reader = (words, at) => {
  const isForOther =
    words[at + 1] === "for" &&
    (isOfThose(words, at + 2) ||
      Untreated.isOther(words, at + 2, at + 6) ||
      TreatmentPurpose.at(words, at + 1) !== undefined)
  if (
    isOfClass(words, at + 1) ||
    isForOther ||
    Untreated.isOfAilment(words, at) ||
    Untreated.isOther(words, at - 4, at + 5) ||
    isOtherBehindInsertion(words, at + 1)
  )
    return undefined
  if (isExceptedVariant(words, at)) return undefined
  const isHeavily = words[at - 1] === "heavily"

  return having(isHeavily ? 2 : 1, unbounded, isHeavily || Untreated.isPreviously(words, at) ? at - 1 : at, at + 1)
}

const nearAilment = 7

/** "Not yet treated for advanced disease", "never (been) treated"; not "hepatitis that has never been treated". */
const isYet = (words: Words, at: number): boolean => {
  const before = words[at - 1] === "been" ? words[at - 2] : words[at - 1]

  return (before === "yet" || before === "never") && !Untreated.isOther(words, at - nearAilment, at)
}

const nearCancer = 8

/** "Any pretreatment of the tumour"; not "a pretreatment biopsy of it". */
const byPretreatment: Reader = (words, at) =>
  (words[at + 1] === "of" || words[at + 1] === "for") && Untreated.isOfCancer(words, at + 2, nearCancer)
    ? having(1, unbounded, at, at + 1)
    : undefined

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["chemonaive", (words, at) => Untreated.none(words, at, at + 1)],
  ["naive", Untreated.byNaive],
  ["untreated", Untreated.byUntreated],
  ["pretreated", byPretreated],
  ["pretreatment", byPretreatment],
  [
    "treated",
    (words, at) => (Untreated.isPreviously(words, at) || isYet(words, at) ? byPretreated(words, at) : undefined),
  ],
  ["newly", NewDisease.byNewly],
  ["novo", NewDisease.byDeNovo],
])

/** "Treatment-naive", "previously untreated", "heavily pretreated", "newly diagnosed cancer". */
export const byName: Reader = (words, at) => readers.get(words[at] ?? "")?.(words, at)

/** The words by which those who had treatment, or none, are called. */
export const beginnings: ReadonlyArray<string> = [...readers.keys()]

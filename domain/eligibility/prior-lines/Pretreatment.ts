import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import type { Reader } from "./ClaimReaders.ts"
import { naiveOf, narrowing, otherUntreated, people } from "./LineLexicon.ts"
import * as NewDisease from "./NewDisease.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"
import * as TreatmentPurpose from "./TreatmentPurpose.ts"

type Words = ReadonlyArray<string>

const had: ReadonlySet<string> = new Set(["have", "has", "had", "received", "treated"])

const nearHad = 4

/** Behind "relapsed", words with which it is told of more, so that this stands for itself. */
const furtherTold: ReadonlySet<string> = new Set(["after", "to", "following", "or", "and", "/", "from", "on", "("])

/** "Naive, or have had treatment", "naive or relapsed". */
const isOrHad = (words: Words, last: number): boolean => {
  const or = words.slice(last, last + nearHad).indexOf("or")
  let at = last + or + 1
  if (or >= 0 && words[at] === "relapsed" && !furtherTold.has(words[at + 1] ?? "")) return true
  while (had.has(words[at] ?? "")) at++

  return or >= 0 && at > last + or + 1 && TreatmentPhrase.at(words, at)?.kind === "any"
}

const none = (words: Words, first: number, last: number): Claim => ({
  ...having(0, isOrHad(words, last) ? unbounded : 0, first, last),
  exact: true,
})

/** Whether one of the words from a place on, so many of them besides those in brackets, calls a cancer. */
const isOfCancer = (words: Words, from: number, reach: number): boolean => {
  let depth = 0
  for (let at = from, seen = 0; seen < reach && at < words.length; at++) {
    if (words[at] === "(") depth++
    if (depth <= 0) seen++
    if (depth <= 0 && DiseaseWords.isCancer(words[at] ?? "")) return true
    if (words[at] === ")") depth--
  }

  return false
}

/** "Locally advanced": how far the disease has come, and not where it was treated. */
const isOfExtent = (words: Words, at: number): boolean =>
  words[at] === "locally" && (words[at + 1] === "advanced" || words[at + 1] === "recurrent")

const isOther = (words: Words, from: number, to: number): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++)
    if (otherUntreated.has(words[at] ?? "") && !isOfExtent(words, at)) return true

  return false
}

const isPreviously = (words: Words, at: number): boolean => words[at - 1] === "previously"

/** "Anaemia previously untreated". */
const isOfAilment = (words: Words, at: number): boolean =>
  isPreviously(words, at) && DiseaseWords.others.has(words[at - 2] ?? "")

const nearNaive = 8

/** Where it stands what somebody is naive of, before that word: "treatment-naive", "chemotherapy (chemo)-naive". */
const namedBefore = (words: Words, at: number): number | undefined => {
  const joined = words[at - 1] === "-" ? at - 2 : at - 1
  const of = words[joined] === ")" ? joined - 1 : joined

  return naiveOf.has(words[of] ?? "") ? of : undefined
}

const spread: ReadonlySet<string> = new Set(["advanced", "metastatic", "recurrent"])

/** "Treatment-naive for metastatic lung cancer", "… for advanced disease". */
const isForDisease = (words: Words, from: number): boolean =>
  isOfCancer(words, from, nearNaive) || spread.has(words[from] ?? "")

const beforeAlone: ReadonlySet<string> = new Set(["and", "or", "with", "of", ","])

/** "Relapsed or naive leukemia"; not "castration-naive cancer". */
const isAlone = (words: Words, at: number): boolean =>
  beforeAlone.has(words[at - 1] ?? "") && DiseaseWords.isCancer(words[at + 1] ?? "")

/** "Naive to systemic therapy", "treatment-naive for metastatic lung cancer"; not "naive to an inhibitor". */
const byNaiveTo: Reader = (words, at) => {
  const of = namedBefore(words, at)
  const from = words[at + 2] === "any" || words[at + 2] === "all" ? at + 3 : at + 2
  if (naiveOf.has(words[from] ?? "") && TreatmentPhrase.at(words, from)?.kind === "any") return none(words, at, at + 3)

  return of !== undefined && words[at + 1] === "for" && isForDisease(words, at + 2)
    ? none(words, of, at + 1)
    : undefined
}

const linking: ReadonlySet<string> = new Set(["to", "for", "of"])

/** "Treatment-naive", "relapsed or naive leukemia", "naive to …". */
const byNaive: Reader = (words, at) => {
  if (linking.has(words[at + 1] ?? "")) return byNaiveTo(words, at)
  const of = namedBefore(words, at) ?? (isAlone(words, at) ? at : undefined)

  return of === undefined ? undefined : none(words, of, at + 1)
}

const nearUntreated = 6

const besideUntreated = 10

/** "Untreated or previously treated", "untreated (arm A) or relapsed", "both untreated and pretreated". */
const isBesideTreated = (words: Words, at: number): boolean => {
  const next = words.slice(at + 1, at + 1 + besideUntreated)
  const or = next.indexOf(words[at - 1] === "both" ? "and" : "or")
  if (or < 0) return false
  const isTreated = next[or + 1] === "previously" && next[or + 2] === "treated"

  return (
    isTreated ||
    /^(?:have|has|had)$/.test(next[or + 1] ?? "") ||
    next[or + 1] === "pretreated" ||
    /^(?:relaps|refract)/.test(next[or + 1] ?? "")
  )
}

const widestUntreated = 8

/** Behind the disease that is untreated, as far as what is said of it goes. */
const behindDisease = (words: Words, at: number): number => {
  const disease = words
    .slice(at, at + widestUntreated)
    .findIndex((word) => DiseaseWords.isCancer(word) && !word.startsWith("metasta"))

  return at + (disease < 0 ? widestUntreated : disease + 1)
}

const farTold = 9

/** "Untreated patients with lymphoma", "… with a high-risk feature". */
const isOfPeople = (words: Words, at: number): boolean =>
  people.has(words[at] ?? "") &&
  words.slice(at, at + farTold).some((word) => DiseaseWords.isCancer(word) || word === "risk" || word === "disease")

/** "Previously untreated", "untreated lymphoma"; not "untreated brain metastases". */
const byUntreated: Reader = (words, at) => {
  if (isOther(words, at - 2, behindDisease(words, at)) || isOfAilment(words, at)) return undefined
  if (isPreviously(words, at) || words[at - 1] === "systemically") return none(words, at - 1, at + 1)

  const next = words[at + 1] ?? ""

  return isBesideTreated(words, at) ||
    next === "disease" ||
    next === "stage" ||
    isOfPeople(words, at + 1) ||
    isOfCancer(words, at + 1, nearUntreated)
    ? none(words, at, at + 1)
    : undefined
}

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

/** "Heavily pretreated", "previously treated"; not with one drug, and not for something else. */
const byPretreated: Reader = (words, at) => {
  const isForOther =
    words[at + 1] === "for" && (isOther(words, at + 2, at + 6) || TreatmentPurpose.at(words, at + 1) !== undefined)
  if (isOfClass(words, at + 1) || isForOther || isOfAilment(words, at) || isOther(words, at - 4, at + 5))
    return undefined
  if (isExceptedVariant(words, at)) return undefined
  const isHeavily = words[at - 1] === "heavily"

  return having(isHeavily ? 2 : 1, unbounded, isHeavily || isPreviously(words, at) ? at - 1 : at, at + 1)
}

/** "Not yet treated for advanced disease", "never treated". */
const isYet = (words: Words, at: number): boolean => words[at - 1] === "yet" || words[at - 1] === "never"

const nearCancer = 8

/** "Any pretreatment of the tumour"; not "a pretreatment biopsy of it". */
const byPretreatment: Reader = (words, at) =>
  (words[at + 1] === "of" || words[at + 1] === "for") && isOfCancer(words, at + 2, nearCancer)
    ? having(1, unbounded, at, at + 1)
    : undefined

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["chemonaive", (words, at) => none(words, at, at + 1)],
  ["naive", byNaive],
  ["untreated", byUntreated],
  ["pretreated", byPretreated],
  ["pretreatment", byPretreatment],
  ["treated", (words, at) => (isPreviously(words, at) || isYet(words, at) ? byPretreated(words, at) : undefined)],
  ["newly", NewDisease.byNewly],
  ["novo", NewDisease.byDeNovo],
])

/** "Treatment-naive", "previously untreated", "heavily pretreated", "newly diagnosed cancer". */
export const byName: Reader = (words, at) => readers.get(words[at] ?? "")?.(words, at)

/** The words by which those who had treatment, or none, are called. */
export const beginnings: ReadonlyArray<string> = [...readers.keys()]

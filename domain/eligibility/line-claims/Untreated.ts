import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { grouping, naiveOf, otherUntreated, people } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import type { Reader } from "./ClaimReaders.ts"
import * as UntreatedSpecimen from "./UntreatedSpecimen.ts"

type Words = ReadonlyArray<string>

const had: ReadonlySet<string> = new Set(["have", "has", "had", "received", "treated"])

const nearHad = 4

/** Behind "relapsed", words with which it is told of more, so that this stands for itself. */
const furtherTold: ReadonlySet<string> = new Set(["after", "to", "following", "or", "and", "/", "from", "on", "("])

/** "Previously", before a place. */
export const isPreviously = (words: Words, at: number): boolean => words[at - 1] === "previously"

const nearTreated = 8

/** What may be told of those who were treated so that not all of them are meant. */
const narrowing: ReadonlySet<string> = new Set([
  ...grouping,
  ..."adjuvant neoadjuvant perioperative radiotherapy radiation surgery only".split(" "),
])

/** "Pretreated", "previously treated with nusinersen": with what, and how much of it, is told of no limit. */
const isTreatedAtLarge = (words: Words, at: number): boolean =>
  words[at] === "pretreated" ||
  (isPreviously(words, at + 1) &&
    words[at + 1] === "treated" &&
    !words.slice(at, at + nearTreated).some((word) => narrowing.has(word)))

/** "Naive, or have had treatment", "naive or relapsed". */
const isOrHad = (words: Words, last: number): boolean => {
  const or = words.slice(last, last + nearHad).indexOf("or")
  let at = last + or + 1
  if (or >= 0 && words[at] === "relapsed" && !furtherTold.has(words[at + 1] ?? "")) return true
  while (had.has(words[at] ?? "")) at++

  return or >= 0 && at > last + or + 1 && TreatmentPhrase.at(words, at)?.kind === "any"
}

/** "Both untreated and relapsed patients". */
const isAndRelapsed = (words: Words, last: number): boolean =>
  words[last] === "and" && /^(?:relapsed|refractory|pretreated)$/.test(words[last + 1] ?? "")

/** "Naive or pretreated". */
const isNaiveOrTreated = (words: Words, first: number, last: number): boolean => {
  const or = words.slice(last, last + nearHad).indexOf("or")

  return or >= 0 && words.slice(first, last).includes("naive") && isTreatedAtLarge(words, last + or + 1)
}

/** What those are called who had treatment. */
const treated: ReadonlySet<string> = new Set(["treated", "pretreated", "experienced"])

const either: ReadonlySet<string> = new Set(["or", "and", "/"])

/** "Treated or untreated". */
const isBehindTreatedAtLarge = (words: Words, first: number): boolean =>
  either.has(words[first - 1] ?? "") && treated.has(words[first - 2] ?? "")

const besideEither = 3

/** "Untreated or treated", "naive or treatment-experienced"; "previously treated" is told of for itself, and with what they were treated of no limit. */
const isBeforeTreatedAtLarge = (words: Words, last: number): boolean => {
  if (!either.has(words[last] ?? "")) return false
  const next = words.slice(last + 1, last + 2 + besideEither)
  const at = next.findIndex((word) => word === "treated" || word === "experienced")
  const isBare = next.slice(0, at).every((word) => word === "-" || (naiveOf.has(word) && word !== "previously"))

  return at >= 0 && isBare && next[at + 1] !== "with"
}

/** There was no treatment; or any, where it is said in the same breath that there may have been. */
export const none = (words: Words, first: number, last: number): Claim => {
  const isEither =
    isOrHad(words, last) ||
    isAndRelapsed(words, last) ||
    isNaiveOrTreated(words, first, last) ||
    isBehindTreatedAtLarge(words, first) ||
    isBeforeTreatedAtLarge(words, last)

  return { ...having(0, isEither ? unbounded : 0, first, last), exact: true }
}

/** Whether one of the words from a place on, so many of them besides those in brackets, calls a cancer. */
export const isOfCancer = (words: Words, from: number, reach: number): boolean => {
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

/** Whether some words speak of another disease, of an organ or of a place. */
export const isOther = (words: Words, from: number, to: number): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++)
    if (otherUntreated.has(words[at] ?? "") && !isOfExtent(words, at)) return true

  return false
}

/** "Anaemia previously untreated". */
export const isOfAilment = (words: Words, at: number): boolean =>
  isPreviously(words, at) && DiseaseWords.others.has(words[at - 2] ?? "")

const nearNaive = 8

/** What makes a treatment one of a class: "complement inhibitor treatment-naive". */
const ofOneClass = /^(?:inhibitors?|modulators?|blockers?|replacement|biologics?)$/

/** Where it stands what somebody is naive of, before that word: "treatment-naive", "chemotherapy (chemo)-naive". */
const namedBefore = (words: Words, at: number): number | undefined => {
  const joined = words[at - 1] === "-" ? at - 2 : at - 1
  const of = words[joined] === ")" ? joined - 1 : joined

  return naiveOf.has(words[of] ?? "") && !ofOneClass.test(words[of - 1] ?? "") ? of : undefined
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
export const byNaive: Reader = (words, at) => {
  if (linking.has(words[at + 1] ?? "")) return byNaiveTo(words, at)
  const of = namedBefore(words, at) ?? (isAlone(words, at) ? at : undefined)

  return of === undefined || UntreatedSpecimen.isMeant(words, of, at + 1) ? undefined : none(words, of, at + 1)
}

const nearUntreated = 6

const besideUntreated = 10

const nearLines = 8

const nearOther = 4

const ended = /^[.;]?$/

/** "Treated with one prior line": treatment with lines, of which it may be told beside those who are untreated. */
const isTreatedWithLines = (words: Words, at: number): boolean =>
  words[at] === "treated" &&
  words[at + 1] === "with" &&
  words.slice(at, at + nearLines).some((word) => grouping.has(word)) &&
  !isOther(words, at, at + nearLines)

/** "Treated with one prior line, or untreated". */
const isBehindTreated = (words: Words, at: number): boolean => {
  const treated = Nearby.lastBefore(words, at, besideUntreated, (word) => word === "treated")

  return words[at - 1] === "or" && ended.test(words[at + 1] ?? "") && treated >= 0 && isTreatedWithLines(words, treated)
}

/** "Untreated or previously treated", "untreated (arm A) or relapsed", "both untreated and pretreated", "untreated, or treated with one line". */
const isBesideTreated = (words: Words, at: number): boolean => {
  if (isBehindTreated(words, at)) return true
  const next = words.slice(at + 1, at + 1 + besideUntreated)
  const or = next.indexOf(words[at - 1] === "both" ? "and" : "or")
  if (or < 0) return false
  if (isTreatedWithLines(words, at + 1 + or + 1)) return !isOther(words, at - nearOther, at)
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
export const byUntreated: Reader = (words, at) => {
  if (isOther(words, at - 2, behindDisease(words, at)) || isOfAilment(words, at)) return undefined
  if (UntreatedSpecimen.isMeant(words, isPreviously(words, at) ? at - 1 : at, at + 1)) return undefined
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

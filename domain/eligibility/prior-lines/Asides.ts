import * as AtDiagnosis from "../line-claims/AtDiagnosis.ts"
import type { Claim } from "../line-claims/Claim.ts"
import { asides, earlier, ordinals } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as AllCompleted from "./AllCompleted.ts"
import * as Allowances from "./Allowances.ts"
import * as Announcements from "./Announcements.ts"
import * as LineAccounting from "./LineAccounting.ts"
import * as OtherMalignancy from "./OtherMalignancy.ts"
import * as PlannedOperation from "./PlannedOperation.ts"
import * as Washout from "./Washout.ts"

type Words = ReadonlyArray<string>

const nearAside = 9

const therefore: ReadonlySet<string> = new Set(["therefore", "thus", "hence"])

const longestLabel = 8

const general: ReadonlySet<string> = new Set(
  "prior previous earlier past concurrent concomitant systemic anticancer anti - cancer therapy therapies treatment treatments and or /".split(
    " ",
  ),
)

/** "Any number of therapies, including no prior therapy". */
const isOfNone = (words: Words, { first }: Claim): boolean =>
  words[first - 1] === "no" && words[first - 2] === "including"

/** "And is therefore eligible for second-line treatment": what comes of something else. */
const isConsequence = (words: Words, { first }: Claim): boolean => Nearby.hasBefore(words, first, nearAside, therefore)

/** "Poor marrow reserves due to multiple previous lines": what something else came of. */
const isCause = (words: Words, { first }: Claim): boolean =>
  (words[first - 1] === "to" && words[first - 2] === "due") ||
  (words[first - 1] === "of" && words[first - 2] === "because")

/** "For one prior treatment, …", with which it begins for whom something else is asked. */
const isOfCase = (words: Words, { first, last }: Claim): boolean => {
  const link = words[first - 1] === "either" ? first - 2 : first - 1

  return words[link] === "for" && link <= 1 && words[last] === ","
}

/** "Prior therapy: …": a title, which asks for nothing. */
const isTitle = (words: Words, { first, last }: Claim): boolean =>
  first === 0 && earlier.has(words[0] ?? "") && words[last] === ":"

/** "Their last dose was weeks ago (if treated with chemotherapy)". */
const isIfHad = (words: Words, { first }: Claim): boolean => {
  const link = words[first - 1] === "previously" ? first - 2 : first - 1

  return words[link] === "if" && words[link - 1] === "("
}

const telling: ReadonlySet<string> = new Set(["systemic", "anticancer", "cancer"])

/** "Prior treatment(s)", a title that asks for nothing; "prior systemic treatment" is none where it keeps out who had it. */
export const isTitleOnly = (words: Words, { exact, first, last }: Claim, isBar: boolean): boolean => {
  if (exact || first > 0 || !earlier.has(words[0] ?? "") || words.length > longestLabel) return false
  const name = words.slice(first, last)

  return (
    words.slice(last).every((word) => !/[a-z]{2}/.test(word)) &&
    name.every((word) => general.has(word)) &&
    !(isBar && name.some((word) => telling.has(word)))
  )
}

const nearBracket = 9

/** "(i.e. progression after more than two regimens)": what a word before the bracket means. */
const explains = (words: Words, { first }: Claim): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearBracket; at--) {
    if (words[at] === ")") return false
    if (words[at] === "(") return words[at + 1] === "ie" || words[at + 1] === "i" || words[at + 1] === "defined"
  }

  return false
}

const nearEspecially = 6

const especially: ReadonlySet<string> = new Set(["especially", "particularly"])

/** "Advice should be sought, especially in those who had chemotherapy". */
const isInstance = (words: Words, { first }: Claim): boolean =>
  Nearby.hasBefore(words, first, nearEspecially, especially)

const farSince = 14

const ended = /^(?:complet|finish|end$|last$)/

/** "Any other treatment since completion of the vaccination", of which a later one is meant. */
const isSince = (words: Words, { last }: Claim): boolean => {
  const since = words.slice(last, last + farSince).indexOf("since")

  return since >= 0 && words.slice(last + since + 1, last + since + 3).some((word) => ended.test(word))
}

const specimens = /^(?:tissues?|samples?|specimens?|biops(?:y|ies)|archival)$/

const collected: ReadonlySet<string> = new Set("obtained collected taken acquired performed procedure".split(" "))

/** "Tissue that was obtained after progression on an antibody": when it was. */
const isOfSpecimen = (words: Words, { first }: Claim): boolean => {
  const specimen = words.slice(0, first).findIndex((word) => specimens.test(word))

  return specimen >= 0 && words.slice(specimen, first).some((word) => collected.has(word))
}

const nearTest = 6

/** "Sequencing of the relapsed or refractory tumour", "molecular diagnostics at relapse". */
const isOfTest = (words: Words, { first }: Claim): boolean =>
  (words[first - 1] === "of" || words[first - 2] === "of" || words[first - 1] === "at") &&
  Nearby.before(words, first, nearTest).some((word) => /^(?:profil|sequenc|cytometr|analys|diagnostics)/.test(word))

/** "Tissue that was obtained after progression on first-line therapy", which was had. */
const isOfNumberedLine = (words: Words, { first, last }: Claim): boolean =>
  words.slice(first, last).some((word) => ordinals.has(word))

const assessing = /^(?:assess|evaluat|monitor|measur|record)/

const procedural: ReadonlySet<string> = new Set(["will", "shall", "is", "are", "to", "be"])

/** "Progression on treatment will be assessed": what the study does. */
const isAssessed = (words: Words, { last }: Claim): boolean => {
  let verb = last
  while (procedural.has(words[verb] ?? "")) verb++

  return verb > last && assessing.test(words[verb] ?? "")
}

const excepting: ReadonlySet<string> = new Set(["except", "excepting", "exception", "excluding", "unless"])

const nearBefore = 7

const nearPrior = 3

/** "Chemotherapy before the biopsy": when it was. */
const isBeforeBiopsy = (words: Words, at: number): boolean =>
  words[at] === "biopsy" && Nearby.before(words, at, nearBefore).includes("before")

/** "No prior biopsy, surgery or treatment", "surgery (except biopsy)": one of the things that were done. */
const isListedBiopsy = (words: Words, at: number): boolean =>
  words[at] === "biopsy" &&
  (excepting.has(words[at - 1] ?? "") || (words[at + 1] === "," && Nearby.hasBefore(words, at, nearPrior, earlier)))

/** A word of another matter; not the tissue of "soft tissue sarcoma", the interval of "platinum-free interval", nor "adverse risk". */
const isAsideWord = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""
  const isOfDisease =
    (word === "tissue" && words[at - 1] === "soft") ||
    (word === "interval" && words[at - 1] === "free") ||
    (word === "adverse" && words[at + 1] === "risk")

  return asides.has(word) && !isOfDisease && !isBeforeBiopsy(words, at) && !isListedBiopsy(words, at)
}

const isException = (words: Words, at: number): boolean =>
  excepting.has(words[at] ?? "") || (words[at] === "other" && words[at + 1] === "than")

/** Whether a sentence has a word of another matter that is not in what is excepted: "except for transfusions", "other than a biopsy". */
const hasAsideWord = (words: Words, { last }: Claim): boolean => {
  const except = words.findIndex((_, at) => at >= last && isException(words, at))
  const told = except < 0 ? words : words.slice(0, except)

  return told.some((_, at) => isAsideWord(words, at))
}

const isAsideBefore = (words: Words, { first }: Claim): boolean => {
  for (let at = Math.max(0, first - nearAside); at < first; at++) if (isAsideWord(words, at)) return true

  return false
}

/** Whether a word of another matter stands where it may be of that; "newly diagnosed cancer with tissue available" is newly diagnosed. */
const isBesideAsideWord = (words: Words, claim: Claim): boolean =>
  words[claim.first] === "newly" ? isAsideBefore(words, claim) : hasAsideWord(words, claim)

/** Whether a sentence tells how long ago a treatment was, or what came of it; not "is permitted, as long as its effects have resolved". */
const isOfItsEnd = (words: Words, claim: Claim): boolean =>
  !Allowances.isLetInOutright(words, claim) &&
  (Washout.isTimed(words, claim) || isSince(words, claim) || isBesideAsideWord(words, claim))

/** Whether a failure is told only to say which specimen or which test is meant. */
const isOfOtherMatter = (words: Words, claim: Claim): boolean => {
  if (isOfTest(words, claim) || isAssessed(words, claim)) return true

  return isOfSpecimen(words, claim)
    ? !isOfNumberedLine(words, claim) || AtDiagnosis.isOr(words, claim.first - 2, claim.last)
    : isAsideBefore(words, claim)
}

/** Whether what a claim was taken from speaks of something else than of who has had how much. */
export const isAside = (words: Words, claim: Claim): boolean => {
  if (LineAccounting.isAt(words, claim) || explains(words, claim)) return true
  if (isOfNone(words, claim) || isCause(words, claim) || isConsequence(words, claim) || isOfCase(words, claim))
    return true
  if (isIfHad(words, claim) || AllCompleted.isMeant(words, claim)) return true
  if (claim.exact && claim.high !== 0) return claim.low === 0 && words[claim.first - 1] === "including"
  if (!claim.exact && OtherMalignancy.isOf(words, claim)) return true
  if (claim.oneWay) return isOfOtherMatter(words, claim)
  if (claim.exact) return false
  if (PlannedOperation.isWithOrWithout(words, claim)) return true

  return (
    isTitle(words, claim) || isInstance(words, claim) || Announcements.isAt(words, claim) || isOfItsEnd(words, claim)
  )
}

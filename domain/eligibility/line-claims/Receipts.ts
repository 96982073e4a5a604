import {
  breaks,
  determiners,
  earlier,
  everBefore,
  local,
  negators,
  people,
  receiving,
  units,
} from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentNarrowing from "../treatment/TreatmentNarrowing.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, had } from "./Claim.ts"
import * as ClassReceipts from "./ClassReceipts.ts"
import * as Induction from "./Induction.ts"

type Words = ReadonlyArray<string>

/** Words behind a treatment by which it came after another: "received systemic therapy after the antibody". */
const afterwards: ReadonlySet<string> = new Set(["after", "since", "following", "beyond"])

const current: ReadonlySet<string> = new Set(["currently", "concurrently", "concomitantly", "presently", "actively"])

/** "Prior use of". */
const using: ReadonlySet<string> = new Set(["use", "used", "usage", "administration"])

/** "Absence of previous treatment". */
const lacking: ReadonlySet<string> = new Set(["absence", "lack", "free"])

const farthestGovernor = 9

/** Whether a claim that begins at `at` is governed by a word of having had it, or by none. */
const isGoverned = (words: Words, at: number): boolean => {
  let before = at - 1
  while (
    before >= 0 &&
    before > at - farthestGovernor &&
    determiners.has(words[before] ?? "") &&
    !receiving.has(words[before] ?? "")
  )
    before--
  const word = words[before] ?? ""

  const isOfThose = people.has(word) && words[before + 1] === "with"

  return (
    using.has(word) ||
    receiving.has(word) ||
    negators.has(word) ||
    lacking.has(word) ||
    word === "have" ||
    word === "has" ||
    isOfThose
  )
}

const shortestList = 4

/** "Surgery, previous chemotherapy": an item of a list of treatments that a sentence begins with. */
const isListed = (words: Words, at: number): boolean =>
  words[at - 1] === "," && at <= shortestList && (local.has(words[at - 2] ?? "") || units.has(words[at - 2] ?? ""))

/** "(Prior palliative treatment is allowed)". */
const isInBrackets = (words: Words, at: number): boolean => words[at - 1] === "("

/** "Prior immunotherapy, or any prior systemic therapy": the last of what a sentence lists that begins so. */
const isListedFurther = (words: Words, at: number): boolean =>
  earlier.has(words[0] ?? "") && words[at - 1] === "any" && words[at - 2] === "or"

/** Whether a clause begins there: the sentence, or what stands behind a colon. */
const begins = (words: Words, at: number): boolean =>
  words
    .slice(words.lastIndexOf(":", at) + 1, at)
    .every((word) => !/[a-z]{2}/.test(word) || determiners.has(word) || using.has(word) || word === "history")

const ofReceipt: ReadonlySet<string> = new Set(["of", "to", "with", "any"])

const widestReceipt = 4

/** Behind "receipt of any", where it stands. */
const behindReceipt = (words: Words, from: number): number => {
  if (!receiving.has(words[from] ?? "") && !using.has(words[from] ?? "")) return from
  let at = from + 1
  while (at < from + widestReceipt && ofReceipt.has(words[at] ?? "")) at++

  return at
}

const mostListed = 5

/** "Radiotherapy, hormonal therapy or chemotherapy": the first of those listed that is a systemic one for the disease at large. */
const listedAt = (words: Words, from: number): TreatmentPhrase.Treatment | undefined => {
  let treatment = TreatmentPhrase.at(words, from)
  for (let item = 1; item < mostListed && treatment !== undefined && treatment.kind !== "any"; item++) {
    const next = TreatmentPhrase.behindJoints(words, treatment.last)
    if (next === treatment.last) return undefined
    const listed = TreatmentPhrase.at(words, words[next] === "any" ? next + 1 : next)
    const isFurther = treatment.kind !== "early" && !(listed?.kind === "any" && !listed.isSystemic)
    treatment = isFurther ? listed : undefined
  }

  return treatment
}

/** "Prior systemic therapy for metastatic disease", "any previous receipt of chemotherapy", "previously used chemotherapy". */
export const byPrior = (words: Words, at: number): Claim | undefined => {
  const isPreviously = words[at] === "previously" && words[at + 1] === "used"
  if (!earlier.has(words[at] ?? "") && !isPreviously) return undefined
  const from = behindReceipt(words, at + 1)
  const treatment = listedAt(words, from)
  if (treatment === undefined && begins(words, at)) return ClassReceipts.ofSpread(words, at, from)
  if (treatment?.kind !== "any" || afterwards.has(words[treatment.last] ?? "")) return undefined
  const isReceipt = from > at + 1

  return isReceipt ||
    begins(words, at) ||
    isListed(words, at) ||
    isListedFurther(words, at) ||
    isInBrackets(words, at) ||
    isGoverned(words, at)
    ? had(at, treatment.last)
    : undefined
}

/** The words, besides those of receiving, that a receipt is told with. */
export const beginnings: ReadonlyArray<string> = ["history", "pretreated", "pretreatment", "receive", "completion"]

/** "Received", "treated (before) with", "history of". */
const isReceipt = (words: Words, at: number): boolean => {
  const next = words[at + 1]
  switch (words[at]) {
    case "history":
      return next === "of"
    case "completion":
      return at === 0 && next === "of"
    case "treated":
    case "pretreated":
    case "pretreatment":
      return next === "with" || next === "by" || (words[at + 2] === "with" && everBefore.has(next ?? ""))
    case "receive":
      return Nearby.before(words, at, 2).includes("did")
    default:
      return receiving.has(words[at] ?? "")
  }
}

const widestDeterminers = 8

const forms: ReadonlySet<string> = new Set(["form", "forms", "kind", "type", "types"])

/** "(Any) form of". */
const isForm = (words: Words, at: number): boolean => forms.has(words[at] ?? "") && words[at + 1] === "of"

/** Behind the words that stand between a receipt and the treatment; nothing where a comma ends them. */
const behindDeterminers = (words: Words, at: number): number | undefined => {
  let from = at + 1
  while (
    from < at + widestDeterminers &&
    (determiners.has(words[from] ?? "") || isForm(words, from)) &&
    !earlier.has(words[from] ?? "")
  )
    from++

  return from > at + 1 && words[from - 1] === "," ? undefined : from
}

const nearCurrent = 4

const isOngoing = (words: Words, at: number): boolean => Nearby.hasBefore(words, at, nearCurrent, current)

const never: ReadonlySet<string> = new Set(["yet", "never"])

const nearNever = 2

/** "Have not yet begun treatment". */
const isYet = (words: Words, at: number): boolean => Nearby.hasBefore(words, at, nearNever, never)

/** "Additional lines": besides those that are told elsewhere. */
const isMore = (words: Words, from: number, to: number): boolean => words.slice(from, to).includes("additional")

const nearStandard = 4

/** "Received all therapies known to help". */
const isAllOfThem = (words: Words, at: number, name: Words): boolean =>
  words[at] === "received" && name.includes("all") && /s$/.test(name.at(-1) ?? "")

/** "Received other treatment previously." */
const isEverBefore = (words: Words, last: number): boolean =>
  everBefore.has(words[last] ?? "") && breaks.has(words[last + 1] ?? ".")

/** Whether it is told which treatment was received: a systemic one, an earlier one, one for a disease. */
const isTold = (
  words: Words,
  at: number,
  { isGrouped, isPrior, isSystemic, kind, last }: TreatmentPhrase.Treatment,
): boolean => {
  const isForDisease = words[last] === "for" && /^[a-z]/.test(words[last + 1] ?? "")

  const name = Nearby.before(words, last, nearStandard)
  const isStandard = kind === "any" && (name.includes("standard") || isAllOfThem(words, at, name))

  return (
    isSystemic ||
    isPrior ||
    isStandard ||
    (kind === "any" && isEverBefore(words, last)) ||
    (isForDisease && (isGrouped || kind === "any"))
  )
}

/** "Never received systemic therapy", "has been treated with chemotherapy", "received therapy for this breast cancer". */
export const byReceipt = (words: Words, at: number): Claim | undefined => {
  const from = isReceipt(words, at) ? behindDeterminers(words, at) : undefined
  const treatment = from === undefined ? undefined : TreatmentPhrase.at(words, from)
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  if (isMore(words, at, treatment.last)) return undefined
  const { kind, last } = treatment
  if (afterwards.has(words[last] ?? "") || isOngoing(words, at)) return undefined
  if (kind === "class" && !TreatmentNarrowing.isOrAllOther(words, last)) return ClassReceipts.of(words, at, treatment)

  return isTold(words, at, treatment) || isYet(words, at) ? Induction.asOneLine(words, had(at, last)) : undefined
}

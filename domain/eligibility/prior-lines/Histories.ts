import { type Claim, having, unbounded } from "./Claim.ts"
import {
  determiners,
  earlier,
  failing,
  naiveOf,
  narrowing,
  negators,
  otherUntreated,
  receiving,
  units,
} from "./LineLexicon.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const some = (first: number, last: number): Claim => having(1, unbounded, first, last)

const none = (first: number, last: number): Claim => ({ ...having(0, 0, first, last), exact: true })

/** Words behind a treatment by which it came after another: "received systemic therapy after the antibody". */
const afterwards: ReadonlySet<string> = new Set(["after", "since", "following", "beyond"])

const current: ReadonlySet<string> = new Set(["currently", "concurrently", "concomitantly", "presently", "actively"])

/** Whether a claim that begins at `at` is governed by a word of having had it, or by none. */
const isGoverned = (words: Words, at: number): boolean => {
  let before = at - 1
  while (before >= 0 && before > at - 9 && determiners.has(words[before] ?? "") && !receiving.has(words[before] ?? ""))
    before--
  const word = words[before] ?? ""

  return receiving.has(word) || negators.has(word) || word === "have" || word === "has"
}

/** Whether a clause begins there: the sentence, or what stands behind a colon. */
const begins = (words: Words, at: number): boolean =>
  words
    .slice(words.lastIndexOf(":", at) + 1, at)
    .every((word) => !/[a-z]{2}/.test(word) || determiners.has(word) || word === "history" || word === "any")

const ofReceipt: ReadonlySet<string> = new Set(["of", "to", "with", "any"])

/** "Prior systemic therapy for metastatic disease", "any previous receipt of chemotherapy". */
export const byPrior = (words: Words, at: number): Claim | undefined => {
  if (!earlier.has(words[at] ?? "")) return undefined
  let from = at + 1
  const isReceipt = receiving.has(words[from] ?? "")
  while (isReceipt && from < at + 5 && (from === at + 1 || ofReceipt.has(words[from] ?? ""))) from++
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || treatment.kind !== "any" || afterwards.has(words[treatment.last] ?? ""))
    return undefined
  if (!begins(words, at) && !isGoverned(words, at) && from === at + 1) return undefined
  return some(at, treatment.last)
}

/** "Never received systemic therapy", "has been treated with chemotherapy", "received therapy for this breast cancer". */
export const byReceipt = (words: Words, at: number): Claim | undefined => {
  const word = words[at] ?? ""
  if (!receiving.has(word) && !(word === "history" && words[at + 1] === "of")) return undefined
  if (word === "treated" && words[at + 1] !== "with" && words[at + 1] !== "by") return undefined
  let from = at + 1
  while (from < at + 8 && determiners.has(words[from] ?? "") && !earlier.has(words[from] ?? "")) from++
  if (from > at + 1 && words[from - 1] === ",") return undefined
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  const { isGrouped, isPrior, isSystemic, kind, last } = treatment
  if (afterwards.has(words[last] ?? "")) return undefined
  if (words.slice(Math.max(0, at - 4), at).some((one) => current.has(one))) return undefined
  const isForDisease = words[last] === "for" && /^[a-z]/.test(words[last + 1] ?? "")
  const named = isSystemic || isPrior || (isForDisease && (isGrouped || kind === "any"))
  if (!named) return undefined
  if (kind === "class") return isSystemic ? { ...some(at, last), oneWay: true } : undefined

  return some(at, last)
}

const cancer =
  /^(?:cancers?|carcinoma|metastatic|glioblastoma|glioma|lymphoma|leuka?emia|tumou?rs?|melanoma|sarcoma|myeloma|mesothelioma|nsclc|sclc|aml|cll)$/

const isOther = (words: Words, from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some((word) => otherUntreated.has(word))

/** "Treatment-naive", "previously untreated", "heavily pretreated", "newly diagnosed cancer". */
export const byName = (words: Words, at: number): Claim | undefined => {
  const word = words[at] ?? ""
  if (word === "chemonaive") return none(at, at + 1)
  if (word === "naive") {
    const of = words[at - 1] === "-" ? at - 2 : at - 1
    const to = words[at + 1] === "to" || words[at + 1] === "for"
    if (to)
      return naiveOf.has(words[at + 2] ?? "") && TreatmentPhrase.at(words, at + 2)?.kind === "any"
        ? none(at, at + 3)
        : undefined

    return naiveOf.has(words[of] ?? "") ? none(of, at + 1) : undefined
  }
  if (word === "untreated") {
    if (isOther(words, at - 2, at + 8)) return undefined
    const previously = words[at - 1] === "previously"

    return previously || words.slice(at + 1, at + 7).some((each) => cancer.test(each))
      ? none(previously ? at - 1 : at, at + 1)
      : undefined
  }
  if (word === "pretreated" || (word === "treated" && words[at - 1] === "previously")) {
    const next = words[at + 1] ?? ""
    if (
      narrowing.has(next) ||
      (words[at + 1] === "for" && isOther(words, at + 2, at + 6)) ||
      isOther(words, at - 4, at + 5)
    )
      return undefined

    return having(words[at - 1] === "heavily" ? 2 : 1, unbounded, at - 1, at + 1)
  }
  if (
    word === "newly" &&
    words[at + 1] === "diagnosed" &&
    words.slice(at + 2, at + 9).some((each) => cancer.test(each))
  ) {
    return { ...none(at, at + 2), exact: false, beyond: "silent" }
  }

  return undefined
}

const attempts: ReadonlySet<string> = new Set(["attempt", "treatment", "therapy", "regimen"])

/** "The regimen must be the first treatment attempt for the leukaemia". */
export const byAttempt = (words: Words, at: number): Claim | undefined => {
  if (words[at] !== "first" || !attempts.has(words[at + 1] ?? "")) return undefined
  const be = words.slice(Math.max(0, at - 2), at).includes("be")

  return be ? { ...none(at, at + 2), exact: false } : undefined
}

const relapsed = /^(?:relapsed?|relapsing|r)$/

const between: ReadonlySet<string> = new Set([
  "and",
  "or",
  "/",
  "-",
  "(",
  ")",
  ",",
  "disease",
  "intolerant",
  "r",
  "progressive",
  "resistant",
  "recurrent",
])

/** "Relapsed or refractory disease", which was treated. */
export const byRelapse = (words: Words, at: number): Claim | undefined => {
  if (!relapsed.test(words[at] ?? "")) return undefined
  let next = at + 1
  while (next < at + 5 && between.has(words[next] ?? "") && words[next] !== "r") next++
  if (
    next === at + 1 ||
    !(words[next] === "refractory" || (words[at] === "r" && words[at + 1] === "/" && words[next] === "r"))
  )
    return undefined
  if (words[next + 1] === "to" || words[next + 1] === "after") return undefined

  return { ...some(at, next + 1), oneWay: true }
}

const linking: ReadonlySet<string> = new Set("on after following during to through despite from with of".split(" "))

const inFailure: ReadonlySet<string> = new Set([
  ...determiners,
  ..."within months month upon under line lines disease standard - has was were is ) not did 3 6 12 two per recist irecist v version by imaging radiographic radiological documented 1 2 .".split(
    " ",
  ),
])

/** "Progressed on standard therapy", "refractory to chemotherapy", "progression after platinum and an antibody". */
export const byFailure = (words: Words, at: number): Claim | undefined => {
  const word = words[at] ?? ""
  if (!failing.has(word)) return undefined
  let from = at + 1
  let linked = word === "failed" || word === "failing" || word === "exhausted"
  while (from < at + 14 && inFailure.has(words[from] ?? "")) {
    linked ||= linking.has(words[from] ?? "")
    if (linked && (units.has(words[from] ?? "") || earlier.has(words[from] ?? ""))) break
    from++
  }
  if (!linked) return undefined
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  if (words.slice(at, treatment.last).some((one) => one === "current" || one === "currently")) return undefined

  return { ...some(at, treatment.last), oneWay: true }
}

/** "Standard therapy has failed". */
export const byFailed = (words: Words, at: number): Claim | undefined => {
  if (!units.has(words[at] ?? "")) return undefined
  let next = at + 1
  while (next < at + 3 && (words[next] === "has" || words[next] === "have")) next++
  if (next === at + 1 || words[next] !== "failed") return undefined

  return { ...some(at, next + 1), oneWay: true }
}

import { drug, early, local, otherDisease, times, units } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

/** What a treatment was for, if not for the disease as it is now: what is done around an operation, or for something else. */
export type Purpose = "early" | "other"

const ends: ReadonlySet<string> = new Set([".", ";", ",", "(", "or", "and", "except"])

/** Before "adjuvant", what makes it tell of the treatment: "in the adjuvant setting". */
const ofSetting: ReadonlySet<string> = new Set(["in", "as", "the", "for", "an", "with", "-"])

const cancers: ReadonlySet<string> = new Set(["malignancy", "malignancies", "cancer", "cancers"])

/** "Early-stage cancer". */
const isEarlyStage = (words: Words, at: number): boolean =>
  (words[at] === "early" || words[at] === "earlier") && words[words[at + 1] === "-" ? at + 2 : at + 1] === "stage"

/** "The primary melanoma lesion", which is a place. */
const isOfPrimaryLesion = (words: Words, at: number): boolean =>
  words[at] === "primary" && (words[at + 1] === "lesion" || words[at + 2] === "lesion")

const other: ReadonlySet<string> = new Set(
  "other another different previous prior second unrelated separate".split(" "),
)

/** "Another cancer", "previous breast cancer". */
const isOfAnother = (words: Words, at: number): boolean =>
  other.has(words[at] ?? "") && words.slice(at + 1, at + 3).some((word) => cancers.has(word))

const reasons = /^(?:indications?|reasons?|purposes?|conditions?|diseases?|disorders?)$/

const nearTreatment = 5

const isTreatment = (name: Words): boolean => name.some((word) => units.has(word) || drug.test(word) || local.has(word))

/** "For an indication other than the current cancer"; not "for the disease other than endocrine therapy". */
const isOtherThan = (words: Words, at: number): boolean =>
  reasons.test(words[at] ?? "") &&
  words[at + 1] === "other" &&
  words[at + 2] === "than" &&
  !(words[at] === "disease" && isTreatment(words.slice(at + 3, at + 3 + nearTreatment)))

const isAnother = (words: Words, at: number): boolean =>
  otherDisease.test(words[at] ?? "") || isOfAnother(words, at) || isOtherThan(words, at)

const spread: ReadonlySet<string> = new Set("metastatic advanced recurrent unresectable incurable relapsed".split(" "))

/** What a list of settings is made of, besides those of a disease that has spread. */
export const besideEarly: ReadonlySet<string> = new Set([
  ...early,
  ...", - / or and in the a an setting settings therapy treatment locally".split(" "),
])

const widestList = 10

/** "In the neoadjuvant, adjuvant or metastatic setting": a list of settings that holds that of a disease that has spread. */
export const isOfAnySetting = (words: Words, at: number): boolean => {
  let next = at
  while (next < at + widestList && besideEarly.has(words[next] ?? "")) next++

  return next > at && spread.has(words[next] ?? "")
}

/** Whether a word of what is done around an operation tells of the treatment, and of no other setting besides. */
const isOfEarly = (words: Words, at: number, from: number): boolean =>
  (at === from || ofSetting.has(words[at - 1] ?? "")) && !isOfAnySetting(words, at)

/** What one of the words behind a treatment tells of its purpose, "none" if it begins something else. */
const toldAt = (words: Words, at: number, from: number): Purpose | "none" | undefined => {
  const word = words[at] ?? ""
  const before = words[at - 1] ?? ""
  if (ends.has(word)) return "none"
  if (early.has(word) && before !== "/") return isOfEarly(words, at, from) ? "early" : "none"
  if (isEarlyStage(words, at) || isOfPrimaryLesion(words, at)) return "early"
  if (isAnother(words, at)) return "other"

  return at > from && (times.has(word) || units.has(word)) ? "none" : undefined
}

const reach = 9

const beforeSetting: ReadonlySet<string> = new Set(["either", "given", "as", "in", "the", "a"])

const inAside: ReadonlySet<string> = new Set([...besideEarly, "chemotherapy"])

const widestAside = 16

/** "(Either in the neoadjuvant or adjuvant setting)", ", either neoadjuvant or adjuvant": all that stands there is of around an operation. */
const isAsideEarly = (words: Words, from: number): boolean => {
  if (words[from] !== "(" && !(words[from] === "," && words[from + 1] === "either")) return false
  const end = from + widestAside
  let at = from + 1
  while (at < end && beforeSetting.has(words[at] ?? "")) at++
  if (!early.has(words[at] ?? "")) return false
  while (at < end && inAside.has(words[at] ?? "")) at++

  return words[from] === "(" ? words[at] === ")" : /^[.;,]?$/.test(words[at] ?? "")
}

const ofAlternatives: ReadonlySet<string> = new Set([...early, "or", "and", "/", "-"])

/** ", neoadjuvant or adjuvant", at the end of a clause; not ", adjuvant radiotherapy", which is the next of a list. */
const isTrailingEarly = (words: Words, from: number): boolean => {
  if (words[from] !== "," || !early.has(words[from + 1] ?? "")) return false
  let at = from + 2
  while (at < words.length && ofAlternatives.has(words[at] ?? "")) at++

  return /^[.;]?$/.test(words[at] ?? "")
}

/** What the words from a place on, behind a treatment, say that it was for; nothing if that is not said. */
export const at = (words: Words, from: number): Purpose | undefined => {
  if (isAsideEarly(words, from) || isTrailingEarly(words, from)) return "early"
  for (let at = from; at < from + reach && at < words.length; at++) {
    const told = toldAt(words, at, from)
    if (told !== undefined) return told === "none" ? undefined : told
  }

  return undefined
}

const nearSpread = 6

/** "For metastatic disease", "in the advanced setting": of such a treatment one is a line, whatever its drugs. */
export const isForSpread = (words: Words, last: number): boolean =>
  (words[last] === "for" || words[last] === "in") &&
  words.slice(last + 1, last + 1 + nearSpread).some((word) => spread.has(word))

import { type Claim, having, unbounded } from "./Claim.ts"
import { naiveOf, narrowing, otherUntreated } from "./LineLexicon.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

type Reader = (words: Words, at: number) => Claim | undefined

const none = (first: number, last: number): Claim => ({ ...having(0, 0, first, last), exact: true })

const cancer =
  /^(?:cancers?|carcinoma|metastatic|glioblastoma|glioma|lymphoma|leuka?emia|tumou?rs?|melanoma|sarcoma|myeloma|mesothelioma|nsclc|sclc|aml|cll)$/

const isOther = (words: Words, from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some((word) => otherUntreated.has(word))

const isPreviously = (words: Words, at: number): boolean => words[at - 1] === "previously"

/** "Naive to systemic therapy", "treatment-naive". */
const byNaive: Reader = (words, at) => {
  if (words[at + 1] === "to" || words[at + 1] === "for") {
    const isOfAny = naiveOf.has(words[at + 2] ?? "") && TreatmentPhrase.at(words, at + 2)?.kind === "any"

    return isOfAny ? none(at, at + 3) : undefined
  }
  const of = words[at - 1] === "-" ? at - 2 : at - 1

  return naiveOf.has(words[of] ?? "") ? none(of, at + 1) : undefined
}

/** "Previously untreated", "untreated lymphoma"; not "untreated brain metastases". */
const byUntreated: Reader = (words, at) => {
  if (isOther(words, at - 2, at + 8)) return undefined
  if (isPreviously(words, at)) return none(at - 1, at + 1)

  return words.slice(at + 1, at + 7).some((word) => cancer.test(word)) ? none(at, at + 1) : undefined
}

/** "Heavily pretreated", "previously treated"; not with one drug, and not for something else. */
const byPretreated: Reader = (words, at) => {
  const next = words[at + 1] ?? ""
  const isForOther = next === "for" && isOther(words, at + 2, at + 6)
  if (narrowing.has(next) || isForOther || isOther(words, at - 4, at + 5)) return undefined

  return having(words[at - 1] === "heavily" ? 2 : 1, unbounded, at - 1, at + 1)
}

/** "Newly diagnosed cancer", which says nothing of those who had treatment. */
const byNewly: Reader = (words, at) => {
  const isOfCancer = words[at + 1] === "diagnosed" && words.slice(at + 2, at + 9).some((word) => cancer.test(word))

  return isOfCancer ? { ...having(0, 0, at, at + 2), beyond: "silent" } : undefined
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["chemonaive", (_, at) => none(at, at + 1)],
  ["naive", byNaive],
  ["untreated", byUntreated],
  ["pretreated", byPretreated],
  ["treated", (words, at) => (isPreviously(words, at) ? byPretreated(words, at) : undefined)],
  ["newly", byNewly],
])

/** "Treatment-naive", "previously untreated", "heavily pretreated", "newly diagnosed cancer". */
export const byName: Reader = (words, at) => readers.get(words[at] ?? "")?.(words, at)

const attempts: ReadonlySet<string> = new Set(["attempt", "treatment", "therapy", "regimen"])

/** "The regimen must be the first treatment attempt for the leukaemia". */
export const byAttempt: Reader = (words, at) => {
  if (words[at] !== "first" || !attempts.has(words[at + 1] ?? "")) return undefined

  return words.slice(Math.max(0, at - 2), at).includes("be") ? having(0, 0, at, at + 2) : undefined
}

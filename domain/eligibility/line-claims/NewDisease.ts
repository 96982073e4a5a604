import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { people } from "../treatment/LineLexicon.ts"
import { type Claim, having } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** There was nothing yet, which says nothing of those who had treatment. */
const fresh = (first: number, last: number): Claim => ({ ...having(0, 0, first, last), beyond: "silent" })

const nearNew = 14

const nearRelapse = 4

const lesions: ReadonlySet<string> = new Set(["lesion", "lesions", "metastasis", "metastases"])

/** "Newly diagnosed measurable metastatic lesions", which may come late. */
const isOfLesion = (words: Words, from: number): boolean =>
  words.slice(from, from + nearRelapse).some((word) => lesions.has(word))

/** "Newly diagnosed metastatic cancer that progressed on …", of which there was treatment. */
const isProgressed = (words: Words, from: number): boolean => {
  const next = words.slice(from, from + nearNew)
  const progress = next.findIndex((word) => word === "progression" || word === "progressed")

  return progress >= 0 && !next.slice(0, progress).includes("or")
}

/** "Breast cancer, newly diagnosed". */
const isOfCancerBefore = (words: Words, at: number): boolean =>
  words[at - 1] === "," && DiseaseWords.isCancer(words[at - 2] ?? "")

/** "Newly diagnosed cancer", "newly diagnosed or relapsed disease", which says nothing of those who had treatment; not "every newly diagnosed patient". */
export const byNewly = (words: Words, at: number): Claim | undefined => {
  if (
    words[at + 1] !== "diagnosed" ||
    words[at - 1] === "every" ||
    isOfLesion(words, at + 2) ||
    isProgressed(words, at + 2)
  )
    return undefined
  const isBesideRelapse = words
    .slice(at + 2, at + 2 + nearRelapse)
    .some((word) => /^(?:relaps|recur|refract|treated|pretreated)/.test(word))

  return isBesideRelapse ||
    isOfCancerBefore(words, at) ||
    people.has(words[at + 2] ?? "") ||
    words.slice(at + 2, at + 2 + nearNew).some(DiseaseWords.isCancer)
    ? fresh(at, at + 2)
    : undefined
}

/** "De novo or relapsed". */
export const byDeNovo = (words: Words, at: number): Claim | undefined =>
  words[at - 1] === "de" && words[at + 1] === "or" && /^(?:relaps|refract|previously)/.test(words[at + 2] ?? "")
    ? fresh(at - 1, at + 1)
    : undefined

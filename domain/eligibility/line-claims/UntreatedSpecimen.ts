import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as WordSet from "../text/WordSet.ts"
import { otherUntreated } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const specimens =
  /^(?:tissues?|specimens?|samples?|biops(?:y|ies)|blocks?|slides?|sections?|material|paraffin|ffpe|archiv(?:al|e)|cells|cultures?|serum|dna|aspirates?|compression|pain|lysis|edema|oedema|effusions?)$/

const nearSource = 5

/** "Sample of", "tissue from an". */
const isFromBefore = (words: Words, at: number): boolean => {
  const before = Nearby.before(words, at, nearSource)
  const link = before.findLastIndex((word) => word === "of" || word === "from")

  return link > 0 && specimens.test(before[link - 1] ?? "")
}

const widest = 8

/** What ends the noun that something untreated is. */
const ends = WordSet.of(
  ". ; , : ) ( with without who that which in for of from to is are was were must should may will at by on as after before and or has have",
)

/** What stands within the noun without ending it. */
const joins = WordSet.of("or and / -")

const nearCancer = 6

/** "Soft tissue sarcoma", "section-proven cancer": whether a cancer is called behind a place, before the noun ends. */
const isOfCancer = (words: Words, from: number): boolean => {
  for (const word of words.slice(from, from + nearCancer)) {
    if (DiseaseWords.isCancer(word)) return true
    if (ends.has(word)) return false
  }

  return false
}

/** "Untreated tumor tissue", "untreated or symptomatic malignant cord compression": the noun behind, which a cancer only narrows. */
const isHeadBehind = (words: Words, from: number): boolean => {
  for (let at = from; at < from + widest && at < words.length; at++) {
    const word = words[at] ?? ""
    const isTold = at > from && DiseaseWords.isCancer(words[at - 1] ?? "") && otherUntreated.has(word)
    if ((specimens.test(word) && !isOfCancer(words, at + 1)) || isTold) return true
    if (ends.has(word) && !(joins.has(word) && !DiseaseWords.isCancer(words[at - 1] ?? ""))) return false
  }

  return false
}

/** Whether what is untreated, or naive, from one place to another is a specimen, or what a cancer has led to, and not the disease. */
export const isMeant = (words: Words, first: number, last: number): boolean =>
  isFromBefore(words, first) || isHeadBehind(words, last)

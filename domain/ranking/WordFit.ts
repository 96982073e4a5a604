import type { StudyWords } from "./words/StudyWords.ts"
import * as WordTable from "./words/WordTable.ts"

/** The usual constants of BM25 (Robertson and Zaragoza 2009): how soon more of one word counts for less, and what length takes off. */
const k1 = 1.2

const b = 0.75

/** So many different words of a profile are looked for. */
const mostWords = 32

/** The words by which studies are searched: letters and digits in lower case, two at least. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, mostWords)

/** Which words of a study count: all of them, or those that tell what it is about and gives. */
export type Part = "whole" | "about"

const counts = { whole: 0, about: 1 } as const

/**
 * How well each of some studies fits a query's words, from 0 to 1, which is the best of them: BM25 with the statistics of these
 * studies. Their lengths are taken in characters.
 */
export const of = (
  studies: ReadonlyArray<StudyWords>,
  part: Part,
  words: ReadonlyArray<string>,
): ReadonlyArray<number> => {
  const which = counts[part]
  const lengths = studies.map((study) => study.lengths[which])
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, studies.length)
  const scores = new Float64Array(studies.length)
  for (const word of words.map(WordTable.word)) {
    const counts = studies.map(({ table }) => WordTable.countOf(table, word, which))
    const holding = counts.filter((count) => count > 0).length
    const rarity = Math.log(1 + (studies.length - holding + 0.5) / (holding + 0.5))
    counts.forEach((count, index) => {
      if (count === 0) return
      const length = (lengths[index] ?? 0) / average
      scores[index] = (scores[index] ?? 0) + (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + b * length))
    })
  }
  const best = Math.max(...scores, 0)

  return [...scores].map((score) => (best === 0 ? 0 : score / best))
}

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

/**
 * How well each of some studies fits a query's words for each part, from 0 to 1, which is the best of them: BM25 with the statistics of
 * these studies. Their lengths are taken in characters. Each word is sought in a study once, and all of them before those of the next
 * study, whose bytes lie elsewhere.
 */
export const of = (
  studies: ReadonlyArray<StudyWords>,
  asked: Readonly<Record<WordTable.Part, ReadonlyArray<string>>>,
): Readonly<Record<WordTable.Part, ReadonlyArray<number>>> => {
  const notes = new Map(
    [...asked.inText, ...asked.inSubject].map((text) => [
      text,
      { word: WordTable.word(text), ofStudies: new Int32Array(studies.length) },
    ]),
  )
  studies.forEach(({ table }, index) => {
    for (const { ofStudies, word } of notes.values()) ofStudies[index] = WordTable.find(table, word)
  })

  const fit = (part: WordTable.Part): ReadonlyArray<number> => {
    const average = studies.reduce((sum, { lengths }) => sum + lengths[part], 0) / Math.max(1, studies.length)
    /** What length takes off, for each study. */
    const damping = Float64Array.from(studies, ({ lengths }) => k1 * (1 - b + b * (lengths[part] / average)))
    const scores = new Float64Array(studies.length)
    const held = new Float64Array(studies.length)
    for (const word of asked[part]) {
      const ofStudies = notes.get(word)?.ofStudies
      let holding = 0
      studies.forEach(({ table }, index) => {
        const count = WordTable.countAt(table, ofStudies?.[index] ?? -1, part)
        held[index] = count
        if (count > 0) holding++
      })
      if (holding === 0) continue
      const rarity = Math.log(1 + (studies.length - holding + 0.5) / (holding + 0.5))
      for (let index = 0; index < held.length; index++) {
        const count = held[index] ?? 0
        if (count > 0)
          scores[index] = (scores[index] ?? 0) + (rarity * count * (k1 + 1)) / (count + (damping[index] ?? 0))
      }
    }
    const best = scores.reduce((most, score) => Math.max(most, score), 0)

    return Array.from(scores, (score) => (best === 0 ? 0 : score / best))
  }

  return { inText: fit("inText"), inSubject: fit("inSubject") }
}

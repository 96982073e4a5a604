import * as Analyzer from "./Analyzer.ts"
import { mostWords } from "./ConditionLength.ts"
import { negations, ordinaryWords } from "./DiseaseLexicon.ts"

interface Place {
  readonly start: number
  readonly end: number
}

/** A name that stands within a condition: where, and what is known of it. */
export interface Named<Known> extends Place {
  readonly known: Known
}

/** Few names of diseases have more words. */
const longestName = 8

/** What stands between marks; a short name that is joined to a word is one of its own: "SOD1-ALS". */
const word = /(?:(?!(?<![Nn]on)-[A-Z]{3,5}(?![\p{L}\p{N}-]))[^\s,;:()[\]/])+/gu

const marks = /[\s,;:()[\]/]+/g

/** Two small letters name no disease among other words. */
const short = /^[a-z][a-z0-9]?$/

/** The words of a condition before the first that denies what follows, with where they stand. */
const wordsOf = (text: string): ReadonlyArray<RegExpExecArray> => {
  const words = text.matchAll(word).take(mostWords).toArray()
  const denied = words.findIndex(([word]) => negations.has(word.toLowerCase()))

  return denied < 0 ? words : words.slice(0, denied)
}

/** "Of" and its like tell nothing: a name neither begins nor ends with them. */
const isTelling = ([word]: RegExpExecArray): boolean => Analyzer.of(word).length > 0

const placeOf = (first: RegExpExecArray | undefined, last: RegExpExecArray | undefined): Place => ({
  start: first?.index ?? 0,
  end: (last?.index ?? 0) + (last?.[0].length ?? 0),
})

/** The longest name within a condition of which `lookUp` knows anything, of equally long ones the first: "EGFR mutant NSCLC". */
export const longest = <Known>(text: string, lookUp: (name: string) => Known | undefined): Named<Known> | undefined => {
  const words = wordsOf(text)
  const telling = words.map(isTelling)
  for (let length = Math.min(words.length, longestName); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      if (telling[start] !== true || telling[start + length - 1] !== true) continue
      const place = placeOf(words[start], words[start + length - 1])
      const name = text.slice(place.start, place.end).replace(marks, " ")
      const known = short.test(name) || ordinaryWords.has(name) ? undefined : lookUp(name)
      if (known !== undefined) return { known, ...place }
    }

  return undefined
}

import * as Analyzer from "./Analyzer.ts"
import { mostWords } from "./ConditionLength.ts"
import { negations } from "./DiseaseLexicon.ts"

/** Few names of diseases have more words. */
const longestName = 8

const marks = /[\s,;:()[\]/]+/

/** A word as short as this names a disease only in capitals: "ALL" is a leukaemia, "all" is none. */
const short = /^[a-z][a-z0-9]{0,3}$/

/** The words of a condition before the first that denies what follows. */
const wordsOf = (text: string): ReadonlyArray<string> => {
  const words = text
    .split(marks, mostWords + 1)
    .filter((word) => word !== "")
    .slice(0, mostWords)
  const denied = words.findIndex((word) => negations.has(word.toLowerCase()))

  return denied < 0 ? words : words.slice(0, denied)
}

/** "Of" and its like tell nothing: a name neither begins nor ends with them. */
const isTelling = (word: string): boolean => Analyzer.of(word).length > 0

/** What `lookUp` knows of the longest name that stands within a condition, of equally long ones the first: "EGFR mutant NSCLC". */
export const longest = <Known>(text: string, lookUp: (name: string) => Known | undefined): Known | undefined => {
  const words = wordsOf(text)
  const telling = words.map(isTelling)
  for (let length = Math.min(words.length, longestName); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      if (telling[start] !== true || telling[start + length - 1] !== true) continue
      const name = words.slice(start, start + length).join(" ")
      const known = short.test(name) ? undefined : lookUp(name)
      if (known !== undefined) return known
    }

  return undefined
}

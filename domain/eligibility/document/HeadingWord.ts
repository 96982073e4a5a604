import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import * as Contractions from "../text/Contractions.ts"
import type { Side } from "./Heading.ts"
import { bareNouns, criteriaWords, exclusionNouns, inclusionNouns } from "./HeadingLexicon.ts"
import * as HeadingSlips from "./HeadingSlips.ts"

/** What a word is in a heading, as it is written or as it is meant. */
export interface HeadingWord {
  readonly text: string
  /** The side that it names as a noun. */
  readonly side: Side | undefined
  readonly isCriteria: boolean
  /** Whether it is a heading by itself. */
  readonly isBare: boolean
}

/** The words that name a side. */
export const sides: ReadonlyMap<string, Side> = new Map([
  ...[...inclusionNouns, "included", "eligible"].map((word) => [word, "inclusion"] as const),
  ...[...exclusionNouns, "excluded", "ineligible", "contraindications"].map((word) => [word, "exclusion"] as const),
])

const read = (text: string): HeadingWord => {
  const meant = HeadingSlips.noun(text)

  return {
    text,
    side: sides.get(text) ?? sides.get(meant),
    isCriteria: criteriaWords.has(text) || HeadingSlips.isCriteria(text),
    isBare: bareNouns.has(text) || meant !== "",
  }
}

const none: ReadonlyArray<HeadingWord> = []

/** What a word of a text is: as many as it stands for if it is a contraction, and none if it is a mark. */
export const of = ByWord.of((word) =>
  isWord(word.charCodeAt(0)) ? (Contractions.spelledOut(word) ?? [word]).map(read) : none,
)

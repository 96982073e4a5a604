import { remembering } from "../../Memo.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as Vocabulary from "../text/Vocabulary.ts"
import type { Run } from "./Run.ts"

const numbered = (words: ReadonlyArray<string>, joined: Uint8Array): Run => {
  const vocabulary = Vocabulary.ofNextStudy()
  const numbers = new Int32Array(words.length)
  for (let at = 0; at < numbers.length; at++) numbers[at] = vocabulary.numberOf(words[at] ?? "")

  return { vocabulary, numbers, joined, from: 0, to: words.length }
}

/** The tokens of a published text. */
export const ofPublished = remembering((tokens: Tokens.Tokens): Run => numbered(tokens.words, Tokens.joinedIn(tokens)))

/** The words of a published text, of which is not known where spaces stand. */
export const ofWords = remembering((words: ReadonlyArray<string>): Run => numbered(words, new Uint8Array(words.length)))

/** What begins between two places of a published text, each word at the place that it has there. */
export const between = (text: NumberedText.NumberedText, start: number, end: number): Run => {
  const { joined, numbers, vocabulary } = text

  return {
    vocabulary,
    numbers,
    joined,
    from: NumberedText.firstFrom(text, start),
    to: NumberedText.firstFrom(text, end),
  }
}

/** What a caller or a table wrote: of its words those that no text had are known to this run alone. */
export const ofWritten = (tokens: Tokens.Tokens): Run => {
  const vocabulary = Vocabulary.ofNextStudy()
  const { epoch, kept } = vocabulary
  const numberAt = (word: string, at: number): number => {
    const known = vocabulary.find(word)

    return known === undefined || known >= kept ? kept + at : known
  }

  return {
    vocabulary: {
      epoch,
      kept,
      wordOf: (number) => (number < kept ? vocabulary.wordOf(number) : (tokens.words[number - kept] ?? "")),
    },
    numbers: Int32Array.from(tokens.words, numberAt),
    joined: Tokens.joinedIn(tokens),
    from: 0,
    to: tokens.words.length,
  }
}

import { remembering } from "../../Memo.ts"
import type { Tokens } from "../text/Tokens.ts"
import type { Run, Vocabulary } from "./Run.ts"

/** So many words have a number at a time: those of some ten thousand texts. When it is full, numbers are given anew. */
const most = 1 << 16

/** Longer ones are in no table, and would take room. */
const longest = 40

/** The number of all words that are too long for one of their own. */
const tooLong = 0

/** Words with their numbers, as long as there is room for more. Runs that were made of them stay as they are. */
const begun = (epoch: number) => {
  const words: Array<string> = [""]
  const vocabulary: Vocabulary = { epoch, kept: most, wordOf: (number) => words[number] ?? "" }

  return { words, numbers: new Map<string, number>(), vocabulary }
}

let current = begun(1)

const makeRoomFor = (count: number): void => {
  if (current.words.length + count > most) current = begun(current.vocabulary.epoch + 1)
}

const numberOf = (word: string): number => {
  if (word.length > longest) return tooLong
  const { numbers, words } = current
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, words.length)

  return words.push(word) - 1
}

/** At most so many words of one sentence are numbered, so that there is room for all of them. */
const widest = most >> 1

/** By token, 1 where it begins where the one before it ends. */
const joinedIn = ({ ends, starts }: Tokens): Uint8Array => {
  const joined = new Uint8Array(starts.length)
  for (let at = 1; at < starts.length; at++) joined[at] = starts[at] === ends[at - 1] ? 1 : 0

  return joined
}

const numbered = (words: ReadonlyArray<string>, joined: Uint8Array): Run => {
  const to = Math.min(words.length, widest)
  makeRoomFor(to)
  const numbers = new Int32Array(to)
  for (let at = 0; at < to; at++) numbers[at] = numberOf(words[at] ?? "")

  return { vocabulary: current.vocabulary, numbers, joined, from: 0, to }
}

/** The tokens of a published text, whose words are known from then on. */
export const ofPublished = remembering((tokens: Tokens): Run => numbered(tokens.words, joinedIn(tokens)))

/** The words of a published text, of which is not known where spaces stand. */
export const ofWords = remembering((words: ReadonlyArray<string>): Run => numbered(words, new Uint8Array(words.length)))

/** What a caller or a table wrote: of its words those that no text had are known to this run alone. */
export const ofWritten = (tokens: Tokens): Run => {
  const { numbers, vocabulary } = current

  return {
    vocabulary: {
      ...vocabulary,
      wordOf: (number) => (number < most ? vocabulary.wordOf(number) : (tokens.words[number - most] ?? "")),
    },
    numbers: new Int32Array(tokens.words.map((word, at) => numbers.get(word) ?? most + at)),
    joined: joinedIn(tokens),
    from: 0,
    to: tokens.words.length,
  }
}

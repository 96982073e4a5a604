import type { Tokens } from "../text/Tokens.ts"
import type { Run, Vocabulary } from "./Run.ts"

/** So many words have a number at a time: those of some ten thousand texts. When it is full, numbers are given anew. */
const most = 1 << 16

/** Longer ones are in no table, and would take room. */
const longest = 40

/** The number of all words that are too long for one of their own. */
const tooLong = 0

const words: Array<string> = [""]

const numbers = new Map<string, number>()

let epoch = 1

const shared: Vocabulary = {
  get epoch() {
    return epoch
  },
  kept: most,
  wordOf: (number) => words[number] ?? "",
}

const added = (word: string): number => {
  const number = words.length
  words.push(word)
  numbers.set(word, number)

  return number
}

/** A run is read before the next is made: its numbers hold for so long. */
const makeRoomFor = (count: number): void => {
  if (words.length + count <= most) return
  words.length = 1
  numbers.clear()
  epoch++
}

/** At most so many words of one sentence are numbered, so that there is room for all of them. */
const widest = most >> 1

/** By token, 1 where it begins where the one before it ends. */
const joinedIn = ({ ends, starts }: Tokens): Uint8Array => {
  const joined = new Uint8Array(starts.length)
  for (let at = 1; at < starts.length; at++) joined[at] = starts[at] === ends[at - 1] ? 1 : 0

  return joined
}

/** The tokens of a published text, whose words are known from then on. */
export const ofPublished = (tokens: Tokens): Run => {
  const to = Math.min(tokens.words.length, widest)
  makeRoomFor(to)
  const run = new Int32Array(to)
  for (let at = 0; at < to; at++) {
    const word = tokens.words[at] ?? ""
    run[at] = word.length > longest ? tooLong : (numbers.get(word) ?? added(word))
  }

  return { vocabulary: shared, numbers: run, joined: joinedIn(tokens), from: 0, to }
}

/** What a caller or a table wrote: of its words those that no text had are known to this run alone. */
export const ofWritten = (tokens: Tokens): Run => {
  const vocabulary: Vocabulary = {
    epoch,
    kept: most,
    wordOf: (number) => (number < most ? (words[number] ?? "") : (tokens.words[number - most] ?? "")),
  }

  return {
    vocabulary,
    numbers: new Int32Array(tokens.words.map((word, at) => numbers.get(word) ?? most + at)),
    joined: joinedIn(tokens),
    from: 0,
    to: tokens.words.length,
  }
}

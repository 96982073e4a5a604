import { countWhile } from "../../Bisection.ts"
import { traits } from "./CharacterMap.ts"
import * as Folding from "./Folding.ts"
import * as Tokens from "./Tokens.ts"
import * as Vocabulary from "./Vocabulary.ts"
import * as WordScan from "./WordScan.ts"

/** A published text as it is read: folded, and its words and marks, each by its number and where it begins. */
export interface NumberedText {
  readonly folded: string
  readonly vocabulary: Vocabulary.Vocabulary
  readonly numbers: Int32Array
  readonly starts: Vocabulary.Numbers
  /** 1 where a word or mark begins where the one before it ends. */
  readonly joined: Uint8Array
  /** Whether any of its characters may have an accent, or be of another form or script. */
  readonly isAccented: boolean
}

const mostNarrow = 0x10000

export const of = (text: string): NumberedText => {
  const vocabulary = Vocabulary.ofNextStudy()
  const scan = WordScan.of(text, Folding.characters)
  const { bits, count, starts } = scan
  const numbers = new Int32Array(count)
  vocabulary.numberAll(scan, numbers)

  return {
    folded: Folding.textOf(text, scan),
    vocabulary,
    numbers,
    starts: text.length < mostNarrow ? new Uint16Array(starts.subarray(0, count)) : starts.slice(0, count),
    joined: Tokens.joinedIn(scan, count),
    isAccented: (bits & traits.accented) > 0,
  }
}

/** The first word or mark that begins at a place or behind it, by where it stands among all. */
export const firstFrom = ({ starts }: NumberedText, place: number): number =>
  countWhile(starts, (start) => start < place)

/** Where a word or mark ends. */
export const endOf = ({ numbers, starts, vocabulary }: NumberedText, at: number): number =>
  (starts[at] ?? 0) + vocabulary.wordOf(numbers[at] ?? 0).length

/** The tokens of a published text between two places. Of a word that begins before the first or ends behind the last, they have a part. */
export const tokensOf = (text: NumberedText, from: number, to: number): Tokens.Tokens => {
  const { folded, numbers, starts, vocabulary } = text
  const first = firstFrom(text, from)
  const last = firstFrom(text, to)
  const tokens = Tokens.roomFor(Math.max(0, last - first))
  const behindPart = first === 0 ? from : Math.min(endOf(text, first - 1), to)
  if (behindPart > from) Tokens.addBetween(tokens, folded, from, behindPart)
  for (let at = first; at < last; at++) {
    const start = starts[at] ?? 0
    const word = vocabulary.wordOf(numbers[at] ?? 0)
    const end = start + word.length
    if (end <= to) Tokens.add(tokens, word, start, end)
    else Tokens.addBetween(tokens, folded, start, to)
  }

  return Tokens.gathered(tokens)
}

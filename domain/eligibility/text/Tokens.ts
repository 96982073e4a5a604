import * as Contractions from "./Contractions.ts"
import * as Folding from "./Folding.ts"
import * as WordScan from "./WordScan.ts"

/** Words and marks, one behind the other. */
export type Words = ReadonlyArray<string>

/**
 * The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. A
 * contraction is the words that it stands for: "is" and "not" of "isn't", each where it is written.
 */
export interface Tokens {
  readonly words: Words
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

/** By token, 1 where it begins where the one before it ends. `count`: of how many. */
export const joinedIn = (
  { ends, starts }: { readonly starts: ArrayLike<number>; readonly ends: ArrayLike<number> },
  count = starts.length,
): Uint8Array => {
  const joined = new Uint8Array(count)
  for (let at = 1; at < count; at++) if (starts[at] === ends[at - 1]) joined[at] = 1

  return joined
}

const digits = /^\d+$/

/** Whether a word is a whole number in digits. */
export const isNumber = (word: string | undefined): boolean => digits.test(word ?? "")

/** Tokens while they are gathered, so many of them so far. */
export interface Growing {
  readonly words: Array<string>
  readonly starts: Array<number>
  readonly ends: Array<number>
  count: number
}

/** Room for at least so many. */
export const roomFor = (least: number): Growing => ({
  words: new Array<string>(least),
  starts: new Array<number>(least),
  ends: new Array<number>(least),
  count: 0,
})

export const gathered = ({ ends, starts, words }: Growing): Tokens => ({ words, starts, ends })

const addOne = (tokens: Growing, word: string, start: number, end: number): void => {
  const at = tokens.count++
  tokens.words[at] = word
  tokens.starts[at] = start
  tokens.ends[at] = end
}

/** Adds a word or mark, or the words that it stands for. */
export const add = (tokens: Growing, word: string, start: number, end: number): void => {
  const spelledOut = Contractions.spelledOut(word)
  if (spelledOut === undefined) {
    addOne(tokens, word, start, end)
    return
  }
  const [verb = word, not] = spelledOut
  const divide = not === undefined ? end : Contractions.notAt(word, end)
  addOne(tokens, verb, start, divide)
  if (not !== undefined) addOne(tokens, not, divide, end)
}

/** Adds the tokens between two offsets of folded text, with the offsets they have there. Nothing of them is kept: they may be a caller's. */
export const addBetween = (tokens: Growing, folded: string, from: number, to: number): void => {
  const piece = folded.slice(from, to)
  const scan = WordScan.of(piece, Folding.characters)
  for (let at = 0; at < scan.count; at++) {
    const start = scan.starts[at] ?? 0
    const end = scan.ends[at] ?? 0
    add(tokens, piece.slice(start, end), from + start, from + end)
  }
  WordScan.clear(scan)
}

/** The tokens between two offsets of folded text. */
export const of = (folded: string, from: number, to: number): Tokens => {
  const tokens = roomFor(0)
  addBetween(tokens, folded, from, to)

  return gathered(tokens)
}

/** The tokens between two offsets: the first, and the one behind the last. */
export const between = (
  { ends, starts, words }: Tokens,
  start: number,
  end: number,
): readonly [first: number, last: number] => {
  let first = 0
  while (first < words.length && (ends[first] ?? 0) <= start) first++
  let last = first
  while (last < words.length && (starts[last] ?? 0) < end) last++

  return [first, last]
}

/** The tokens of what a caller or a vocabulary wrote, as a whole. */
export const ofWritten = (text: string): Tokens => of(Folding.fold(text), 0, text.length)

export const opens = (word: string | undefined): boolean => word === "(" || word === "["

export const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** The depth of brackets behind a token. */
export const deeper = (depth: number, word: string): number => depth + (opens(word) ? 1 : closes(word) ? -1 : 0)

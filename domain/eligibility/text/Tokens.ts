import { isSpace, isWord } from "./Characters.ts"
import * as Contractions from "./Contractions.ts"
import { fold } from "./Folding.ts"
import * as KnownWords from "./KnownWords.ts"

/**
 * The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. A
 * contraction is the words that it stands for: "is" and "not" of "isn't", each where it is written.
 */
export interface Tokens {
  readonly words: ReadonlyArray<string>
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

const digits = /^\d+$/

/** Whether a word is a whole number in digits. */
export const isNumber = (word: string | undefined): boolean => digits.test(word ?? "")

const apostrophe = 39

const cut: KnownWords.WordAt = (folded, start, end) => folded.slice(start, end)

interface Growing {
  readonly words: Array<string>
  readonly starts: Array<number>
  readonly ends: Array<number>
}

const add = ({ ends, starts, words }: Growing, word: string, start: number, end: number): void => {
  words.push(word)
  starts.push(start)
  ends.push(end)
}

/** Adds a word, or the words that it stands for. */
const addWord = (tokens: Growing, word: string, start: number, end: number): void => {
  const spelledOut = Contractions.spelledOut(word)
  if (spelledOut === undefined) {
    add(tokens, word, start, end)
    return
  }
  const [verb = word, not] = spelledOut
  const divide = not === undefined ? end : Contractions.notAt(word, end)
  add(tokens, verb, start, divide)
  if (not !== undefined) add(tokens, not, divide, end)
}

const divided = (folded: string, from: number, to: number, wordAt: KnownWords.WordAt): Tokens => {
  const tokens: Growing = { words: [], starts: [], ends: [] }
  const stop = Math.min(to, folded.length)
  for (let at = from; at < stop; ) {
    const code = folded.charCodeAt(at)
    if (isSpace(code)) {
      at++
      continue
    }
    const start = at++
    if (isWord(code)) {
      let hash = KnownWords.hashed(KnownWords.seed, code)
      for (; at < stop; at++) {
        const next = folded.charCodeAt(at)
        if (!isWord(next) && !(next === apostrophe && at + 1 < stop && isWord(folded.charCodeAt(at + 1)))) break
        hash = KnownWords.hashed(hash, next)
      }
      addWord(tokens, wordAt(folded, start, at, hash), start, at)
    } else add(tokens, folded.charAt(start), start, at)
  }

  return tokens
}

/** The tokens between two offsets of folded text, with the offsets they have there. Nothing of them is kept: they may be a caller's. */
export const of = (folded: string, from: number, to: number): Tokens => divided(folded, from, to, cut)

/** The same of a text that the registry published, whose words are kept for other texts. */
export const ofPublished = (folded: string, from: number, to: number): Tokens =>
  divided(folded, from, to, KnownWords.at)

/** The tokens of what a caller or a vocabulary wrote, as a whole. Nothing of them is kept, either. */
export const ofWritten = (text: string): Tokens => of(fold(text), 0, text.length)

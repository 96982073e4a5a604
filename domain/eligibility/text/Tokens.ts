import { isSpace, isWord } from "./Characters.ts"
import { fold } from "./Folding.ts"
import * as KnownWords from "./KnownWords.ts"

/** The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. */
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

const divided = (folded: string, from: number, to: number, wordAt: KnownWords.WordAt): Tokens => {
  const words: Array<string> = []
  const starts: Array<number> = []
  const ends: Array<number> = []
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
      words.push(wordAt(folded, start, at, hash))
    } else words.push(folded.charAt(start))
    starts.push(start)
    ends.push(at)
  }

  return { words, starts, ends }
}

/** The tokens between two offsets of folded text, with the offsets they have there. Nothing of them is kept: they may be a caller's. */
export const of = (folded: string, from: number, to: number): Tokens => divided(folded, from, to, cut)

/** The same of a text that the registry published, whose words are kept for other texts. */
export const ofPublished = (folded: string, from: number, to: number): Tokens =>
  divided(folded, from, to, KnownWords.at)

/** The tokens of what a caller or a vocabulary wrote, as a whole. Nothing of them is kept, either. */
export const ofWritten = (text: string): Tokens => of(fold(text), 0, text.length)

import { isSpace, isWord } from "./Characters.ts"
import * as KnownWords from "./KnownWords.ts"

/** The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. */
export interface Tokens {
  readonly words: ReadonlyArray<string>
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

const apostrophe = 39

/** The tokens between two offsets of folded text, with the offsets they have there. */
export const of = (folded: string, from: number, to: number): Tokens => {
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
      words.push(KnownWords.at(folded, start, at, hash))
    } else words.push(folded.charAt(start))
    starts.push(start)
    ends.push(at)
  }

  return { words, starts, ends }
}

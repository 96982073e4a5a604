import { isSpace, isWord } from "./Characters.ts"

/** The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. */
export interface Tokens {
  readonly words: ReadonlyArray<string>
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

/** Behind the word that begins at a place. */
const wordEnd = (folded: string, from: number, to: number): number => {
  let end = from + 1
  while (end < to) {
    const code = folded.charCodeAt(end)
    if (!isWord(code) && !(code === 39 && end + 1 < to && isWord(folded.charCodeAt(end + 1)))) break
    end++
  }

  return end
}

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
    const end = isWord(code) ? wordEnd(folded, at, stop) : at + 1
    words.push(folded.slice(at, end))
    starts.push(at)
    ends.push(end)
    at = end
  }

  return { words, starts, ends }
}

/** The words and marks of a piece of folded text. A word is letters and digits with an apostrophe inside; all else is a mark. */
export interface Tokens {
  readonly words: ReadonlyArray<string>
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

const beyondAscii = /[\p{L}\p{N}]/u

/** Whether a character of folded text belongs to a word. */
export const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code > 127 && code !== 8220 && code !== 8221 && beyondAscii.test(String.fromCharCode(code)))

const isSpace = (code: number): boolean => code <= 32 || code === 0xa0

/** The tokens between two offsets of folded text, with the offsets they have there. */
export const of = (folded: string, from: number, to: number): Tokens => {
  const words: Array<string> = []
  const starts: Array<number> = []
  const ends: Array<number> = []
  for (let at = from; at < to; ) {
    const code = folded.charCodeAt(at)
    if (isSpace(code)) {
      at++
      continue
    }
    let end = at + 1
    if (isWord(code)) {
      while (
        end < to &&
        (isWord(folded.charCodeAt(end)) ||
          (folded.charCodeAt(end) === 39 && end + 1 < to && isWord(folded.charCodeAt(end + 1))))
      ) {
        end++
      }
    }
    words.push(folded.slice(at, end))
    starts.push(at)
    ends.push(end)
    at = end
  }

  return { words, starts, ends }
}

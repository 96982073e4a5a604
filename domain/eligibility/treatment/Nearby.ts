import { sentenceEnds } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

/** The words before a place, at most so many of them. */
export const before = (words: Words, at: number, most: number): Words => words.slice(Math.max(0, at - most), at)

/** Whether one of the words before a place is one of some. */
export const hasBefore = (words: Words, at: number, most: number, some: ReadonlySet<string>): boolean =>
  lastBefore(words, at, most, (word) => some.has(word)) >= 0

/** Where the nearest of the words before a place stands that is one of a kind; -1 if none is. */
export const lastBefore = (words: Words, at: number, most: number, isOne: (word: string) => boolean): number => {
  for (let place = at - 1; place >= 0 && place >= at - most; place--) if (isOne(words[place] ?? "")) return place

  return -1
}

/** Whether one of the words from a place on, at most so many of them and up to the end of the sentence, is an "or" behind which such a thing begins. */
export const hasOrBehind = (
  words: Words,
  from: number,
  most: number,
  begins: (words: Words, at: number) => boolean,
): boolean => {
  for (let at = from; at < words.length && at < from + most && !sentenceEnds.has(words[at] ?? ""); at++)
    if (words[at] === "or" && begins(words, at + 1)) return true

  return false
}

/**
 * Words of published texts that came before, each as one string for all of them: texts repeat few words, and a word that is at hand is
 * neither copied out of the text nor hashed again where it is looked up. Bounded: of words that fall on one place the last stays. A
 * caller's words are none to be kept.
 */
const places = 1 << 15

const longest = 24

const known: Array<string> = new Array(places).fill("")

const isAt = (folded: string, start: number, word: string): boolean => {
  for (let at = 0; at < word.length; at++) if (folded.charCodeAt(start + at) !== word.charCodeAt(at)) return false

  return true
}

/** A string of its own: a slice would keep the whole text. */
const copied = (folded: string, start: number, end: number): string =>
  String.fromCharCode(...Array.from({ length: end - start }, (_, at) => folded.charCodeAt(start + at)))

/** What the hash of a word begins with, and what it becomes with its next character. */
export const seed = 0

export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0

/** Gives the word between two offsets, whose characters make the `hash`. */
export type WordAt = (folded: string, start: number, end: number, hash: number) => string

export const at: WordAt = (folded, start, end, hash) => {
  if (end - start > longest) return folded.slice(start, end)
  const place = (hash ^ (hash >>> 13)) & (places - 1)
  const word = known[place] ?? ""
  if (word.length === end - start && isAt(folded, start, word)) return word
  const copy = copied(folded, start, end)
  known[place] = copy

  return copy
}

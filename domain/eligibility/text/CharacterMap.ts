import { isSpace, isWord } from "./Characters.ts"

/** What characters become, each by itself, when a text is read. */
export interface CharacterMap {
  /** By the code of a character, the code of what it becomes and the bits of its `traits`, in one number; 0 of one that was not met yet. */
  readonly known: Int32Array
  readonly meet: (code: number) => number
  /** What a text becomes, as long as it is or longer, in which the rest depends on what stands around it. */
  readonly whole: (text: string) => string
}

/** The part of a number that is a code. */
export const codeOf = 0xffff

/**
 * `apart`: what becomes of it depends on what stands around it. `other`: it is no character of ASCII, or becomes another than its small
 * letter. `accented`: it may be a letter with an accent, an accent, or one of another form or script.
 */
export const traits = {
  word: 1 << 16,
  mark: 1 << 17,
  apart: 1 << 18,
  other: 1 << 19,
  accented: 1 << 20,
  met: 1 << 21,
} as const

/** Characters with accents or of other forms stand beyond Latin-1's signs, and are no punctuation, arrows or signs of mathematics. */
const isAccented = (code: number): boolean => code > 0xbf && !(code >= 0x2000 && code < 0x2c00)

const firstBeyondAscii = 128

/** `become`: what a character becomes by itself; nothing where that cannot be told. */
export const of = (
  become: (character: string) => string | undefined,
  whole: (text: string) => string,
): CharacterMap => {
  const known = new Int32Array(0x10000)

  const meet = (code: number): number => {
    const character = String.fromCharCode(code)
    const became = become(character)
    const to = (became ?? character).charCodeAt(0)
    const isOther = code >= firstBeyondAscii || became !== character.toLowerCase()
    const found =
      to |
      traits.met |
      (isSpace(to) ? 0 : isWord(to) ? traits.word : traits.mark) |
      (became === undefined ? traits.apart : 0) |
      (isOther ? traits.other : 0) |
      (isAccented(code) ? traits.accented : 0)
    known[code] = found

    return found
  }

  return { known, meet, whole }
}

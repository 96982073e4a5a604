import { isSpace, isWord } from "./Characters.ts"

/** What characters become, each by itself, when a text is read. */
export interface CharacterMap {
  /** By the code of a character, the code of what it becomes and the bits of its `traits`, in one number; 0 of one that was not met yet. */
  readonly known: Int32Array
  /** By the code of what a character became, what it is, one of `kinds`. */
  readonly kindOf: Uint8Array
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
export const traits = { apart: 1 << 16, other: 1 << 17, accented: 1 << 18, met: 1 << 19 } as const

/** A space, or what belongs to a word, or another character that shows. */
export const kinds = { space: 0, word: 1, mark: 2 } as const

/** "×", "÷". */
const signs: ReadonlySet<number> = new Set([0xd7, 0xf7])

/** Characters with accents or of other forms stand beyond Latin-1's signs, and are no punctuation, arrows or signs of mathematics. */
const isAccented = (code: number): boolean => code > 0xbf && !(code >= 0x2000 && code < 0x2c00) && !signs.has(code)

const firstBeyondAscii = 128

/** `become`: what a character becomes by itself; nothing where that cannot be told. */
export const of = (
  become: (character: string) => string | undefined,
  whole: (text: string) => string,
): CharacterMap => {
  const known = new Int32Array(0x10000)
  const kindOf = new Uint8Array(0x10000)

  const meet = (code: number): number => {
    const character = String.fromCharCode(code)
    const became = become(character)
    const to = (became ?? character).charCodeAt(0)
    const isOther = code >= firstBeyondAscii || became !== character.toLowerCase()
    const found =
      to |
      traits.met |
      (became === undefined ? traits.apart : 0) |
      (isOther ? traits.other : 0) |
      (isAccented(code) ? traits.accented : 0)
    known[code] = found
    kindOf[to] = isSpace(to) ? kinds.space : isWord(to) ? kinds.word : kinds.mark

    return found
  }

  return { known, kindOf, meet, whole }
}

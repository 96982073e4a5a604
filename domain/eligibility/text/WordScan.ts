import { type CharacterMap, codeOf, traits } from "./CharacterMap.ts"
import * as WordHash from "./WordHash.ts"

/**
 * What stands in a text, found in one pass over its characters: what each of them becomes, and its words and marks, with where they begin
 * and end and their hashes. A word is letters and digits with an apostrophe inside; any other character that shows is a mark.
 */
export interface WordScan {
  /** What each character becomes, with its traits (`CharacterMap.ts`); and a space behind the last. */
  readonly characters: Int32Array
  /** The same, without its traits. */
  readonly codes: Uint16Array<ArrayBuffer>
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly hashes: Int32Array
  length: number
  /** How many words and marks there are. */
  count: number
  /** The bits that any of its characters has. */
  bits: number
}

const apostrophe = 39

const roomFor = (characters: number): WordScan => ({
  characters: new Int32Array(characters + 1),
  codes: new Uint16Array(characters),
  starts: new Int32Array(characters),
  ends: new Int32Array(characters),
  hashes: new Int32Array(characters),
  length: 0,
  count: 0,
  bits: 0,
})

/** Few texts are longer. */
const usual = 1 << 15

/** It leaves no garbage: one text is scanned after the other. */
const usualRoom = roomFor(usual)

const readCharacters = (scan: WordScan, text: string, { known, meet }: CharacterMap): void => {
  const { characters, codes } = scan
  const { length } = text
  let bits = 0
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    const character = known[code] || meet(code)
    characters[at] = character
    codes[at] = character
    bits |= character
  }
  characters[length] = 0
  scan.length = length
  scan.bits = bits
}

const divide = (scan: WordScan): void => {
  const { characters, ends, hashes, length, starts } = scan
  let count = 0
  for (let at = 0; at < length; ) {
    let character = characters[at] ?? 0
    if ((character & (traits.word | traits.mark)) === 0) {
      at++
      continue
    }
    const isWord = (character & traits.word) > 0
    let hash = WordHash.further(WordHash.beginning, character & codeOf)
    starts[count] = at++
    while (isWord) {
      character = characters[at] ?? 0
      const goesOn =
        (character & traits.word) > 0 ||
        ((character & codeOf) === apostrophe && ((characters[at + 1] ?? 0) & traits.word) > 0)
      if (!goesOn) break
      hash = WordHash.further(hash, character & codeOf)
      at++
    }
    ends[count] = at
    hashes[count++] = WordHash.finished(hash)
  }
  scan.count = count
}

/** Scans a text. What it gives is good until the next text is scanned, which takes its place. */
export const of = (text: string, characters: CharacterMap): WordScan => {
  const scan = text.length > usual ? roomFor(text.length) : usualRoom
  readCharacters(scan, text, characters)
  if ((scan.bits & traits.apart) > 0) return ofWhole(text, characters, scan.bits)
  divide(scan)

  return scan
}

/** Scans what becomes of a text as a whole, which may be longer. */
const ofWhole = (text: string, characters: CharacterMap, bits: number): WordScan => {
  const whole = characters.whole(text)
  const scan = whole.length > usual ? roomFor(whole.length) : usualRoom
  readCharacters(scan, whole, characters)
  scan.bits |= bits
  divide(scan)

  return scan
}

/** Leaves nothing of the text. */
export const clear = ({ characters, codes, count, hashes, length }: WordScan): void => {
  characters.fill(0, 0, length)
  codes.fill(0, 0, length)
  hashes.fill(0, 0, count)
}

import { type CharacterMap, kinds, traits } from "./CharacterMap.ts"
import * as WordHash from "./WordHash.ts"

/**
 * What stands in a text, found in one pass over its characters: what each of them becomes, and its words and marks, with where they begin
 * and end and their hashes. A word is letters and digits with an apostrophe inside; any other character that shows is a mark.
 */
export interface WordScan {
  /** What each character becomes. */
  readonly codes: Uint16Array<ArrayBuffer>
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly hashes: Int32Array
  length: number
  /** How many words and marks there are. */
  count: number
  /** The bits of all codes, and the traits that any of the characters has (`CharacterMap.ts`). */
  bits: number
}

const apostrophe = 39

const roomFor = (characters: number): WordScan => ({
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

const readCharacters = (text: string, { known, meet }: CharacterMap): WordScan => {
  const { length } = text
  const scan = length > usual ? roomFor(length) : usualRoom
  const { codes } = scan
  let bits = 0
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    const character = known[code] || meet(code)
    codes[at] = character
    bits |= character
  }
  scan.length = length
  scan.bits = bits

  return scan
}

/** Whether a word goes on with an apostrophe at a place, because letters or digits are behind it. */
const goesOnAt = ({ codes, length }: WordScan, kindOf: Uint8Array, at: number): boolean =>
  codes[at] === apostrophe && at + 1 < length && kindOf[codes[at + 1] ?? 0] === kinds.word

const divide = (scan: WordScan, { kindOf }: CharacterMap): void => {
  const { codes, ends, hashes, length, starts } = scan
  let count = 0
  for (let at = 0; at < length; ) {
    const first = codes[at] ?? 0
    const kind = kindOf[first]
    if (kind === kinds.space) {
      at++
      continue
    }
    let hash = WordHash.further(WordHash.beginning, first)
    starts[count] = at++
    while (kind === kinds.word && at < length) {
      const code = codes[at] ?? 0
      if (kindOf[code] !== kinds.word && !goesOnAt(scan, kindOf, at)) break
      hash = WordHash.further(hash, code)
      at++
    }
    ends[count] = at
    hashes[count++] = WordHash.finished(hash)
  }
  scan.count = count
}

/** A scan of what becomes of a text as a whole, which may be longer. */
const readWhole = (text: string, characters: CharacterMap, bits: number): WordScan => {
  const scan = readCharacters(characters.whole(text), characters)
  scan.bits |= bits

  return scan
}

/** Scans a text. What it gives is good until the next text is scanned, which takes its place. */
export const of = (text: string, characters: CharacterMap): WordScan => {
  const first = readCharacters(text, characters)
  const scan = (first.bits & traits.apart) > 0 ? readWhole(text, characters, first.bits) : first
  divide(scan, characters)

  return scan
}

/** Leaves nothing of the text. */
export const clear = ({ codes, count, hashes, length }: WordScan): void => {
  codes.fill(0, 0, length)
  hashes.fill(0, 0, count)
}

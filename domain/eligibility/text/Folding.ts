import * as CharacterMap from "./CharacterMap.ts"
import { codeOf, traits } from "./CharacterMap.ts"
import * as WordScan from "./WordScan.ts"

/** Characters that are written in several ways, each as the one that the vocabulary uses. Greek letters become their initials. */
const written: ReadonlyMap<string, string> = new Map([
  ..."‐‑‒–—―−﹣－".split("").map((hyphen) => [hyphen, "-"] as const),
  ..."‘’‛′´ʼ".split("").map((quote) => [quote, "'"] as const),
  ..."\u00a0\u2002\u2003\u2007\u2009\u202f\u3000".split("").map((space) => [space, " "] as const),
  ["\t", " "],
  ["_", " "],
  ["™", " "],
  ["®", " "],
  // Records write one before marks that would be those of their layout
  ["\\", " "],
  ["：", ":"],
  ["；", ";"],
  ["，", ","],
  ["。", "."],
  ["（", "("],
  ["）", ")"],
  ["＜", "<"],
  ["＞", ">"],
  ["˂", "<"],
  ["˃", ">"],
  ["﹤", "<"],
  ["﹥", ">"],
  ["≦", "≤"],
  ["⩽", "≤"],
  ["≧", "≥"],
  ["⩾", "≥"],
  ["＋", "+"],
  ["⁺", "+"],
  ["⁻", "-"],
  ["˚", "°"],
  ["º", "°"],
  ..."₀₁₂₃₄₅₆₇₈₉".split("").map((digit, value) => [digit, `${value}`] as const),
  ["α", "a"],
  ["β", "b"],
  ["ß", "b"],
  ["γ", "g"],
  ["δ", "d"],
  ["ε", "e"],
  ["є", "e"],
  ["ɛ", "e"],
  ["ϵ", "e"],
  ["κ", "k"],
  ["ï", "i"],
  ["ä", "a"],
  ["é", "e"],
])

const whole = (text: string): string =>
  Array.from(text.replaceAll("\u0130", "I").toLowerCase(), (character) => written.get(character) ?? character).join("")

/**
 * What is not folded by itself: a capital sigma is lowered by what stands around it, and half of a character together with the other
 * half. Codes for control, which no text needs, are read as others where a byte is made a character.
 */
const notByItself = /[\u0080-\u009f\u03a3\ud800-\udfff]/

/** Characters in lower case, with one kind of hyphen, quote and space. */
export const characters = CharacterMap.of(
  (character) => (notByItself.test(character) ? undefined : whole(character)),
  whole,
)

const wide = new TextDecoder("utf-16le", { ignoreBOM: true })

const oneByte = new TextDecoder("latin1")

/**
 * What a text that was scanned by these characters is folded to. The engine is slow to lower what is beyond ASCII, so that such a text is
 * made of its codes; if a byte is enough for each of them, the engine holds and reads it as such.
 */
export const textOf = (text: string, { bits, codes, length }: WordScan.WordScan): string => {
  if ((bits & traits.apart) > 0) return whole(text)
  if ((bits & traits.other) === 0) return text.toLowerCase()
  const folded = codes.subarray(0, length)

  return (bits & codeOf) < 0x100 ? oneByte.decode(new Uint8Array(folded)) : wide.decode(folded)
}

/** Without such a character, a text is folded by being lowered. */
const other = /[\t_\\\u0080-\uffff]/

/** The text in lower case with one kind of hyphen, quote and space. As long as the text itself: every offset stays true. Nothing of it is kept. */
export const fold = (text: string): string => {
  if (!other.test(text)) return text.toLowerCase()
  const scan = WordScan.of(text, characters)
  const folded = textOf(text, scan)
  WordScan.clear(scan)

  return folded
}

/** A capital sigma is lowered by what stands around it, half of a character with the other half, and a capital I with a dot becomes two. */
const notLoweredByItself = /[\u0130\u03a3\ud800-\udfff]/

/** Characters in lower case. */
export const lowered = CharacterMap.of(
  (character) => (notLoweredByItself.test(character) ? undefined : character.toLowerCase()),
  (text) => text.toLowerCase(),
)

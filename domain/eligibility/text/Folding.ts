import { once } from "../../Memo.ts"

/** Characters that are written in several ways, each as the one that the vocabulary uses. Greek letters become their initials. */
const written: ReadonlyMap<string, string> = new Map([
  ..."‐‑‒–—―−﹣－".split("").map((hyphen) => [hyphen, "-"] as const),
  ..."‘’‛′´ʼ".split("").map((quote) => [quote, "'"] as const),
  ..."\u00a0\u2002\u2003\u2007\u2009\u202f\u3000\u200b".split("").map((space) => [space, " "] as const),
  ["\t", " "],
  ["_", " "],
  ["：", ":"],
  ["；", ";"],
  ["，", ","],
  ["。", "."],
  ["（", "("],
  ["）", ")"],
  ["＜", "<"],
  ["＞", ">"],
  ["＋", "+"],
  ["⁺", "+"],
  ["⁻", "-"],
  ["α", "a"],
  ["β", "b"],
  ["ß", "b"],
  ["γ", "g"],
  ["δ", "d"],
  ["ε", "e"],
  ["є", "e"],
  ["κ", "k"],
  ["ï", "i"],
  ["ä", "a"],
  ["é", "e"],
])

/** What is not lowered as it is: characters beyond ASCII, the tab, and the underscore, which stands between words. */
const special = /[\t_\u0080-\uffff]/

const each = new RegExp(`[${[...written.keys()].join("")}]`, "g")

const lowered = (characters: string): string =>
  characters
    .replaceAll("\u0130", "I")
    .toLowerCase()
    .replace(each, (character) => written.get(character) ?? character)

const codesOf = (text: string): Uint16Array<ArrayBuffer> => {
  const codes = new Uint16Array(text.length)
  Buffer.from(codes.buffer).write(text, "utf16le")

  return codes
}

const textOf = (codes: Uint16Array<ArrayBuffer>): string => Buffer.from(codes.buffer).toString("utf16le")

/** A capital sigma is lowered by what stands around it, and half of a character together with the other half. */
const contextual = /[\u03a3\ud800-\udfff]/g

/** By the code of a character, that of what it is folded to; 0 where it is not folded by itself. */
const folds = once((): Uint16Array => {
  const all = Uint16Array.from({ length: 0x10000 }, (_, code) => code)

  return codesOf(lowered(textOf(all).replace(contextual, "\0")))
})

/** Folds codes where they stand, and gives the bits that any of them has; nothing if one of them is not folded by itself. */
const foldEach = (codes: Uint16Array, folds: Uint16Array): number | undefined => {
  let bits = 0
  for (let at = 0; at < codes.length; at++) {
    const folded = folds[codes[at] ?? 0] ?? 0
    if (folded === 0) return undefined
    codes[at] = folded
    bits |= folded
  }

  return bits
}

/**
 * The text in lower case with one kind of hyphen, quote and space. As long as the text itself: every offset stays true. A text with
 * characters beyond ASCII is folded code by code, since the engine is slow to lower it; if one byte is enough for each of the codes
 * they are given so.
 */
export const fold = (text: string): string => {
  if (!special.test(text)) return text.toLowerCase()
  const codes = codesOf(text)
  const bits = foldEach(codes, folds())
  if (bits === undefined) return lowered(text)

  return bits < 0x100 ? Buffer.from(codes).toString("latin1") : textOf(codes)
}

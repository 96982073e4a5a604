import { once } from "../../Memo.ts"

/** Characters that are written in several ways, each as the one that the vocabulary uses. Greek letters become their initials. */
const written: ReadonlyMap<string, string> = new Map([
  ..."‐‑‒–—―−﹣－".split("").map((hyphen) => [hyphen, "-"] as const),
  ..."‘’‛′´ʼ".split("").map((quote) => [quote, "'"] as const),
  ..."\u00a0\u2002\u2003\u2007\u2009\u202f\u3000".split("").map((space) => [space, " "] as const),
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
  ["ɛ", "e"],
  ["ϵ", "e"],
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

/**
 * What is not folded by itself: a capital sigma is lowered by what stands around it, and half of a character together with the other
 * half. Codes for control, which no text needs, are read as others where a byte is made a character.
 */
const notByItself = /[\u0080-\u009f\u03a3\ud800-\udfff]/g

/** So many characters are made at once: the engine takes no more. */
const atOnce = 0x1000

/** By the code of a character, that of what it is folded to; 0 where it is not folded by itself. */
const folds = once((): Uint16Array => {
  const all = Array.from({ length: 0x10000 / atOnce }, (_, part) =>
    String.fromCharCode(...Array.from({ length: atOnce }, (_, code) => part * atOnce + code)),
  )
  const folded = lowered(all.join("").replace(notByItself, "\0"))

  return Uint16Array.from({ length: folded.length }, (_, code) => folded.charCodeAt(code))
})

/** Room in which texts are folded, so many characters of them. */
const roomOf = (characters: number) => ({ codes: new Uint16Array(characters), narrow: new Uint8Array(characters) })

type Room = ReturnType<typeof roomOf>

/** Few texts are longer. */
const usual = 1 << 15

/** It leaves no garbage: one text is folded after the other. */
const usualRoom = once(() => roomOf(usual))

const wide = new TextDecoder("utf-16le", { ignoreBOM: true })

const oneByte = new TextDecoder("latin1")

/** Folds the codes of a text into a room. Tells the bits that any of them has; nothing if one is not folded by itself. */
const foldEach = ({ codes, narrow }: Room, text: string, folds: Uint16Array): number | undefined => {
  let bits = 0
  for (let at = 0; at < text.length; at++) {
    const folded = folds[text.charCodeAt(at)] ?? 0
    if (folded === 0) return undefined
    codes[at] = folded
    narrow[at] = folded
    bits |= folded
  }

  return bits
}

/** What the codes of a text are folded to, one by one; nothing where that cannot be. Nothing of the text stays in the room. */
const foldedIn = (room: Room, text: string): string | undefined => {
  const { codes, narrow } = room
  const { length } = text
  const bits = foldEach(room, text, folds())
  const isNarrow = bits !== undefined && bits < 0x100
  const folded = isNarrow ? oneByte.decode(narrow.subarray(0, length)) : wide.decode(codes.subarray(0, length))
  codes.fill(0, 0, length)
  narrow.fill(0, 0, length)

  return bits === undefined ? undefined : folded
}

/**
 * The text in lower case with one kind of hyphen, quote and space. As long as the text itself: every offset stays true. A text with
 * characters beyond ASCII is folded code by code, since the engine is slow to lower it; if a byte is enough for each of the codes, the
 * engine holds and reads it as such.
 */
export const fold = (text: string): string => {
  if (!special.test(text)) return text.toLowerCase()

  return foldedIn(text.length > usual ? roomOf(text.length) : usualRoom(), text) ?? lowered(text)
}

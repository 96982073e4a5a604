import * as Accents from "../Accents.ts"

/** Letters that are no other letter with a mark, as they are written without them. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
])

/** Words of names that are written in full as often as not. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["mount", "mt"],
  ["fort", "ft"],
  ["&", "and"],
])

const special = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "gu")

/** What stands inside a name without dividing it: "D.C.", "Coeur d'Alene". */
const joined = /[.'’`ʻ]/gu

/** What names of places have in common that differ in accents, capitals, marks and words cut short only. */
export const keyOf = (name: string): string =>
  (
    Accents.without(name.toLowerCase())
      .replaceAll(special, (letter) => plainLetters.get(letter) ?? letter)
      .replaceAll(joined, "")
      .match(/[\p{L}\p{N}]+|&/gu) ?? []
  )
    .map((word) => shortWords.get(word) ?? word)
    .join(" ")

/** Words within a name that are written small. */
const small: ReadonlySet<string> = new Set(
  "a al am an and auf aux bei by da das de dei del della den der des di do dos du e en i im in la las le les los na nad of on op ob sous sur the under und upon van y".split(
    " ",
  ),
)

/** A name as it is shown that is known by its key alone. */
export const shown = (key: string): string =>
  key
    .split(" ")
    .map((word, at) => (at > 0 && small.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(" ")

import * as PlaceName from "./PlaceName.ts"
import * as Regions from "./Regions.ts"

/** A piece of a place in words, between commas. */
export interface Part {
  readonly key: string
  /** Whether a number stands in it, as in what an address has besides a city. */
  readonly isNumbered: boolean
}

/** A place in words, taken apart. */
export interface WrittenPlace {
  readonly parts: ReadonlyArray<Part>
  /** Five digits that may be a ZIP code of the United States. */
  readonly zip: string | undefined
}

/** What says that somewhere near will do, before a place and behind it. */
const before =
  /^(?:(?:some ?where )?(?:near(?:by)?|around|close to|next to|outside(?: of)?|in or near|in|at|from|cerca de|alrededor de|en|bei|pr[eè]s de)(?: to)? |(?:the |downtown |greater |metro(?:politan)? )(?=\S)|city of )/iu

const behind =
  /(?: (?:greater |metro(?:politan)? )?(?:area|region|metro|vicinity)| and (?:surroundings|nearby|around))+$/iu

/** A longer text is no place, and is left to be sought by its words. */
const mostCharacters = 200

const divider = /[,;|()]+/u

const zipCode = /(?<![\p{L}\p{N}])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}])/u

const zipWords = /\b(?:(?:zip|postal)(?: ?code)?|post ?code)\b:?/giu

const numbered = /\p{N}/u

const lineBreaks = /[\n\r]+/u

const blanks = /[\s\p{Cc}]+/gu

/** So many words that only say "near" are left out. */
const mostLeftOut = 6

/** A place as it stands, and with one after the other of the words left out that only say "near": they may be of a name, "near The Hague". */
const forms = (text: string): ReadonlyArray<string> => {
  const found = [text.replaceAll(blanks, " ").trim()]
  for (let count = 0; count < mostLeftOut; count++) {
    const known = found[count] ?? ""
    const left = known.replace(before, "").replace(behind, "").trim()
    if (left === "" || left === known) break
    found.push(left)
  }

  return found
}

/** A place without the words that only say "near". */
const bare = (text: string): string => forms(text).at(-1) ?? text

/** Without words that hold a number: house numbers, postal codes. */
const withoutNumbers = (part: string): string =>
  part
    .split(" ")
    .filter((word) => !numbered.test(word))
    .join(" ")

const takenApart = (written: string): WrittenPlace => {
  const zip = zipCode.exec(written)?.[1]
  const parts = written
    .replaceAll(zipWords, " ")
    .split(divider)
    .map((part) => ({ key: PlaceName.keyOf(withoutNumbers(part)), isNumbered: numbered.test(part) }))

  return { parts: parts.filter(({ key }) => key !== ""), zip }
}

/** Takes a text apart, as it stands first; into nothing where it is longer than a place is written. */
export const of = (text: string): ReadonlyArray<WrittenPlace> =>
  text.length > mostCharacters ? [] : forms(text.trim().split(lineBreaks).join(", ")).map(takenApart)

/** What is written with two letters or three, and in capitals, of which records hold the name. */
const short = /^\p{Lu}[\p{Lu}.]{1,5}$/u

const nameOfShort = (word: string): string | undefined =>
  short.test(word) ? Regions.named(PlaceName.keyOf(word))[0]?.name : undefined

const lastWord = /(?<=[\s,]|^)[^\s,]+$/u

/** The words of a place that is sought in records: a state or a country in full at its end, without "near" and the like. */
export const inFull = (text: string): string => bare(text).replace(lastWord, (word) => nameOfShort(word) ?? word)

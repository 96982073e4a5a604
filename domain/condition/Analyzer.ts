import * as Accents from "../Accents.ts"
import { isWord } from "../eligibility/text/Characters.ts"
import { cancerWords, lettered, links, longLink } from "./DiseaseLexicon.ts"

/** Letters with accents, accents by themselves, full-width letters, and the apostrophe that is set in type. */
const special = /[\u00c0-\u024f\u1e00-\u1eff\u2019\uff21-\uff5a]|[\u0300-\u036f]/g

const simplified = (character: string): string => (character === "’" ? "'" : Accents.without(character))

/** Those that were met: there are about a thousand of them. */
const known = new Map<string, string>()

const simple = (character: string): string => {
  const met = known.get(character)
  if (met !== undefined) return met
  const simple = simplified(character)
  known.set(character, simple)

  return simple
}

/** A text in lower case and without accents. */
export const plain = (text: string): string =>
  (Accents.beyondAscii.test(text) ? text.replace(special, simple) : text).toLowerCase()

const british = /ae|oe|our/

const american = (text: string): string =>
  british.test(text) ? text.replaceAll("ae", "e").replaceAll("oe", "e").replaceAll("our", "or") : text

const singular = (word: string): string => {
  if (word.charCodeAt(word.length - 1) !== 115 || word.length < 5 || word.endsWith("ss")) return word
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`

  return word.endsWith("stases") ? `${word.slice(0, -2)}i` : word.slice(0, -1)
}

/** One word for a word in American spelling, its plural, and others that mean the same. */
const fold = (word: string): string => {
  const one = singular(word)

  return one.length > 4 && cancerWords.has(one) ? "cancer" : one
}

const isPartOfWord = (text: string, at: number): boolean => isWord(text.charCodeAt(at))

const withoutPossessives = (text: string): string =>
  text.includes("'") ? text.replace(/'s(?![\p{L}\p{N}])/gu, "") : text

const divided = (text: string): ReadonlyArray<string> =>
  american(withoutPossessives(text)).match(Accents.beyondAscii.test(text) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? []

/** Words of so few letters do not count as neighbours: links are among them. */
const few = 3

const isLink = (word: string, before: string): boolean =>
  word.length <= few ? links.has(word) && !(word === "a" && lettered.has(before)) : word === longLink

/**
 * The words of a plain text by which names are compared. "Non" belongs to the word behind it, so that "non-small cell" does not
 * hold "small cell".
 */
const ofPlain = (text: string): ReadonlyArray<string> => {
  const words: Array<string> = []
  let isNegated = false
  let before = ""
  for (const word of divided(text)) {
    if (word === "non") {
      isNegated = true
    } else {
      if (!isLink(word, before)) words.push(isNegated ? `non${fold(word)}` : fold(word))
      isNegated = false
    }
    before = word
  }

  return words
}

/** The words of any text. */
export const of = (text: string): ReadonlyArray<string> => ofPlain(plain(text))

const startOf = (text: string, place: number): number => {
  let start = place
  while (isPartOfWord(text, start - 1)) start -= 1

  return start
}

/** Where the word of a plain text ends that a place is part of. */
export const endOf = (text: string, place: number): number => {
  let end = place
  while (isPartOfWord(text, end)) end += 1

  return end
}

/** What a word of a plain text is compared by. */
export const termOf = (word: string): string => fold(american(word))

/** The word of a plain text that a place is part of, as it is compared. */
export const at = (text: string, place: number): string => termOf(text.slice(startOf(text, place), endOf(text, place)))

/** Before the marks and spaces that end at a place. */
export const beforeMarks = (text: string, place: number): number => {
  let at = place
  while (at > 0 && !isPartOfWord(text, at - 1)) at -= 1

  return at
}

/** Behind the marks and spaces that begin at a place. */
export const behindMarks = (text: string, place: number): number => {
  let at = place
  while (at < text.length && !isPartOfWord(text, at)) at += 1

  return at
}

/** However many of them there are, this is as far as a name goes. */
const mostLinks = 8

/** The words around the one that a place of a plain text is part of: `most` on each side, and the short ones between them. */
export const around = (text: string, place: number, most: number): ReadonlyArray<string> => {
  let start = startOf(text, place)
  for (let left = most, links = mostLinks; left >= 0 && links > 0 && start > 0; ) {
    const end = beforeMarks(text, start)
    const next = startOf(text, end)
    if (end - next > few) left -= 1
    else links -= 1
    if (left >= 0) start = next
  }
  let end = endOf(text, place)
  for (let left = most, links = mostLinks; left > 0 && links > 0 && end < text.length; ) {
    const next = behindMarks(text, end)
    end = endOf(text, next)
    if (end - next > few) left -= 1
    else links -= 1
  }

  return ofPlain(text.slice(start, end))
}

const standTogether = (text: ReadonlyArray<string>, phrase: ReadonlyArray<string>, start: number): boolean => {
  for (const word of phrase) {
    const place = text.indexOf(word, start)
    if (place < 0 || place >= start + phrase.length) return false
  }

  return true
}

/** Whether the words of a phrase stand together in a text, in any order: "Diabetes, Type 2" holds "type 2 diabetes". */
export const hold = (text: ReadonlyArray<string>, phrase: ReadonlyArray<string>): boolean => {
  for (const word of phrase) if (!text.includes(word)) return false
  for (let start = 0; start + phrase.length <= text.length; start += 1) {
    if (standTogether(text, phrase, start)) return phrase.length > 0
  }

  return false
}

const negation = /(?<![\p{L}\p{N}])non[^\p{L}\p{N}]+$/iu

const isNegated = (text: string, place: number): boolean => negation.test(text.slice(Math.max(0, place - 10), place))

/** Whether a text holds words just as they are written: "MS", but neither "ms" nor "MSI" nor "non-MS". They begin with a letter or digit. */
export const holdWritten = (text: string, written: string): boolean => {
  const next = (place: number) => text.indexOf(written, Math.max(place + 1, endOf(text, place)))
  for (let place = text.indexOf(written); place >= 0; place = next(place)) {
    const isWhole = !isPartOfWord(text, place - 1) && !isPartOfWord(text, place + written.length)
    if (isWhole && !isNegated(text, place)) return true
  }

  return false
}

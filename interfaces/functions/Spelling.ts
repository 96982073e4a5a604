import { distance } from "fastest-levenshtein"
import type { Kin, NamedArea } from "../../domain/condition/AreaNames.ts"

/** A longer text is no name of a disease. */
const mostCharacters = 200

const word = /[\p{L}\p{N}]+(?:['’]s(?!\p{L}))?/gu

const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/g, "")

/** So many letters of a word may be wrong, missing or too many; a short one is too close to others. */
const mostSlips = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

const nearest = (typed: string, vocabulary: ReadonlySet<string>): string | undefined => {
  const letters = plain(typed)
  let least = mostSlips(letters) + 1
  let found: string | undefined
  for (const known of vocabulary) {
    if (Math.abs(known.length - letters.length) > least) continue
    const slips = distance(letters, plain(known))
    if (slips === 0) return undefined
    if (slips < least) [least, found] = [slips, known]
  }

  return found
}

/** A text with each word that is nearly one of a vocabulary in its spelling; nothing where that is none of them. */
export const corrected = (text: string, vocabulary: ReadonlySet<string>): string | undefined => {
  if (text.length > mostCharacters) return undefined
  const spelt = text.replace(word, (typed) => nearest(typed, vocabulary) ?? typed)

  return spelt === text ? undefined : spelt
}

/** Whether a text is written in no letter of English: the registry is. */
export const isOfOtherScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

/** The words of names, in lower case. */
export const wordsOf = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(word) ?? []))

/** Finds what was meant where a launch area was misspelt: the text as it may have been meant. */
export const ofAreas = (areas: ReadonlyArray<NamedArea>, kinOf: (condition: string) => Kin<unknown> | undefined) => {
  const vocabulary = wordsOf(areas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled]))

  return (condition: string): string | undefined => {
    const spelt = kinOf(condition) === undefined ? corrected(condition, vocabulary) : undefined

    return spelt !== undefined && kinOf(spelt) !== undefined ? spelt : undefined
  }
}

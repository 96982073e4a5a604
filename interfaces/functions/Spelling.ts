import type { Kin, NamedArea } from "../../domain/condition/AreaNames.ts"
import * as LettersApart from "./LettersApart.ts"

/** A longer text is no name of a disease. */
const mostCharacters = 200

const word = /[\p{L}\p{N}]+(?:['’]s(?!\p{L}))?/gu

/** A word as it is compared. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/g, "")

/** So many letters of a word may be wrong, missing or too many; a short one is too close to others. */
export const mostSlips = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Finds the known word that a plain one may be meant for; nothing for a known one. */
export type Nearest = (typed: string) => string | undefined

/** A text with each word that is nearly a known one in its spelling; nothing where that is none of them. */
export const corrected = (text: string, nearest: Nearest): string | undefined => {
  if (text.length > mostCharacters) return undefined
  const spelled = text.replace(word, (typed) => nearest(plain(typed)) ?? typed)

  return spelled === text ? undefined : spelled
}

/** Whether a text is written in no letter of English: the registry is. */
export const isOfOtherScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

/** Finds the words of names, in lower case: of so few that each is held against what is typed. A page would load more for an index of them. */
export const amongWordsOf = (names: ReadonlyArray<string>): Nearest => {
  const words = new Set(names.flatMap((name) => name.toLowerCase().match(word) ?? []))

  return (typed) => {
    let least = mostSlips(typed) + 1
    let found: string | undefined
    for (const known of words) {
      if (Math.abs(known.length - typed.length) > least) continue
      const slips = LettersApart.between(typed, plain(known))
      if (slips === 0) return undefined
      if (slips < least) [least, found] = [slips, known]
    }

    return found
  }
}

/** Finds what was meant where a launch area was misspelled: the text as it may have been meant. */
export const ofAreas = (areas: ReadonlyArray<NamedArea>, kinOf: (condition: string) => Kin<unknown> | undefined) => {
  const nearest = amongWordsOf(areas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled]))

  return (condition: string): string | undefined => {
    const spelled = kinOf(condition) === undefined ? corrected(condition, nearest) : undefined

    return spelled !== undefined && kinOf(spelled) !== undefined ? spelled : undefined
  }
}

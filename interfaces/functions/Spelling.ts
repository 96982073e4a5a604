import type { Kin, NamedArea } from "../../domain/condition/AreaNames.ts"
import * as Steps from "../../domain/Steps.ts"
import * as NearNames from "./NearNames.ts"

/** A longer text is no name of a disease. */
const mostCharacters = 200

const word = /[\p{L}\p{N}]+(?:['’]s(?!\p{L}))?/gu

const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/g, "")

/** So many letters of a word may be wrong, missing or too many; a short one is too close to others. */
const mostSlips = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Finds the words of a vocabulary that one may be meant for. */
export const among = (vocabulary: Iterable<string>): Steps.Steps<NearNames.Near> =>
  NearNames.among([...vocabulary], mostSlips, plain)

/** A text with each word that is nearly a known one in its spelling; nothing where that is none of them. */
export const corrected = (text: string, near: NearNames.Near): string | undefined => {
  if (text.length > mostCharacters) return undefined
  const spelt = text.replace(word, (typed) => near(plain(typed))[0] ?? typed)

  return spelt === text ? undefined : spelt
}

/** Whether a text is written in no letter of English: the registry is. */
export const isOfOtherScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

/** Finds the words of names, in lower case, that one may be meant for. */
export const amongWordsOf = (names: ReadonlyArray<string>): NearNames.Near =>
  Steps.whole(among(new Set(names.flatMap((name) => name.toLowerCase().match(word) ?? []))))

/** Finds what was meant where a launch area was misspelt: the text as it may have been meant. */
export const ofAreas = (areas: ReadonlyArray<NamedArea>, kinOf: (condition: string) => Kin<unknown> | undefined) => {
  const near = amongWordsOf(areas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled]))

  return (condition: string): string | undefined => {
    const spelt = kinOf(condition) === undefined ? corrected(condition, near) : undefined

    return spelt !== undefined && kinOf(spelt) !== undefined ? spelt : undefined
  }
}

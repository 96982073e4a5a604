import * as Accents from "../Accents.ts"
import type { Site } from "./Study.ts"

/** Letters and digits in small, without accents; an apostrophe stands between no words. */
const folded = (text: string): string => Accents.without(text).replaceAll(/['’]/g, "").toLowerCase()

interface Word {
  readonly letters: string
  /** The letters as a word of their own. */
  readonly alone: RegExp
}

const wordsIn = (text: string): ReadonlyArray<Word> =>
  Array.from(folded(text).matchAll(/[\p{L}\p{N}]+/gu), ([letters]) => ({
    letters,
    alone: new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "u"),
  }))

/** To look for the letters first costs little. */
const holds = (text: string, words: ReadonlyArray<Word>): boolean =>
  words.every(({ letters }) => text.includes(letters)) && words.every(({ alone }) => alone.test(text))

const textOf = ({ city, country, facility, state }: Site): string =>
  folded(`${facility ?? ""} ${city ?? ""} ${state ?? ""} ${country ?? ""}`)

/**
 * Puts sites of a place in words first: whose facility, city, state and country hold all the words. Where none does, what
 * stands before the first comma decides (`Boston, MA`), for the larger place may be written in many ways.
 */
export const firstOf = (place: string) => {
  const attempts = [wordsIn(place), wordsIn(place.split(",")[0] ?? "")]

  return (sites: ReadonlyArray<Site>): ReadonlyArray<Site> => {
    const texts = sites.map((site) => ({ site, text: textOf(site) }))
    for (const words of attempts) {
      const { false: others = [], true: ofPlace = [] } = Object.groupBy(texts, ({ text }) => `${holds(text, words)}`)
      if (ofPlace.length > 0) return [...ofPlace, ...others].map(({ site }) => site)
    }

    return sites
  }
}

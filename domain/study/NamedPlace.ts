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

/** What tells where a site is. */
type Placed = Pick<Site, "city" | "country" | "facility" | "state">

const textOf = ({ city, country, facility, state }: Placed): string =>
  folded(`${facility ?? ""} ${city ?? ""} ${state ?? ""} ${country ?? ""}`)

/**
 * Last words that records write otherwise or leave out. Source: the postal services of the United States, Canada and Australia for
 * states and provinces, which records write in full.
 */
const unheld: ReadonlySet<string> = new Set(
  (
    "city us usa uk uae al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd " +
    "oh ok or pa pr ri sc sd tn tx ut vt va wa wv wi wy ab bc mb nb nl ns nt nu on pe qc sk yt act nsw qld sa tas vic"
  ).split(" "),
)

/** Without such a word; no words where that leaves none, or there is no such word. */
const withoutLast = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  unheld.has(words.at(-1)?.letters ?? "") ? words.slice(0, -1) : []

/**
 * Tells the sites of a place in words from others: whose facility, city, state and country hold all the words. Where none does, what
 * stands before the first comma decides (`Boston, MA`), or before such a last word (`Boston MA`), for the larger
 * place may be written in many ways.
 */
const among = (place: string) => {
  const all = wordsIn(place)
  const attempts = [all, wordsIn(place.split(",")[0] ?? ""), withoutLast(all)].filter((words) => words.length > 0)

  return <One extends Placed>(sites: ReadonlyArray<One>) => {
    const texts = sites.map((site) => ({ site, text: textOf(site) }))
    for (const words of attempts) {
      const { false: others = [], true: ofPlace = [] } = Object.groupBy(texts, ({ text }) => `${holds(text, words)}`)
      if (ofPlace.length > 0)
        return { ofPlace: ofPlace.map(({ site }) => site), others: others.map(({ site }) => site) }
    }

    return { ofPlace: [], others: sites }
  }
}

/** Puts sites of a place in words first. */
export const firstOf = (place: string) => {
  const amongThese = among(place)

  return (sites: ReadonlyArray<Site>): ReadonlyArray<Site> => {
    const { ofPlace, others } = amongThese(sites)

    return [...ofPlace, ...others]
  }
}

/** Whether a place in words has one of some sites. */
export const hasAnyOf = (place: string, sites: ReadonlyArray<Placed>): boolean => among(place)(sites).ofPlace.length > 0

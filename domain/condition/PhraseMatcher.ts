import * as Analyzer from "./Analyzer.ts"

/** A phrase, and what finding it is worth. `written`: how it mostly stands in plain texts, if that is known. */
export interface Phrase {
  readonly words: ReadonlyArray<string>
  readonly worth: number
  readonly written?: string
}

/** Phrases that share a word; a text that holds it in one of its `forms` holds one of the `anchors`. */
interface Key {
  readonly forms: ReadonlyArray<string>
  readonly anchors: ReadonlyArray<string>
  readonly phrases: ReadonlyArray<Phrase>
  readonly most: number
}

/** Phrases to be found in texts of any length without dividing the texts into words. */
export interface Phrases {
  readonly written: ReadonlyArray<readonly [text: string, worth: number]>
  readonly keys: ReadonlyArray<Key>
  readonly reach: number
}

/** What no spelling or number of a word changes: a stretch of it that neither holds an "e" that "ae" may stand for, nor "or". */
const anchors = (word: string): ReadonlyArray<string> => {
  if (word === "cancer") return ["cancer", "carcinom", "malignan", "neoplas", "tumo"]
  const stem = word.length > 2 ? word.replace(/[iy]$/, "") : word

  return stem
    .split(/(?=e)|(?<=o)(?=r)/)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1)
}

/** The word of a phrase that the fewest texts hold: a long one, and none for cancer. */
const keyOf = (words: ReadonlyArray<string>): string =>
  words.toSorted(
    (one, other) => Number(one === "cancer") - Number(other === "cancer") || other.length - one.length,
  )[0] ?? ""

export const of = (phrases: ReadonlyArray<Phrase>): Phrases => {
  const byKey = Map.groupBy(
    phrases.filter(({ words }) => words.length > 0),
    ({ words }) => keyOf(words),
  )

  return {
    written: phrases.flatMap(({ worth, written }) => (written === undefined ? [] : [[written, worth] as const])),
    keys: [...byKey].map(([word, phrases]) => ({
      forms: [word, word.replace(/^non/, "")],
      anchors: anchors(word.replace(/^non/, "")),
      phrases,
      most: Math.max(...phrases.map(({ worth }) => worth)),
    })),
    reach: Math.max(0, ...phrases.map(({ words }) => words.length)),
  }
}

/** The most that any of the phrases is worth that stand in a lower-case text just as they are mostly written. */
export const worthAsWritten = ({ written }: Phrases, lower: string, least: number): number => {
  let worth = least
  for (const [text, most] of written) if (most > worth && Analyzer.holdWritten(lower, text)) worth = most

  return worth
}

/** The most that any phrase of a key is worth that stands around a place of a plain text, if that is more than `least`. */
const worthAt = ({ forms, phrases }: Key, plain: string, place: number, reach: number, least: number): number => {
  if (!forms.includes(Analyzer.at(plain, place))) return least
  const words = Analyzer.around(plain, place, reach)
  let worth = least
  for (const phrase of phrases) {
    if (phrase.worth > worth && Analyzer.hold(words, phrase.words)) worth = phrase.worth
  }

  return worth
}

/** The most that any of the phrases is worth that stand in a plain text, if that is more than `least`; else `least`. */
export const worthIn = ({ keys, reach }: Phrases, plain: string, least = 0): number => {
  let worth = least
  for (const key of keys) {
    for (const anchor of key.anchors) {
      let place = plain.indexOf(anchor)
      while (place >= 0 && worth < key.most) {
        worth = worthAt(key, plain, place, reach, worth)
        place = plain.indexOf(anchor, Analyzer.endOf(plain, place))
      }
    }
  }

  return worth
}

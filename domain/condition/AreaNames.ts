import * as Analyzer from "./Analyzer.ts"
import { negations } from "./DiseaseLexicon.ts"
import * as ShortNames from "./ShortNames.ts"

/** What a launch area is called: `alsoCalled` the same disease, `names` it and kinds of it. */
export interface NamedArea {
  readonly slug: string
  readonly name: string
  readonly alsoCalled: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
}

/** The launch area that a condition belongs to; `isSame` where it names the area itself, and not a part of it. */
export interface Kin<Area> {
  readonly area: Area
  readonly isSame: boolean
}

/** So many words of a condition are looked at. */
const mostWords = 60

/** The words of a name, each once: a malignant neoplasm is a cancer, as both of its words are. */
const wordsOf = (text: string): ReadonlyArray<string> => [...new Set(Analyzer.of(text))]

const keyOf = (text: string): string => wordsOf(text).toSorted().join(" ")

/** What divides a name from another, as in "Glioblastoma (GBM)". */
const divisions = /[()[\]/,;]/

const keysOf = (text: string): ReadonlyArray<string> =>
  text
    .split(divisions)
    .map(keyOf)
    .filter((key) => key !== "")

/**
 * Finds the launch area that a condition names or is a part of, whatever the order of its words and its marks: "cancer of the
 * pancreas", "Glioblastoma (GBM)"; none where it speaks of several, or of another disease than one.
 */
export const among = <Area extends NamedArea>(areas: ReadonlyArray<Area>) => {
  const known = areas.map((area) => {
    const own = [area.slug, area.name, ...area.alsoCalled]

    return {
      area,
      keys: new Set(own.map(keyOf)),
      phrases: [...own, ...area.names].map(wordsOf).filter((words) => words.length > 0),
    }
  })

  return (written: string): Kin<Area> | undefined => {
    const condition = ShortNames.inFull(written)
    const words = Analyzer.of(condition).slice(0, mostWords)
    if (words.some((word) => negations.has(word))) return undefined
    const [kin, ...others] = known.filter(({ phrases }) => phrases.some((phrase) => Analyzer.hold(words, phrase)))
    if (kin === undefined || others.length > 0) return undefined
    const isSame = kin.keys.has(keyOf(condition)) || keysOf(condition).every((key) => kin.keys.has(key))

    return { area: kin.area, isSame }
  }
}

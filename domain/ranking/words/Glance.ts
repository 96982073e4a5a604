import type { Sought } from "../../condition/Nearness.ts"
import type { Phrases } from "../../condition/PhraseMatcher.ts"
import type { StudyWords, Zone } from "./StudyWords.ts"
import * as WordTable from "./WordTable.ts"

/** Something that is sought, and the zones of a study in which it may stand. */
interface Place<Thing> {
  readonly thing: Thing
  readonly zonesIn: (table: WordTable.WordTable) => number
}

/** What is sought in texts, ready to be held against the words of studies. */
export interface Glance {
  readonly sought: Sought
  readonly abbreviations: ReadonlyArray<Place<string>>
  readonly keys: ReadonlyArray<Place<Phrases["keys"][number]>>
  readonly written: ReadonlyArray<Place<Phrases["written"][number]>>
}

const whereOne =
  (words: ReadonlyArray<WordTable.Word>): Place<unknown>["zonesIn"] =>
  (table) => {
    let zones = 0
    for (const word of words) zones |= WordTable.zonesOf(table, word)

    return zones
  }

const whereAll =
  (words: ReadonlyArray<WordTable.Word>): Place<unknown>["zonesIn"] =>
  (table) => {
    let zones = -1
    for (const word of words) zones &= zones === 0 ? 0 : WordTable.zonesOf(table, word)

    return zones
  }

export const of = (sought: Sought): Glance => ({
  sought,
  abbreviations: sought.abbreviations.map((thing) => ({
    thing,
    zonesIn: whereOne([WordTable.word(thing.toLowerCase())]),
  })),
  keys: sought.phrases.keys.map((thing) => ({
    thing,
    zonesIn: whereOne([...new Set(thing.forms)].map(WordTable.word)),
  })),
  written: sought.phrases.written.map((thing) => ({
    thing,
    zonesIn: whereAll(thing[0].split(/[ -]/).map(WordTable.word)),
  })),
})

/** The part of what is sought that may stand in a zone of a study. Nothing where none of it does. */
export type Seen = (zone: Zone) => Sought | undefined

const nowhere: Seen = () => undefined

/** What of it may stand in a study, and in which zones. */
export const at = ({ abbreviations, keys, sought, written }: Glance, { table }: StudyWords): Seen => {
  let all = 0
  const zonesOf = ({ zonesIn }: Place<unknown>): number => {
    const zones = zonesIn(table)
    all |= zones

    return zones
  }
  const [inShort, inKeys, inWritten] = [abbreviations.map(zonesOf), keys.map(zonesOf), written.map(zonesOf)]
  if (all === 0) return nowhere

  return (zone) => {
    if ((all & zone) === 0) return undefined
    const things = <Thing>(places: ReadonlyArray<Place<Thing>>, zones: ReadonlyArray<number>): ReadonlyArray<Thing> =>
      places.flatMap(({ thing }, index) => (((zones[index] ?? 0) & zone) === 0 ? [] : [thing]))

    return {
      ...sought,
      abbreviations: things(abbreviations, inShort),
      phrases: { ...sought.phrases, keys: things(keys, inKeys), written: things(written, inWritten) },
    }
  }
}

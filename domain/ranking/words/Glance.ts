import type { Sought } from "../../condition/ConditionQuery.ts"
import type { Phrases } from "../../condition/PhraseMatcher.ts"
import type { StudyWords, Zone } from "./StudyWords.ts"
import * as WordTable from "./WordTable.ts"

/** Something with the words of which a text holds one, or all, where it stands. */
interface Told<Thing> {
  readonly thing: Thing
  readonly words: ReadonlyArray<WordTable.Word>
}

/** What is sought in texts, ready to be held against the words of studies. */
export interface Glance {
  readonly sought: Sought
  readonly abbreviations: ReadonlyArray<Told<string>>
  readonly keys: ReadonlyArray<Told<Phrases["keys"][number]>>
  readonly written: ReadonlyArray<Told<Phrases["written"][number]>>
}

export const of = (sought: Sought): Glance => ({
  sought,
  abbreviations: sought.abbreviations.map((thing) => ({ thing, words: [WordTable.word(thing.toLowerCase())] })),
  keys: sought.phrases.keys.map((thing) => ({ thing, words: [...new Set(thing.forms)].map(WordTable.word) })),
  written: sought.phrases.written.map((thing) => ({ thing, words: thing[0].split(/[ -]/).map(WordTable.word) })),
})

const things = <Thing>(
  all: ReadonlyArray<Told<Thing>>,
  isThere: (words: ReadonlyArray<WordTable.Word>) => boolean,
): ReadonlyArray<Thing> => {
  const found: Array<Thing> = []
  for (const { thing, words } of all) if (isThere(words)) found.push(thing)

  return found
}

/** The part of what is sought that may stand in a zone of a study. Nothing where none of it does. */
export const at = (
  { abbreviations, keys, sought, written }: Glance,
  { table }: StudyWords,
  zone: Zone,
): Sought | undefined => {
  const stands = (word: WordTable.Word) => (WordTable.zonesOf(table, word) & zone) > 0
  const holdsOne = (words: ReadonlyArray<WordTable.Word>) => words.some(stands)
  const holdsAll = (words: ReadonlyArray<WordTable.Word>) => words.every(stands)
  const short = things(abbreviations, holdsOne)
  const found = things(keys, holdsOne)
  const asWritten = things(written, holdsAll)
  if (short.length + found.length + asWritten.length === 0) return undefined

  return { ...sought, abbreviations: short, phrases: { ...sought.phrases, keys: found, written: asWritten } }
}

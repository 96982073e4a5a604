import { once } from "../../Memo.ts"
import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import * as Vocabulary from "../text/Vocabulary.ts"

/**
 * Runs of characters, none shorter than four, of which a text holds one where it may speak of something. Each begins with two letters. A list
 * is known by its identity.
 */
export type Atoms = ReadonlyArray<string>

interface Run {
  readonly letters: string
  readonly list: number
}

/** A run that stands in a word from a place on. `goesOn`: it is longer than the word, so that the text behind it decides. */
interface Hit extends Run {
  readonly offset: number
  readonly goesOn: boolean
}

/** Several lists, to be found in the words of a text. */
export interface LookedFor {
  readonly numbers: ReadonlyMap<Atoms, number>
  /** The runs that begin in a word. */
  readonly hitsIn: (vocabulary: Vocabulary.Vocabulary, word: number) => ReadonlyArray<Hit>
}

const none: ReadonlyArray<never> = []

const hitAt = ({ letters, list }: Run, word: string, offset: number): ReadonlyArray<Hit> => {
  if (word.startsWith(letters, offset)) return [{ letters, list, offset, goesOn: false }]
  const length = word.length - offset
  const mayGoOn =
    length < letters.length && !isWord(letters.charCodeAt(length)) && letters.startsWith(word.slice(offset))

  return mayGoOn ? [{ letters, list, offset, goesOn: true }] : none
}

export const lookingFor = (lists: ReadonlyArray<Atoms>): LookedFor => {
  const several = lists.flatMap((letters, list) => letters.map((each): Run => ({ letters: each, list })))
  const runs = Map.groupBy(several, ({ letters }) => letters.slice(0, 2))

  return {
    numbers: new Map(lists.map((list, number) => [list, number] as const)),
    hitsIn: ByWord.of((word) => {
      const hits: Array<Hit> = []
      for (let at = 0; at < word.length; at++)
        for (const run of runs.get(word.slice(at, at + 2)) ?? none) hits.push(...hitAt(run, word, at))

      return hits.length === 0 ? none : hits
    }),
  }
}

/** Where runs stand, by the number of their list; nothing for those that stand nowhere. */
type Places = Array<Array<number> | undefined>

const note = (places: Places, list: number, place: number): void => {
  const known = places[list]
  if (known === undefined) places[list] = [place]
  else known.push(place)
}

/** Where the runs of each list stand in a text, in order. */
const find = ({ hitsIn, numbers: lists }: LookedFor, { folded, numbers, starts, vocabulary }: NumberedText): Places => {
  const found: Places = new Array(lists.size).fill(undefined)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0
    if (number < Vocabulary.characters) continue
    for (const { goesOn, letters, list, offset } of hitsIn(vocabulary, number)) {
      const place = (starts[at] ?? 0) + offset
      if (!goesOn || folded.startsWith(letters, place)) note(found, list, place)
    }
  }

  return found
}

/** Where the atoms of a list stand, in order. */
export type PlacesOf = (atoms: Atoms) => ReadonlyArray<number>

/** Finds all lists when one of them is first asked for. One that was not looked for is nowhere. */
export const placesIn = (lookedFor: LookedFor, text: NumberedText): PlacesOf => {
  const found = once(() => find(lookedFor, text))

  return (atoms) => found()[lookedFor.numbers.get(atoms) ?? -1] ?? none
}

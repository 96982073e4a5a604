import { once } from "../../Memo.ts"
import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import type { Vocabulary } from "../text/Vocabulary.ts"

/**
 * Runs of characters, none shorter than four, of which a text holds one where it may speak of something. Each begins with a letter. A list
 * is known by its identity.
 */
export type Atoms = ReadonlyArray<string>

/** No run is shorter. */
export const shortest = 4

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
  readonly hitsIn: (vocabulary: Vocabulary, word: number) => ReadonlyArray<Hit>
}

const none: ReadonlyArray<never> = []

const hitAt = ({ letters, list }: Run, word: string, offset: number): ReadonlyArray<Hit> => {
  if (word.startsWith(letters, offset)) return [{ letters, list, offset, goesOn: false }]
  const length = word.length - offset
  const mayGoOn =
    length < letters.length && !isWord(letters.charCodeAt(length)) && letters.startsWith(word.slice(offset))

  return mayGoOn ? [{ letters, list, offset, goesOn: true }] : none
}

/** By what runs are looked up at a place of a word: their first two letters, or the first where the word ends behind it. */
const keysOf = ({ letters }: Run): ReadonlyArray<string> =>
  isWord(letters.charCodeAt(1)) ? [letters.slice(0, 2)] : [letters.slice(0, 2), letters.slice(0, 1)]

export const lookingFor = (lists: ReadonlyArray<Atoms>): LookedFor => {
  const several = lists.flatMap((letters, list) => letters.map((each): Run => ({ letters: each, list })))
  const keyed = several.flatMap((run) => keysOf(run).map((key) => ({ run, key })))
  const runs = Map.groupBy(keyed, ({ key }) => key)

  return {
    numbers: new Map(lists.map((list, number) => [list, number] as const)),
    hitsIn: ByWord.of((word) => {
      const hits: Array<Hit> = []
      for (let at = 0; at < word.length; at++)
        for (const { run } of runs.get(word.slice(at, at + 2)) ?? none) hits.push(...hitAt(run, word, at))

      return hits.length === 0 ? none : hits
    }),
  }
}

/** Where the runs of each list stand in a text, in order; nothing for those that stand nowhere. */
const find = ({ hitsIn, numbers: lists }: LookedFor, { folded, numbers, starts, vocabulary }: NumberedText) => {
  const found = new Array<Array<number> | undefined>(lists.size).fill(undefined)
  for (let at = 0; at < numbers.length; at++) {
    const ofWord = hitsIn(vocabulary, numbers[at] ?? 0)
    if (ofWord === none) continue
    for (const { goesOn, letters, list, offset } of ofWord) {
      const place = (starts[at] ?? 0) + offset
      if (goesOn && !folded.startsWith(letters, place)) continue
      const places = found[list]
      if (places === undefined) found[list] = [place]
      else places.push(place)
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

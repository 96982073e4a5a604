import { once } from "../../Memo.ts"
import * as LetterRuns from "./LetterRuns.ts"

/**
 * Runs of letters, none shorter than four, of which a text holds one where it may speak of something. A list is known by its
 * identity.
 */
export type Atoms = ReadonlyArray<string>

/** Several lists, to be found in one pass over a text. */
export interface LookedFor {
  readonly numbers: ReadonlyMap<Atoms, number>
  readonly matcher: LetterRuns.Matcher
}

export const lookingFor = (lists: ReadonlyArray<Atoms>): LookedFor => ({
  numbers: new Map(lists.map((list, number) => [list, number] as const)),
  matcher: LetterRuns.of(lists),
})

/** Where the atoms of a list stand, in order. */
export type PlacesOf = (atoms: Atoms) => ReadonlyArray<number>

const nowhere: ReadonlyArray<number> = []

/** Finds all lists when one of them is first asked for. One that was not looked for is nowhere. */
export const placesIn = ({ matcher, numbers }: LookedFor, folded: string): PlacesOf => {
  const found = once(() => LetterRuns.find(matcher, folded))

  return (atoms) => found()[numbers.get(atoms) ?? -1] ?? nowhere
}

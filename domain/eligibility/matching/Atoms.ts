import { once } from "../../Memo.ts"
import * as WuManber from "./WuManber.ts"

/**
 * Runs of letters, none shorter than four, of which a text holds one where it may speak of something. A list is known by its
 * identity.
 */
export type Atoms = ReadonlyArray<string>

/** Several lists, to be found in one pass over a text. */
export interface LookedFor {
  readonly lists: ReadonlyArray<Atoms>
  readonly matcher: WuManber.Matcher
}

export const lookingFor = (lists: ReadonlyArray<Atoms>): LookedFor => ({ lists, matcher: WuManber.of(lists) })

/** Where the atoms of a list stand, in order. */
export type PlacesOf = (atoms: Atoms) => ReadonlyArray<number>

/** Finds all lists when one of them is first asked for. One that was not looked for is nowhere. */
export const placesIn = ({ lists, matcher }: LookedFor, folded: string): PlacesOf => {
  const found = once(() => WuManber.find(matcher, folded))

  return (atoms) => found()[lists.indexOf(atoms)] ?? []
}

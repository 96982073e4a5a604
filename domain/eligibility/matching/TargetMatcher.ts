import * as Atoms from "./Atoms.ts"
import * as Pattern from "./Pattern.ts"
import * as PrefilterAtoms from "./PrefilterAtoms.ts"
import * as SpelledRun from "./SpelledRun.ts"
import type * as TrigramFilter from "./TrigramFilter.ts"

/** The spellings of which one run of letters holds a stem at `offset`. */
interface Run<A> extends SpelledRun.SpelledRun<A> {
  readonly offset: number
}

/** The spellings that are found by one stem. */
interface Group<A> {
  readonly stem: string
  /** The stem as a text can be made to look out for it; empty where it is too short. */
  readonly atoms: Atoms.Atoms
  readonly runs: ReadonlyArray<Run<A>>
}

/** Names to look for, with what each of them means: a text is searched for few stems, and read further where one stands. */
export type Targets<A> = ReadonlyArray<Group<A>>

const runsOf = <A>(stem: string, several: ReadonlyArray<SpelledRun.Spelled<A>>): ReadonlyArray<Run<A>> =>
  SpelledRun.byLetters(several, ({ runs }) => runs.findIndex((run) => run.includes(stem))).map((run) => ({
    ...run,
    offset: run.letters.indexOf(stem),
  }))

const groupOf = <A>(stem: string, spelled: ReadonlyArray<SpelledRun.Spelled<A>>): Group<A> => ({
  stem,
  atoms: stem.length < Atoms.shortest ? [] : [stem],
  runs: runsOf(stem, spelled),
})

/** Names to look for in something short, such as a profile: each by its own longest run. */
export const index = <A>(spelled: ReadonlyArray<SpelledRun.Spelled<A>>): Targets<A> => {
  const byRun = Map.groupBy(spelled, ({ pattern }) => Pattern.longest(pattern))

  return [...byRun].filter(([run]) => run !== "").map(([run, alike]) => groupOf(run, alike))
}

/** Two letters as a number; the second is nothing at the end of a text. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)

const loneAt = (text: string, at: number): number => text.charCodeAt(at) << 16

/**
 * Of many names those whose stem stands in something short, in their order: found by the letters that stand there, rather than by
 * seeking one stem after the other.
 */
export const standingIn = <A>(targets: Targets<A>): ((folded: string) => Targets<A>) => {
  const byBeginning = Map.groupBy(targets.entries(), ([, { stem }]) => pairAt(stem, 0))

  return (folded) => {
    const standing = new Set<readonly [place: number, group: Group<A>]>()
    for (let at = 0; at < folded.length; at++)
      for (const beginning of [pairAt(folded, at), loneAt(folded, at)])
        for (const numbered of byBeginning.get(beginning) ?? [])
          if (folded.startsWith(numbered[1].stem, at)) standing.add(numbered)

    return [...standing].toSorted(([one], [other]) => one - other).map(([, group]) => group)
  }
}

/** Names to look for in many texts: by stems that many of them share, and those too short for one by themselves. */
export const forTexts = <A>(spelled: ReadonlyArray<SpelledRun.Spelled<A>>): Targets<A> => {
  const stems = PrefilterAtoms.of(spelled.map(({ pattern }) => pattern.runs))
  const byStem = Map.groupBy(spelled, ({ pattern }) => PrefilterAtoms.holding(stems, pattern.runs))
  const short = byStem.get(undefined) ?? []

  return [
    ...[...byStem].flatMap(([stem, alike]) => (stem === undefined ? [] : [groupOf(stem, alike)])),
    ...index(short),
  ]
}

/** A text in which one stem stands more often than this is not read to its end. */
const tries = 2000

/** What names are looked for in. */
export interface Source {
  readonly text: string
  readonly folded: string
  /** Where it noted the atoms of the names, if it was made to look out for them. */
  readonly noted?: Atoms.PlacesOf
  /** Whether it may hold letters, where that can be told without a search. */
  readonly mayHold?: TrigramFilter.MayHold
}

/** The meanings of the names that stand around one place of a stem, as `accepts` makes them, added to `found` up to `enough`. */
const collect = <A, B>(
  runs: ReadonlyArray<Run<A>>,
  source: Source,
  at: number,
  accepts: SpelledRun.Accepts<A, B>,
  found: Array<B>,
  enough: number,
): void => {
  for (const run of runs) {
    const start = at - run.offset
    if (source.folded.startsWith(run.letters, start)) SpelledRun.collect(run, source, start, accepts, found, enough)
  }
}

const nowhere: ReadonlyArray<number> = []

/** Where a stem stands in a text, as far as it is tried. */
const placesOf = ({ atoms, stem }: Group<unknown>, { folded, mayHold, noted }: Source): ReadonlyArray<number> => {
  if (noted !== undefined && atoms.length > 0) {
    const known = noted(atoms)

    return known.length > tries ? known.slice(0, tries) : known
  }
  if (mayHold?.(stem) === false) return nowhere
  const places: Array<number> = []
  for (let at = folded.indexOf(stem); at >= 0 && places.length < tries; at = folded.indexOf(stem, at + 1))
    places.push(at)

  return places
}

/** What `accepts` makes of every place of the names, at most `most` for each stem; in no order. No more than `enough`. */
export const find = <A, B>(
  targets: Targets<A>,
  source: Source,
  most: number,
  accepts: SpelledRun.Accepts<A, B>,
  enough = Number.POSITIVE_INFINITY,
): Array<B> => {
  const found: Array<B> = []
  for (const group of targets) {
    if (found.length >= enough) break
    const full = Math.min(enough, found.length + most)
    for (const at of placesOf(group, source)) {
      if (found.length >= full) break
      collect(group.runs, source, at, accepts, found, enough)
    }
  }

  return found
}

import * as Pattern from "./Pattern.ts"
import * as PrefilterAtoms from "./PrefilterAtoms.ts"
import type * as TrigramFilter from "./TrigramFilter.ts"

/** One spelling of a name, and what it means. */
export interface Spelled<A> {
  readonly pattern: Pattern.Pattern
  readonly means: A
}

/** The spellings of which one run of letters, the `index`th of each, holds a stem at `offset`. */
interface Run<A> {
  readonly letters: string
  readonly offset: number
  readonly spelled: ReadonlyArray<readonly [index: number, spelled: Spelled<A>]>
}

/** The spellings that are found by one stem. */
interface Group<A> {
  readonly stem: string
  readonly runs: ReadonlyArray<Run<A>>
}

/** Names to look for, with what each of them means: a text is searched for few stems, and read further where one stands. */
export type Targets<A> = ReadonlyArray<Group<A>>

const runsOf = <A>(stem: string, several: ReadonlyArray<Spelled<A>>): ReadonlyArray<Run<A>> => {
  const indexOf = ({ pattern }: Spelled<A>): number => pattern.runs.findIndex((run) => run.includes(stem))
  const byLetters = Map.groupBy(several, (each) => each.pattern.runs[indexOf(each)] ?? "")

  return [...byLetters].map(([letters, alike]) => ({
    letters,
    offset: letters.indexOf(stem),
    spelled: alike.map((each) => [indexOf(each), each] as const),
  }))
}

/** Names to look for in something short, such as a profile: each by its own longest run. */
export const index = <A>(spelled: ReadonlyArray<Spelled<A>>): Targets<A> => {
  const byRun = Map.groupBy(spelled, ({ pattern }) => Pattern.longest(pattern))

  return [...byRun].filter(([run]) => run !== "").map(([run, alike]) => ({ stem: run, runs: runsOf(run, alike) }))
}

/** Names to look for in many texts: by stems that many of them share, and those too short for one by themselves. */
export const forTexts = <A>(spelled: ReadonlyArray<Spelled<A>>): Targets<A> => {
  const stems = PrefilterAtoms.of(spelled.map(({ pattern }) => pattern.runs))
  const byStem = Map.groupBy(spelled, ({ pattern }) => PrefilterAtoms.holding(stems, pattern.runs))
  const short = byStem.get(undefined) ?? []

  return [
    ...[...byStem].flatMap(([stem, alike]) => (stem === undefined ? [] : [{ stem, runs: runsOf(stem, alike) }])),
    ...index(short),
  ]
}

/** A text in which one stem stands more often than this is not read to its end. */
const tries = 2000

/** What names are looked for in. */
export interface Source {
  readonly text: string
  readonly folded: string
  /** Whether it may hold letters, where that can be told without a search. */
  readonly mayHold?: TrigramFilter.MayHold
}

/** The meanings of the names that stand around one place of a stem, as `accepts` makes them, added to `found` up to `enough`. */
const collect = <A, B>(
  runs: ReadonlyArray<Run<A>>,
  { folded, text }: Source,
  at: number,
  accepts: (place: Pattern.Place, means: A) => B | undefined,
  found: Array<B>,
  enough: number,
): void => {
  for (const { letters, offset, spelled } of runs) {
    if (!folded.startsWith(letters, at - offset)) continue
    for (const [run, { pattern, means }] of spelled) {
      if (found.length >= enough) return
      const place = Pattern.around(pattern, run, text, folded, at - offset)
      const accepted = place === undefined ? undefined : accepts(place, means)
      if (accepted !== undefined) found.push(accepted)
    }
  }
}

/** What `accepts` makes of every place of the names, at most `most` for each stem; in no order. No more than `enough`. */
export const find = <A, B>(
  targets: Targets<A>,
  source: Source,
  most: number,
  accepts: (place: Pattern.Place, means: A) => B | undefined,
  enough = Number.POSITIVE_INFINITY,
): Array<B> => {
  const { folded, mayHold } = source
  const found: Array<B> = []
  for (const { runs, stem } of targets) {
    if (found.length >= enough) break
    if (mayHold?.(stem) === false) continue
    const full = Math.min(enough, found.length + most)
    let at = folded.indexOf(stem)
    for (let tried = 0; at >= 0 && tried < tries && found.length < full; tried++) {
      collect(runs, source, at, accepts, found, enough)
      at = folded.indexOf(stem, at + 1)
    }
  }

  return found
}

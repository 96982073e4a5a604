import * as Pattern from "./Pattern.ts"
import type * as TrigramFilter from "./TrigramFilter.ts"

/** One spelling of a name, and what it means. */
export interface Spelled<A> {
  readonly pattern: Pattern.Pattern
  readonly means: A
}

/** A spelling that is found by its `anchor`th run. */
interface Anchored<A> extends Spelled<A>, Pattern.Edges {
  readonly anchor: number
}

/** The spellings that are found by one run of letters. */
export interface Target<A> {
  readonly letters: string
  readonly anchored: ReadonlyArray<Anchored<A>>
}

/** Names to look for, with what each of them means. */
export type Targets<A> = ReadonlyArray<Target<A>>

/** The spellings by the run that each is found by, the `anchor`th; those of no run are found nowhere. */
export const by = <A>(
  anchorOf: (pattern: Pattern.Pattern) => number,
  spelled: ReadonlyArray<Spelled<A>>,
): Targets<A> => {
  const anchored = spelled.map(({ means, pattern }): Anchored<A> => {
    const anchor = anchorOf(pattern)

    return { pattern, means, anchor, ...Pattern.edges(pattern, anchor) }
  })
  const runs = Map.groupBy(anchored, ({ anchor, pattern }) => pattern.runs[anchor] ?? "")

  return Array.from(runs, ([letters, anchored]) => ({ letters, anchored })).filter(({ letters }) => letters !== "")
}

/** The spellings by the longest run of each. */
export const index = <A>(spelled: ReadonlyArray<Spelled<A>>): Targets<A> =>
  by((pattern) => pattern.runs.indexOf(Pattern.longest(pattern)), spelled)

/** What becomes of a name that stands at a place. */
export type Accepts<A, B> = (place: Pattern.Place, means: A) => B | undefined

/**
 * What the spellings of a run that begins at a place make, added to `found` up to `enough`. Most of them are told by a glance not to stand
 * there.
 */
export const collect = <A, B>(
  { anchored, letters }: Target<A>,
  { folded, text }: { readonly text: string; readonly folded: string },
  start: number,
  accepts: Accepts<A, B>,
  found: Array<B>,
  enough: number,
): void => {
  const beside = Pattern.beside(folded, start, start + letters.length)
  for (const spelled of anchored) {
    if (found.length >= enough) return
    if (!Pattern.mayStand(spelled, beside)) continue
    const { anchor, means, pattern } = spelled
    const place = Pattern.around(pattern, anchor, text, folded, start)
    const accepted = place === undefined ? undefined : accepts(place, means)
    if (accepted !== undefined) found.push(accepted)
  }
}

/** Two letters as a number; the second is nothing at the end of a text. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)

const loneAt = (text: string, at: number): number => text.charCodeAt(at) << 16

/**
 * Of many names those whose run stands in something short, in their order: found by the letters that stand there, rather than by
 * seeking one run after the other.
 */
export const standingIn = <A>(targets: Targets<A>): ((folded: string) => Targets<A>) => {
  const byBeginning = Map.groupBy(targets.entries(), ([, { letters }]) => pairAt(letters, 0))

  return (folded) => {
    const standing = new Set<readonly [place: number, target: Target<A>]>()
    for (let at = 0; at < folded.length; at++)
      for (const beginning of [pairAt(folded, at), loneAt(folded, at)])
        for (const numbered of byBeginning.get(beginning) ?? [])
          if (folded.startsWith(numbered[1].letters, at)) standing.add(numbered)

    return [...standing].toSorted(([one], [other]) => one - other).map(([, target]) => target)
  }
}

/** A text in which one run stands more often than this is not read to its end. */
const tries = 2000

/** What names are looked for in. */
export interface Source {
  readonly text: string
  readonly folded: string
  /** Whether it may hold letters, where that can be told without a search. */
  readonly mayHold?: TrigramFilter.MayHold
}

/** What `accepts` makes of every place of the names, at most `most` for each run; in no order. No more than `enough`. */
export const find = <A, B>(
  targets: Targets<A>,
  source: Source,
  most: number,
  accepts: Accepts<A, B>,
  enough = Number.POSITIVE_INFINITY,
): Array<B> => {
  const { folded, mayHold } = source
  const found: Array<B> = []
  for (const target of targets) {
    if (found.length >= enough) break
    const { letters } = target
    if (mayHold?.(letters) === false) continue
    const full = Math.min(enough, found.length + most)
    let at = folded.indexOf(letters)
    for (let tried = 0; at >= 0 && tried < tries && found.length < full; tried++) {
      collect(target, source, at, accepts, found, enough)
      at = folded.indexOf(letters, at + 1)
    }
  }

  return found
}

import * as Pattern from "./Pattern.ts"

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
export interface SpelledRun<A> {
  readonly letters: string
  readonly anchored: ReadonlyArray<Anchored<A>>
}

/** The spellings by the run that each is found by: the `anchor`th. */
export const byLetters = <A>(
  spelled: ReadonlyArray<Spelled<A>>,
  anchorOf: (pattern: Pattern.Pattern) => number,
): ReadonlyArray<SpelledRun<A>> => {
  const anchored = spelled.map(({ means, pattern }): Anchored<A> => {
    const anchor = anchorOf(pattern)

    return { pattern, means, anchor, ...Pattern.edges(pattern, anchor) }
  })
  const runs = Map.groupBy(anchored, ({ anchor, pattern }) => pattern.runs[anchor] ?? "")

  return Array.from(runs, ([letters, anchored]) => ({ letters, anchored }))
}

/** What becomes of a name that stands at a place. */
export type Accepts<A, B> = (place: Pattern.Place, means: A) => B | undefined

/**
 * What the spellings of a run that begins at a place make, added to `found` up to `enough`. Most of them are told by a glance not to stand
 * there.
 */
export const collect = <A, B>(
  { anchored, letters }: SpelledRun<A>,
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

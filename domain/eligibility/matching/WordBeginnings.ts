import { isWord } from "../text/Characters.ts"
import * as Pattern from "./Pattern.ts"
import type { Source, Spelled } from "./TargetMatcher.ts"

/** Names that begin with the same run of letters. */
interface Alike<A> {
  readonly run: string
  readonly spelled: ReadonlyArray<Spelled<A>>
}

/**
 * Very many names, to be found in one pass over a text: most places are passed by at once, because no name begins with the two
 * characters that stand there.
 */
export interface Beginnings<A> {
  readonly pairs: Uint8Array
  /** Those that a pair of characters may begin. */
  readonly byPair: ReadonlyMap<number, ReadonlyArray<Alike<A>>>
}

/** One number for two characters, below 128 · 128; characters beyond ASCII share theirs with others. */
export const pair = (first: number, second: number): number => ((first & 127) << 7) | (second & 127)

/** What may stand between two runs of a name, but for marks of its own. */
const between = " \n\t-/.'()"

/** The pairs of characters that a name may begin with: of a run of one character, it and what may follow it. */
const pairsOf = ({ ownMarks, runs }: Pattern.Pattern): ReadonlyArray<number> => {
  const [first = "", second = ""] = runs
  const code = first.charCodeAt(0)
  if (first.length > 1) return [pair(code, first.charCodeAt(1))]
  const following = `${second.slice(0, 1)}${between}${ownMarks}`

  return Array.from(following, (character) => pair(code, character.charCodeAt(0)))
}

const firstRun = <A>({ pattern }: Spelled<A>): string => pattern.runs[0] ?? ""

const alike = <A>(several: ReadonlyArray<Spelled<A>>): ReadonlyArray<Alike<A>> =>
  Array.from(Map.groupBy(several, firstRun), ([run, spelled]) => ({ run, spelled }))

export const of = <A>(spelled: ReadonlyArray<Spelled<A>>): Beginnings<A> => {
  const byPair = new Map<number, Array<Spelled<A>>>()
  for (const each of spelled) {
    for (const key of new Set(pairsOf(each.pattern))) byPair.set(key, [...(byPair.get(key) ?? []), each])
  }
  const pairs = new Uint8Array(128 * 128)
  for (const key of byPair.keys()) pairs[key] = 1

  return { pairs, byPair: new Map(Array.from(byPair, ([key, several]) => [key, alike(several)])) }
}

/** The meanings of the names that begin at a place, as `accepts` makes them, added to `found`. */
const collect = <A, B>(
  several: ReadonlyArray<Alike<A>>,
  { folded, text }: Source,
  at: number,
  accepts: (place: Pattern.Place, means: A) => B | undefined,
  found: Array<B>,
): void => {
  for (const { run, spelled } of several) {
    if (!folded.startsWith(run, at)) continue
    for (const { means, pattern } of spelled) {
      const place = Pattern.around(pattern, 0, text, folded, at)
      const accepted = place === undefined ? undefined : accepts(place, means)
      if (accepted !== undefined) found.push(accepted)
    }
  }
}

const none: ReadonlyArray<never> = []

/** A text in which names may begin at more places than this is not read to its end; one of usual size has some hundreds. */
const tries = 20_000

/** What `accepts` makes of every place where a word begins with a name, in the order of the text, until there are `most`. */
export const find = <A, B>(
  { byPair, pairs }: Beginnings<A>,
  source: Source,
  most: number,
  accepts: (place: Pattern.Place, means: A) => B | undefined,
): ReadonlyArray<B> => {
  const { folded } = source
  const found: Array<B> = []
  const last = folded.length - 1
  let tried = 0
  let isInside = false
  for (let at = 0; at < last && found.length < most && tried < tries; at++) {
    const here = folded.charCodeAt(at)
    if (!isInside) {
      const key = pair(here, folded.charCodeAt(at + 1))
      if (pairs[key] === 1) {
        tried++
        collect(byPair.get(key) ?? none, source, at, accepts, found)
      }
    }
    isInside = isWord(here)
  }

  return found
}

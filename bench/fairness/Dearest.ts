import * as Entries from "./Entries.ts"
import * as Random from "./Random.ts"

/** Entries of a profile, and what a call with them cost. */
export interface Tried {
  readonly entries: ReadonlyArray<string>
  readonly cost: number
}

/** So many of the dearest profiles are changed further. */
const kept = 8

/** So many entries are tried at random before any is changed. */
const firstShare = 0.3

/**
 * Looks for the entries that cost most, so many calls long: profiles at random first, and then the dearest of them with some of their
 * entries exchanged, repeated or taken from each other.
 */
export const search = async (
  cost: (entries: ReadonlyArray<string>) => Promise<number>,
  words: ReadonlyArray<string>,
  calls: number,
  seed: number,
): Promise<Tried> => {
  const random = Random.from(seed)
  const entry = Entries.maker(random, words)
  const anew = () => Array.from({ length: Entries.most }, entry)
  let best: ReadonlyArray<Tried> = []

  const changed = (): ReadonlyArray<string> => {
    const { entries } = Random.pick(random, best)
    const other = Random.pick(random, best).entries
    const share = random()
    const change = (own: string): string => {
      if (random() > share) return own

      return random() < 0.5 ? entry() : Random.pick(random, random() < 0.5 ? other : entries)
    }

    return entries.map(change)
  }

  for (let call = 0; call < calls; call += 1) {
    const entries = call < firstShare * calls ? anew() : changed()
    const tried = { entries, cost: await cost(entries) }
    best = [...best, tried].toSorted((one, other) => other.cost - one.cost).slice(0, kept)
  }

  return best[0] ?? { entries: [], cost: Number.NaN }
}

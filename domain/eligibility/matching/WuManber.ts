/**
 * Runs of letters of several kinds, to be found in one pass over a text: most places are passed by at once, because the two letters
 * that stand there are in none of them (Wu and Manber 1994).
 */
export interface Matcher {
  /** How far to go on from a pair of letters. */
  readonly shifts: Uint8Array
  /** The pairs that any of the runs begins with. */
  readonly beginnings: Uint8Array
  readonly sought: ReadonlyMap<number, ReadonlyArray<{ readonly letters: string; readonly kind: number }>>
  readonly kinds: number
}

/** How much of each run the pass looks at: none is shorter. */
const window = 4

const pair = (first: number, second: number): number => ((first & 127) << 7) | (second & 127)

const pairs = 128 * 128

export const of = (kinds: ReadonlyArray<ReadonlyArray<string>>): Matcher => {
  const shifts = new Uint8Array(pairs).fill(window - 1)
  const beginnings = new Uint8Array(pairs)
  const several = kinds.flatMap((runs, kind) => runs.map((letters) => ({ letters, kind })))
  const pairAt = (letters: string, last: number): number => pair(letters.charCodeAt(last - 1), letters.charCodeAt(last))
  for (const { letters } of several) {
    beginnings[pairAt(letters, 1)] = 1
    for (let last = 1; last < window; last++) {
      const key = pairAt(letters, last)
      shifts[key] = Math.min(shifts[key] ?? 0, window - 1 - last)
    }
  }

  return {
    shifts,
    beginnings,
    sought: Map.groupBy(several, ({ letters }) => pairAt(letters, window - 1)),
    kinds: kinds.length,
  }
}

/** Where those of each kind stand, in order. */
export const find = (
  { beginnings, kinds, shifts, sought }: Matcher,
  folded: string,
): ReadonlyArray<ReadonlyArray<number>> => {
  const found = Array.from({ length: kinds }, (): Array<number> => [])
  for (let last = window - 1; last < folded.length; ) {
    const key = pair(folded.charCodeAt(last - 1), folded.charCodeAt(last))
    const shift = shifts[key] ?? 1
    if (shift > 0) {
      last += shift
      continue
    }
    const start = last - window + 1
    if (beginnings[pair(folded.charCodeAt(start), folded.charCodeAt(start + 1))] === 1) {
      for (const { kind, letters } of sought.get(key) ?? []) {
        if (folded.startsWith(letters, start)) found[kind]?.push(start)
      }
    }
    last++
  }

  return found
}

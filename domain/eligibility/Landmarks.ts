/**
 * Finds many runs of letters in one pass over a text: most places are passed by at once, because the two letters that stand there
 * are in none of them (Wu and Manber 1994).
 */
export interface Landmarks {
  readonly shifts: Uint8Array
  readonly sought: ReadonlyMap<number, ReadonlyArray<string>>
}

/** How much of each run the pass looks at: none is shorter. */
const window = 4

const pair = (first: number, second: number): number => ((first & 127) << 7) | (second & 127)

export const of = (several: ReadonlyArray<string>): Landmarks => {
  const shifts = new Uint8Array(128 * 128).fill(window - 1)
  const sought = new Map<number, Array<string>>()
  for (const letters of several) {
    for (let last = 1; last < window; last++) {
      const key = pair(letters.charCodeAt(last - 1), letters.charCodeAt(last))
      shifts[key] = Math.min(shifts[key] ?? 0, window - 1 - last)
      if (last === window - 1) sought.set(key, [...(sought.get(key) ?? []), letters])
    }
  }

  return { shifts, sought }
}

/** Where any of them stands, in order. */
export const find = ({ shifts, sought }: Landmarks, folded: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let last = window - 1; last < folded.length; ) {
    const key = pair(folded.charCodeAt(last - 1), folded.charCodeAt(last))
    const shift = shifts[key] ?? 1
    if (shift > 0) {
      last += shift
      continue
    }
    const start = last - window + 1
    for (const letters of sought.get(key) ?? []) {
      if (folded.startsWith(letters, start)) {
        found.push(start)
        break
      }
    }
    last++
  }

  return found
}

import * as Bits from "./Bits.ts"

/** Whether a run is worth reading. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** Whether any row may tell something in a run. `seen`: which of those watched hold somewhere in it. */
  readonly areIn: (seen: Int32Array) => boolean
  /** The same of a run over this one, in which there may be any chunks. */
  readonly areOver: (seen: Int32Array) => boolean
}

const always: Prospects = { watched: [], areIn: () => true, areOver: () => true }

/**
 * `needs`: of each row, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must.
 * `isOfChunk`: whether a test may hold of a chunk.
 */
export const of = (needs: ReadonlyArray<ReadonlyArray<number>>, isOfChunk: (test: number) => boolean): Prospects => {
  if (needs.some(({ length }) => length === 0)) return always
  const watched = [...new Set(needs.flat())]
  const width = Bits.widthOf(watched.length)

  const maskOf = (tests: ReadonlyArray<number>): Int32Array => {
    const mask = new Int32Array(width)
    for (const test of tests) Bits.set(mask, watched.indexOf(test))

    return mask
  }

  /** By the place of the test that holds the least often, what the rows need that need it. */
  const masks = watched.map((test) => needs.filter(([first]) => first === test).map(maskOf))
  const firsts = maskOf(watched.filter((_, place) => masks[place]?.length !== 0))
  const chunks = maskOf(watched.filter(isOfChunk))
  const withChunks = new Int32Array(width)

  const isMet = (mask: Int32Array, seen: Int32Array): boolean => {
    for (let at = 0; at < width; at++) if (((mask[at] ?? 0) & ~(seen[at] ?? 0)) !== 0) return false

    return true
  }

  const areAmong = (at: number, seen: Int32Array): boolean => {
    for (let left = (seen[at] ?? 0) & (firsts[at] ?? 0); left !== 0; left &= left - 1) {
      const place = Bits.placeOf(at, left)
      for (const mask of masks[place] ?? []) if (isMet(mask, seen)) return true
    }

    return false
  }

  const areIn = (seen: Int32Array): boolean => {
    for (let at = 0; at < width; at++) if (areAmong(at, seen)) return true

    return false
  }

  return {
    watched,
    areIn,
    areOver: (seen) => {
      for (let at = 0; at < width; at++) withChunks[at] = (seen[at] ?? 0) | (chunks[at] ?? 0)

      return areIn(withChunks)
    },
  }
}

import * as Bits from "./Bits.ts"
import type { ChunkKind } from "./Chunk.ts"
import type { WordTests } from "./WordTests.ts"

/** Whether a run is worth reading. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The bits of those of which one holds wherever a row tells something; none where rows may tell something without any. */
  readonly firsts: Int32Array
  /** Whether any row may tell something in a run. `seen`: which of those watched hold somewhere in it. */
  readonly areIn: (seen: Int32Array) => boolean
  /** The bits of the watched tests that are meant. */
  readonly maskOf: (isMeant: (test: number) => boolean) => Int32Array
}

/** What rows look out for, as it is asked without their tests. */
export interface Outlook extends Pick<Prospects, "areIn" | "firsts"> {
  readonly watched: { readonly length: number }
  /** Has the watched tests looked for in words, by numbers from one on. */
  readonly lookFor: (words: WordTests, from: number) => void
  /** Which of them may hold of chunks with names that are meant. */
  readonly ofChunks: (areMeant: (name: string) => boolean) => Int32Array
  /** Which of them hold of a chunk of a kind. */
  readonly ofKind: (kind: ChunkKind | undefined) => Int32Array
}

const always: Prospects = { watched: [], firsts: new Int32Array(0), areIn: () => true, maskOf: () => new Int32Array(0) }

/** Without those that need all that others do, and more: where these are met, it does not matter what else is. */
const fewest = (needs: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  needs.filter(
    (own, at) =>
      !needs.some(
        (other, place) =>
          (other.length < own.length || (other.length === own.length && place < at)) &&
          other.every((test) => own.includes(test)),
      ),
  )

/** `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. */
export const of = (rows: ReadonlyArray<ReadonlyArray<number>>): Prospects => {
  const needs = fewest(rows.map((own) => [...new Set(own)]))
  if (needs.some(({ length }) => length === 0)) return always
  const watched = [...new Set(needs.flat())]
  const width = Bits.widthOf(watched.length)

  const maskOf: Prospects["maskOf"] = (isMeant) => {
    const mask = new Int32Array(width)
    for (const [place, test] of watched.entries()) if (isMeant(test)) Bits.set(mask, place)

    return mask
  }

  const firsts = maskOf((test) => needs.some(([first]) => first === test))
  /** What the rows need, as bits, one row behind the other: by the place of the test that holds the least often. */
  const masks = new Int32Array(width * needs.length)
  /** By that place, its first row, and behind the last place how many there are. */
  const begins = new Int32Array(watched.length + 1)
  let count = 0
  for (const [place, test] of watched.entries()) {
    for (const all of needs)
      if (all[0] === test)
        masks.set(
          maskOf((one) => all.includes(one)),
          width * count++,
        )
    begins[place + 1] = count
  }

  const isMet = (row: number, seen: Int32Array): boolean => {
    for (let at = 0; at < width; at++) if (((masks[width * row + at] ?? 0) & ~(seen[at] ?? 0)) !== 0) return false

    return true
  }

  const areAmong = (place: number, seen: Int32Array): boolean => {
    for (let row = begins[place] ?? 0; row < (begins[place + 1] ?? 0); row++) if (isMet(row, seen)) return true

    return false
  }

  return {
    watched,
    firsts,
    maskOf,
    areIn: (seen) => {
      for (let at = 0; at < width; at++)
        for (let left = (seen[at] ?? 0) & (firsts[at] ?? 0); left !== 0; left &= left - 1)
          if (areAmong(Bits.placeOf(at, left), seen)) return true

      return false
    },
  }
}

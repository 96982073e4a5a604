import * as Bits from "./Bits.ts"
import type { ChunkKind } from "./Chunk.ts"
import type { WordTests } from "./WordTests.ts"

/** Which rows a run is worth reading for. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The bits of those of which one holds wherever a row tells something; none where rows may tell something without any. */
  readonly firsts: Int32Array
  /** The rows that may tell something in a run, or so many of them. `seen`: which of those watched hold somewhere in it. */
  readonly met: (seen: Int32Array, most?: number) => ReadonlyArray<number>
  /** The bits of the watched tests that are meant. */
  readonly maskOf: (isMeant: (test: number) => boolean) => Int32Array
}

/** What rows look out for, as it is asked without their tests. */
export interface Outlook extends Pick<Prospects, "firsts"> {
  /** Whether any row may tell something in a run. */
  readonly areIn: (seen: Int32Array) => boolean
  readonly watched: { readonly length: number }
  /** Has the watched tests looked for in words, by numbers from one on. */
  readonly lookFor: (words: WordTests, from: number) => void
  /** Which of them may hold of chunks with names that are meant. */
  readonly ofChunks: (areMeant: (name: string) => boolean) => Int32Array
  /** Which of them hold of a chunk of a kind. */
  readonly ofKind: (kind: ChunkKind | undefined) => Int32Array
}

/** Without those that need all that others do, and more: where these are met, it does not matter what else is. */
export const fewest = (rows: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  rows.filter(
    (own, at) =>
      !rows.some(
        (other, place) =>
          (other.length < own.length || (other.length === own.length && place < at)) &&
          other.every((test) => own.includes(test)),
      ),
  )

/** No test, and the place of none. */
const none = -1

/** `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. */
export const of = (rows: ReadonlyArray<ReadonlyArray<number>>): Prospects => {
  const watched = [...new Set(rows.flat())]
  const places = new Map(watched.map((test, place) => [test, place]))
  const width = Bits.widthOf(watched.length)
  /** The rows by the place of the test that holds the least often. */
  const byFirst = Map.groupBy(rows.keys(), (row) => places.get(rows[row]?.[0] ?? none) ?? none)
  const ordered = Int32Array.from(watched.flatMap((_, place) => byFirst.get(place) ?? []))
  /** By that place, the first of its rows, and behind the last place how many there are. */
  const begins = new Int32Array(watched.length + 1)
  for (const place of watched.keys()) begins[place + 1] = (begins[place] ?? 0) + (byFirst.get(place)?.length ?? 0)
  /** What rows need, as bits, one row behind the other. */
  const masks = new Int32Array(width * rows.length)
  for (const [row, needs] of rows.entries())
    for (const test of needs) Bits.set(masks, places.get(test) ?? 0, width * row)

  const maskOf: Prospects["maskOf"] = (isMeant) => {
    const mask = new Int32Array(width)
    for (const [place, test] of watched.entries()) if (isMeant(test)) Bits.set(mask, place)

    return mask
  }

  const rarest = maskOf((test) => rows.some(([first]) => first === test))

  const isMet = (row: number, seen: Int32Array): boolean => {
    for (let at = 0; at < width; at++) if (((masks[width * row + at] ?? 0) & ~(seen[at] ?? 0)) !== 0) return false

    return true
  }

  const free = byFirst.get(none) ?? []

  /** Adds to those found the rows of a place that may tell something, until they are enough. */
  const addMet = (found: Array<number>, place: number, seen: Int32Array, most: number): void => {
    const end = begins[place + 1] ?? 0
    for (let next = begins[place] ?? 0; next < end && found.length < most; next++) {
      const row = ordered[next] ?? 0
      if (isMet(row, seen)) found.push(row)
    }
  }

  const met: Prospects["met"] = (seen, most = rows.length) => {
    const found = [...free]
    for (let at = 0; at < width && found.length < most; at++)
      for (let left = (seen[at] ?? 0) & (rarest[at] ?? 0); left !== 0; left &= left - 1)
        addMet(found, Bits.placeOf(at, left), seen, most)

    return found
  }

  return { watched, firsts: free.length > 0 ? new Int32Array(width) : rarest, met, maskOf }
}

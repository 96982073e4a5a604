import * as Bits from "./Bits.ts"
import type { ChunkKind } from "./Chunk.ts"
import type { WordTests } from "./WordTests.ts"

/** Which rows a run is worth reading for. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The bits of those of which one holds wherever a row tells something; none where rows may tell something without any. */
  readonly firsts: Int32Array
  /** The rows that may tell something in a run. `seen`: which of those watched hold somewhere in it. */
  readonly met: (seen: Int32Array) => ReadonlyArray<number>
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

/** `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. */
export const of = (rows: ReadonlyArray<ReadonlyArray<number>>): Prospects => {
  const watched = [...new Set(rows.flat())]
  const places = new Map(watched.map((test, place) => [test, place]))
  const width = Bits.widthOf(watched.length)
  const free: Array<number> = []
  /** The rows by the place of the test that holds the least often. */
  const byFirst = watched.map((): Array<number> => [])
  /** What rows need, as bits, one row behind the other. */
  const masks = new Int32Array(width * rows.length)
  for (const [row, needs] of rows.entries()) {
    const [first] = needs
    if (first === undefined) free.push(row)
    else byFirst[places.get(first) ?? 0]?.push(row)
    for (const test of needs) Bits.set(masks, places.get(test) ?? 0, width * row)
  }

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

  const addMet = (found: Array<number>, place: number, seen: Int32Array): void => {
    for (const row of byFirst[place] ?? []) if (isMet(row, seen)) found.push(row)
  }

  const met: Prospects["met"] = (seen) => {
    const found = [...free]
    for (let at = 0; at < width; at++)
      for (let left = (seen[at] ?? 0) & (rarest[at] ?? 0); left !== 0; left &= left - 1)
        addMet(found, Bits.placeOf(at, left), seen)

    return found
  }

  return { watched, firsts: free.length > 0 ? new Int32Array(width) : rarest, met, maskOf }
}

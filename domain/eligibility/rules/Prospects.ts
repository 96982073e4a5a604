import * as Bits from "./Bits.ts"

/** Which rows a run is worth reading for. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The rows that may tell something in a run, or `enough` of them. `seen`: which of those watched hold somewhere in it. */
  readonly met: (seen: Int32Array, enough?: number) => ReadonlyArray<number>
}

/**
 * `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. `watched`:
 * these tests, and maybe others.
 */
export const of = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  watched: ReadonlyArray<number> = [...new Set(rows.flat())],
): Prospects => {
  const places = new Map(watched.map((test, place) => [test, place]))
  const width = Bits.widthOf(watched.length)
  const placesOf = rows.map((needs) => needs.map((test) => places.get(test) ?? 0))
  const free = [...rows.keys()].filter((row) => rows[row]?.length === 0)
  /** The other rows by the place of the test that holds the least often, and by that place, how many of them stand before its own. */
  const firstOf = (row: number): number => placesOf[row]?.[0] ?? 0
  const ordered = Int32Array.from(rows.keys())
    .filter((row) => rows[row]?.length !== 0)
    .sort((one, other) => firstOf(one) - firstOf(other))
  const begins = new Int32Array(watched.length + 1)
  /** What these rows need, as bits, one row behind the other, and the bits of the tests that hold the least often. */
  const masks = new Int32Array(width * ordered.length)
  const firsts = new Int32Array(width)
  for (const [at, row] of ordered.entries()) {
    for (const place of placesOf[row] ?? []) Bits.set(masks, place, width * at)
    Bits.set(firsts, firstOf(row))
    begins.fill(at + 1, firstOf(row) + 1)
  }

  const isMet = (at: number, seen: Int32Array): boolean => {
    for (let part = 0; part < width; part++)
      if (((masks[width * at + part] ?? 0) & ~(seen[part] ?? 0)) !== 0) return false

    return true
  }

  const addMet = (found: Array<number>, place: number, seen: Int32Array): void => {
    const end = begins[place + 1] ?? 0
    for (let at = begins[place] ?? 0; at < end; at++) if (isMet(at, seen)) found.push(ordered[at] ?? 0)
  }

  const met: Prospects["met"] = (seen, enough = rows.length) => {
    const found = [...free]
    for (let part = 0; part < width; part++)
      for (let left = (seen[part] ?? 0) & (firsts[part] ?? 0); left !== 0 && found.length < enough; left &= left - 1)
        addMet(found, Bits.placeOf(part, left), seen)

    return found
  }

  return { watched, met }
}

import * as Bits from "./Bits.ts"

/** Which rows a run is worth reading for. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The rows that may tell something in a run, in order, good until it is asked again. `seen`: which of those watched hold somewhere in it. */
  readonly met: (seen: Int32Array) => ReadonlyArray<number>
  readonly isAnyMet: (seen: Int32Array) => boolean
}

const none: ReadonlyArray<number> = []

const inOrder = (one: number, other: number): number => one - other

/** Of each row, the places of its tests among those watched. */
const placed = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  watched: ReadonlyArray<number>,
): ReadonlyArray<Uint16Array> => {
  const places = new Map(watched.map((test, place) => [test, place]))

  return rows.map((tests) => Uint16Array.from(tests, (test) => places.get(test) ?? 0))
}

/**
 * `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. `watched`:
 * these tests, and maybe others.
 */
export const of = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  watched: ReadonlyArray<number> = [...new Set(rows.flat())],
): Prospects => {
  const needs = placed(rows, watched)
  const free = [...rows.keys()].filter((row) => needs[row]?.length === 0)
  /** The other rows by the place of the test that holds the least often. */
  const byFirst: Array<Array<number> | undefined> = watched.map(() => undefined)
  const firsts = new Int32Array(Bits.widthOf(watched.length))
  for (const [row, [first]] of needs.entries()) {
    if (first === undefined) continue
    const others = byFirst[first]
    if (others === undefined) byFirst[first] = [row]
    else others.push(row)
    Bits.set(firsts, first)
  }
  /** Where there is any of these tests. */
  const parts = [...firsts.keys()].filter((part) => firsts[part] !== 0)

  const isMet = (row: number, seen: Int32Array): boolean => {
    const places = needs[row]
    if (places === undefined) return false
    for (let at = 1; at < places.length; at++) if (!Bits.holds(seen, places[at] ?? 0)) return false

    return true
  }

  /** Most runs have none: it is used again for the next. */
  const found: Array<number> = []

  /** Notes the rows with the same test that holds the least often which are met, as long as fewer than `most` are found. */
  const note = (place: number, seen: Int32Array, most: number): void => {
    for (const row of byFirst[place] ?? none) if (found.length < most && isMet(row, seen)) found.push(row)
  }

  const find = (seen: Int32Array, most: number): Array<number> => {
    found.length = 0
    found.push(...free)
    for (const part of parts)
      for (let left = (seen[part] ?? 0) & (firsts[part] ?? 0); left !== 0 && found.length < most; left &= left - 1)
        note(Bits.placeOf(part, left), seen, most)

    return found
  }

  return {
    watched,
    met: (seen) => find(seen, rows.length).sort(inOrder),
    isAnyMet: (seen) => find(seen, 1).length > 0,
  }
}

import * as Bits from "./Bits.ts"

/** Which rows a run is worth reading for. */
export interface Prospects {
  /** The tests that are watched: each in the bit of its place, 32 to a number. */
  readonly watched: ReadonlyArray<number>
  /** The rows that may tell something in a run, in order, good until it is asked again. `seen`: which of those watched hold somewhere in it. */
  readonly met: (seen: Int32Array) => ReadonlyArray<number>
  readonly isAnyMet: (seen: Int32Array) => boolean
}

const inOrder = (one: number, other: number): number => one - other

/** Lists of small numbers, one behind the other. */
interface Lists {
  /** Where each begins among all items, and last where there are no more. */
  readonly begins: Int32Array
  readonly items: Uint16Array
}

const inOne = (lists: ReadonlyArray<ReadonlyArray<number>>): Lists => {
  const begins = new Int32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length

  return { begins, items: Uint16Array.from(lists.flat()) }
}

/** Of each row, the places of its tests among those watched. */
const placed = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  watched: ReadonlyArray<number>,
): ReadonlyArray<ReadonlyArray<number>> => {
  const places = new Map(watched.map((test, place) => [test, place]))

  return rows.map((tests) => tests.map((test) => places.get(test) ?? 0))
}

/** By place, the rows of which the test there holds the least often. */
const byFirst = (rows: ReadonlyArray<ReadonlyArray<number>>, count: number): ReadonlyArray<ReadonlyArray<number>> => {
  const lists = Array.from({ length: count }, (): Array<number> => [])
  for (const [row, [first]] of rows.entries()) if (first !== undefined) lists[first]?.push(row)

  return lists
}

const bitsOf = (lists: ReadonlyArray<ReadonlyArray<number>>): Int32Array => {
  const bits = new Int32Array(Bits.widthOf(lists.length))
  for (const [place, { length }] of lists.entries()) if (length > 0) Bits.set(bits, place)

  return bits
}

/**
 * `rows`: of each, the tests that must all hold somewhere, the one first that holds the least often; none where nothing must. `watched`:
 * these tests, and maybe others.
 */
export const of = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  watched: ReadonlyArray<number> = [...new Set(rows.flat())],
): Prospects => {
  const free = [...rows.keys()].filter((row) => rows[row]?.length === 0)
  const needed = placed(rows, watched)
  const needs = inOne(needed)
  const beginning = byFirst(needed, watched.length)
  const begun = inOne(beginning)
  const firsts = bitsOf(beginning)
  /** Where there is any of these. */
  const parts = Uint16Array.from([...firsts.keys()].filter((part) => firsts[part] !== 0))

  /** Whether all but the first of its tests hold. */
  const isMet = (row: number, seen: Int32Array): boolean => {
    const { begins, items } = needs
    const end = begins[row + 1] ?? 0
    for (let at = (begins[row] ?? 0) + 1; at < end; at++) if (!Bits.holds(seen, items[at] ?? 0)) return false

    return true
  }

  /** Most runs have none: it is used again for the next. */
  const found: Array<number> = []

  /** Notes the rows with the same test that holds the least often which are met, as long as fewer than `most` are found. */
  const note = (place: number, seen: Int32Array, most: number): void => {
    const { begins, items } = begun
    const end = begins[place + 1] ?? 0
    for (let at = begins[place] ?? 0; at < end && found.length < most; at++) {
      const row = items[at] ?? 0
      if (isMet(row, seen)) found.push(row)
    }
  }

  const find = (seen: Int32Array, most: number): void => {
    found.length = 0
    for (const row of free) found.push(row)
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] ?? 0
      for (let left = (seen[part] ?? 0) & (firsts[part] ?? 0); left !== 0; left &= left - 1) {
        if (found.length >= most) return
        note(Bits.placeOf(part, left), seen, most)
      }
    }
  }

  return {
    watched,
    met: (seen) => {
      find(seen, rows.length)

      return found.length < 2 ? found : found.sort(inOrder)
    },
    isAnyMet: (seen) => {
      find(seen, 1)

      return found.length > 0
    },
  }
}

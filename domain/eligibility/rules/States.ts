import * as MoreRoom from "../text/MoreRoom.ts"
import type { StateSet } from "./StateSet.ts"

/** The states that a machine has built, by their numbers from 0 on. */
export interface States {
  /** The number of a state that is known; -1 of another. */
  readonly find: (set: StateSet) => number
  readonly add: (set: StateSet) => number
  readonly at: (state: number) => StateSet
  /** The rows that come to their end with a state: those that begin where the machine is, as it reads backwards. */
  readonly rowsOf: (state: number) => ReadonlyArray<number>
  /** By state, 1 where rows do, as it stands now. */
  readonly telling: () => Uint8Array
  readonly size: () => number
  readonly clear: () => void
}

const firstRoom = 1 << 6

/** Any odd number whose bits are half ones. */
const mixer = 0x9e3779b1

const hashOf = ({ items, rows }: StateSet): number => {
  let hash = rows.length
  for (const item of items) hash = Math.imul(hash ^ item, mixer)
  for (const row of rows) hash = Math.imul(hash ^ row, mixer)

  return (hash ^ (hash >>> 15)) >>> 0
}

const areSame = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false

  return true
}

const none: ReadonlyArray<number> = []

/** The items of all states stand in one array, one behind the other; a state is found by its hash. */
export const make = (): States => {
  let items = new Int32Array(4 * firstRoom)
  /** By state, where its items begin; behind the last state, where they end. */
  let begins = new Int32Array(firstRoom + 1)
  let telling = new Uint8Array(firstRoom)
  /** By hash, a state and one more: at the first free place from its own on. At least half of the places are free. */
  let places = new Int32Array(2 * firstRoom)
  const rows: Array<ReadonlyArray<number>> = []
  let count = 0

  const at = (state: number): StateSet => ({
    items: items.subarray(begins[state], begins[state + 1]),
    rows: rows[state] ?? none,
  })

  const placeOf = (set: StateSet): number => {
    const last = places.length - 1
    let place = hashOf(set) & last
    for (;;) {
      const state = (places[place] ?? 0) - 1
      if (state < 0) return place
      const known = at(state)
      if (areSame(known.items, set.items) && areSame(known.rows, set.rows)) return place
      place = (place + 1) & last
    }
  }

  const makeRoom = (more: number): void => {
    const end = begins[count] ?? 0
    if (end + more > items.length) items = MoreRoom.moved(items, new Int32Array(2 * (end + more)))
    if (count < telling.length) return
    begins = MoreRoom.moved(begins, new Int32Array(2 * count + 1))
    telling = MoreRoom.moved(telling, new Uint8Array(2 * count))
    places = new Int32Array(4 * count)
    for (let state = 0; state < count; state++) places[placeOf(at(state))] = state + 1
  }

  return {
    find: (set) => (places[placeOf(set)] ?? 0) - 1,
    add: (set) => {
      makeRoom(set.items.length)
      places[placeOf(set)] = count + 1
      const begin = begins[count] ?? 0
      items.set(set.items, begin)
      begins[count + 1] = begin + set.items.length
      telling[count] = set.rows.length > 0 ? 1 : 0
      rows[count] = set.rows

      return count++
    },
    at,
    rowsOf: (state) => rows[state] ?? none,
    telling: () => telling,
    size: () => count,
    clear: () => {
      count = 0
      places.fill(0)
      rows.length = 0
    },
  }
}

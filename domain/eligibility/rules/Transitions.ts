/** The states behind others, by the symbol that was read. */
export interface Transitions {
  /** As they stand now, for `behind`. */
  readonly pairs: () => Int32Array
  readonly add: (state: number, symbol: number, next: number) => void
  readonly size: () => number
  readonly clear: () => void
}

const none = -1

const firstRoom = 1 << 8

/** Any odd number whose bits are half ones. */
const mixer = 0x9e3779b1

/** A symbol has so many bits, a state one less. */
const bits = 16

const keyOf = (state: number, symbol: number): number => (state << bits) | symbol

/** Where a key stands, or where there is room for it: at the first free place from the one on that the key leads to. */
const placeOf = (pairs: Int32Array, key: number): number => {
  const last = pairs.length - 2
  let place = (Math.imul(key ^ (key >>> bits), mixer) >>> 8) << 1
  for (place &= last; pairs[place] !== none && pairs[place] !== key; ) place = (place + 2) & last

  return place
}

/** The state behind another; -1 where it is not known. */
export const behind = (pairs: Int32Array, state: number, symbol: number): number =>
  pairs[placeOf(pairs, keyOf(state, symbol)) + 1] ?? none

const put = (pairs: Int32Array, key: number, next: number): void => {
  const place = placeOf(pairs, key)
  pairs[place] = key
  pairs[place + 1] = next
}

/** They stand in an array, a key and a state beside each other. */
export const make = (): Transitions => {
  let pairs = new Int32Array(2 * firstRoom).fill(none)
  let size = 0

  const widen = (): void => {
    const old = pairs
    pairs = new Int32Array(2 * old.length).fill(none)
    for (let place = 0; place < old.length; place += 2) {
      const key = old[place] ?? none
      if (key !== none) put(pairs, key, old[place + 1] ?? none)
    }
  }

  return {
    pairs: () => pairs,
    add: (state, symbol, next) => {
      if (4 * size >= pairs.length) widen()
      size++
      put(pairs, keyOf(state, symbol), next)
    },
    size: () => size,
    clear: () => {
      pairs = new Int32Array(2 * firstRoom).fill(none)
      size = 0
    },
  }
}

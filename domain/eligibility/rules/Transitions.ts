/** The states behind others, by the symbol that was read. */
export interface Transitions {
  /** The state behind another; -1 where it is not known. */
  readonly behind: (state: number, symbol: number) => number
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

/** They stand in arrays, each at the first free place from the one on that its key leads to. */
export const make = (): Transitions => {
  let keys = new Int32Array(firstRoom).fill(none)
  let states = new Int32Array(firstRoom)
  let size = 0

  /** Where a key stands, or where there is room for it. */
  const placeOf = (key: number): number => {
    const last = keys.length - 1
    let place = Math.imul(key ^ (key >>> bits), mixer) >>> 8
    for (place &= last; keys[place] !== none && keys[place] !== key; ) place = (place + 1) & last

    return place
  }

  const put = (key: number, next: number): void => {
    const place = placeOf(key)
    keys[place] = key
    states[place] = next
  }

  const widen = (): void => {
    const [oldKeys, oldStates] = [keys, states]
    keys = new Int32Array(2 * oldKeys.length).fill(none)
    states = new Int32Array(keys.length)
    oldKeys.forEach((key, place) => {
      if (key !== none) put(key, oldStates[place] ?? none)
    })
  }

  return {
    behind: (state, symbol) => {
      const key = keyOf(state, symbol)
      const place = placeOf(key)

      return keys[place] === key ? (states[place] ?? none) : none
    },
    add: (state, symbol, next) => {
      if (2 * size >= keys.length) widen()
      size++
      put(keyOf(state, symbol), next)
    },
    size: () => size,
    clear: () => {
      keys = new Int32Array(firstRoom).fill(none)
      states = new Int32Array(firstRoom)
      size = 0
    },
  }
}

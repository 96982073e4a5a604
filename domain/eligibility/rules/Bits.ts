/** Facts stand beside each other in numbers, a bit each. */
const each = 32

/** How many numbers so many facts take. */
export const widthOf = (count: number): number => Math.ceil(count / each)

/** Notes that the fact at a place holds. `from`: where its numbers begin. */
export const set = (numbers: Int32Array, place: number, from = 0): void => {
  const at = from + (place >>> 5)
  numbers[at] = (numbers[at] ?? 0) | (1 << (place & 31))
}

export const holds = (numbers: Int32Array, place: number, from = 0): boolean =>
  ((numbers[from + (place >>> 5)] ?? 0) & (1 << (place & 31))) !== 0

/** The place of the last fact that holds in a number, which is none of zero. `at`: how many numbers stand before it. */
export const placeOf = (at: number, number: number): number => each * at + (each - 1 - Math.clz32(number & -number))

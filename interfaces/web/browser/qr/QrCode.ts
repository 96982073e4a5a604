import * as Codewords from "./Codewords.ts"
import * as Penalty from "./Penalty.ts"
import * as Version from "./Version.ts"

/** Which modules a mask turns. */
const masks: ReadonlyArray<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Canvas = Array<Array<boolean | undefined>>

const put = (canvas: Canvas, x: number, y: number, isDark: boolean): void => {
  const row = canvas[y]
  if (row !== undefined && x >= 0 && x < row.length) row[x] = isDark
}

/** A square around a middle, dark but for the rings that are named. */
const ring = (canvas: Canvas, x: number, y: number, radius: number, light: ReadonlyArray<number>): void => {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      put(canvas, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

const level = 0b00

const formatDivisor = 0x537

const formatMask = 0x5412

/** The level and the mask, with what corrects them. */
const formatOf = (mask: number): number => {
  const data = (level << 3) | mask
  let rest = data
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * formatDivisor)

  return ((data << 10) | rest) ^ formatMask
}

const putFormat = (canvas: Canvas, mask: number): void => {
  const bits = formatOf(mask)
  const size = canvas.length
  const isDark = (at: number): boolean => ((bits >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at
    put(canvas, 8, at < 8 ? near : size - 15 + at, isDark(at))
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at
    put(canvas, across, 8, isDark(at))
  }
  put(canvas, 8, size - 8, true)
}

/** What every code of a size has: corners, the lines between them, and room for the format. */
const frame = (version: Version.Version): Canvas => {
  const size = Version.sizeOf(version)
  const canvas: Canvas = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  for (let at = 0; at < size; at++) {
    put(canvas, at, 6, at % 2 === 0)
    put(canvas, 6, at, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(canvas, x, y, 4, [2, 4])
  if (version.number > 1) ring(canvas, size - 7, size - 7, 2, [1])
  putFormat(canvas, 0)

  return canvas
}

/** Where bits are drawn: up and down in columns of two, from the right. */
const places = (canvas: Canvas): ReadonlyArray<readonly [x: number, y: number]> => {
  const size = canvas.length
  const found: Array<readonly [number, number]> = []
  for (let right = size - 1, column = 0; right > 0; right -= 2, column++) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const y = column % 2 === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (canvas[y]?.[x] === undefined) found.push([x, y])
    }
  }

  return found
}

/** A text as a QR code: rows of modules, true where dark; nothing where it is too long for the sizes that are known. */
export const of = (text: string): Penalty.Modules | undefined => {
  const bytes = new TextEncoder().encode(text)
  const version = Version.holding(bytes.length)
  if (version === undefined) return undefined
  const empty = frame(version)
  const free = places(empty)
  const codewords = Codewords.of(bytes, version)
  const bit = (at: number): boolean => (((codewords[at >> 3] ?? 0) >> (7 - (at % 8))) & 1) === 1
  const drawn = masks.map((turns, mask) => {
    const canvas = empty.map((row) => [...row])
    free.forEach(([x, y], at) => {
      put(canvas, x, y, bit(at) !== turns(x, y))
    })
    putFormat(canvas, mask)

    return canvas.map((row) => row.map((isDark) => isDark === true))
  })
  const weighed = drawn.map((modules) => ({ modules, penalty: Penalty.of(modules) }))

  return weighed.toSorted((one, other) => one.penalty - other.penalty)[0]?.modules
}

/** So many light modules are around a code. */
export const quiet = 4

/** A code as a path in a square of modules, the quiet around it included. */
export const pathOf = (modules: Penalty.Modules): string =>
  modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join("")

/** A text as it is drawn: a path in a square of so many modules. */
export const drawing = (text: string): { readonly side: number; readonly path: string } | undefined => {
  const modules = of(text)

  return modules && { side: modules.length + 2 * quiet, path: pathOf(modules) }
}

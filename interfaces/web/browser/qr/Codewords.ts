import { correcting } from "./ReedSolomon.ts"
import type { Version } from "./Version.ts"

/** What says that bytes follow. */
const ofBytes = 0b0100

/** What is left of the room is filled with these in turn. */
const filling = [0xec, 0x11] as const

/** The bytes of a text with what says how many they are, half a byte after the other, filled up to the room. */
const dataOf = (bytes: Uint8Array, room: number): Uint8Array => {
  const halves = [
    ofBytes,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const data = new Uint8Array(room)
  const written = halves.length >> 1
  for (let at = 0; at < room; at++) {
    const isWritten = at < written
    data[at] = isWritten ? ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0) : (filling[(at - written) % 2] ?? 0)
  }

  return data
}

/** One byte of each block after the other. */
const interleaved = (blocks: ReadonlyArray<Uint8Array>): ReadonlyArray<number> =>
  Array.from(blocks[0] ?? [], (_, at) => blocks.map((block) => block[at] ?? 0)).flat()

/** All bytes of a code in the order in which they are drawn. */
export const of = (bytes: Uint8Array, { blocks, correction, data }: Version): ReadonlyArray<number> => {
  const whole = dataOf(bytes, blocks * data)
  const parts = Array.from({ length: blocks }, (_, at) => whole.slice(at * data, (at + 1) * data))

  return [...interleaved(parts), ...interleaved(parts.map((part) => correcting(part, correction)))]
}

/** A size of a QR code, as ISO/IEC 18004 counts them, at the level of correction M (15 %): bytes of data and of correction in each of its blocks. */
export interface Version {
  readonly number: number
  readonly blocks: number
  readonly data: number
  readonly correction: number
}

const versions: ReadonlyArray<Version> = [
  { number: 1, blocks: 1, data: 16, correction: 10 },
  { number: 2, blocks: 1, data: 28, correction: 16 },
  { number: 3, blocks: 1, data: 44, correction: 26 },
  { number: 4, blocks: 2, data: 32, correction: 18 },
  { number: 5, blocks: 2, data: 43, correction: 24 },
  { number: 6, blocks: 4, data: 27, correction: 16 },
]

/** How many modules a code has in a row. */
export const sizeOf = ({ number }: Version): number => 17 + 4 * number

/** What says how data are written, and how many bytes they are, in bytes. */
const headerBytes = 2

/** The smallest in which so many bytes have room; nothing where none is large enough. */
export const holding = (bytes: number): Version | undefined =>
  versions.find(({ blocks, data }) => blocks * data >= bytes + headerBytes)

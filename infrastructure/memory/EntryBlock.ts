/** How many bytes a number takes. */
export const numberLength = 4

/** A piece of memory that holds entries one behind the other: their bytes, and the numbers that stand before each. */
export class EntryBlock {
  readonly bytes: Uint8Array
  readonly numbers: Int32Array
  /** The same bytes, to be compared. */
  readonly comparable: Buffer
  filled = 0

  constructor(length: number) {
    const buffer = new ArrayBuffer(length)
    this.bytes = new Uint8Array(buffer)
    this.numbers = new Int32Array(buffer)
    this.comparable = Buffer.from(buffer)
  }

  /** A number before the entry that begins at a place. */
  number(begin: number, which: number): number {
    return this.numbers[begin / numberLength + which] ?? 0
  }

  setNumber(begin: number, which: number, value: number): void {
    this.numbers[begin / numberLength + which] = value
  }
}

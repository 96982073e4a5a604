import * as WordHash from "../../eligibility/text/WordHash.ts"
import * as PackedWord from "./PackedWord.ts"

/**
 * Words with what is noted of each, in one run of bytes. They stand in buckets by their hash:
 * - one byte: the number of buckets, as a power of two, and above it in how many bytes is told where each begins;
 * - where each bucket begins, and the last ends, counted from the first record;
 * - the records of each bucket: a byte that mostly tells the notes of a word and how many bytes it takes; where it does not, these and
 *   the notes; and the word, packed.
 *
 * Numbers are written seven bits a byte.
 */
export type WordTable = Uint8Array

/** A word as it is looked for. */
export interface Word {
  readonly bytes: Uint8Array
  readonly hash: number
}

/** Where words of a study are counted: in all of its text, or in what tells what it is about and gives. */
export type Part = "inText" | "inSubject"

/** What is noted of a word: the zones that it stands in, a bit each, and its two counts. */
export type Notes = readonly [zones: number, inText: number, inSubject: number]

/** What is noted of most words, which a half of a byte tells. Source: the words of 338 open studies, of which these are six of seven. */
const usual: ReadonlyArray<Notes> = [
  [8, 1, 0],
  [8, 2, 0],
  [8, 3, 0],
  [8, 4, 0],
  [8, 5, 0],
  [8, 0, 0],
  [4, 1, 1],
  [4, 2, 2],
  [4, 0, 0],
  [1, 1, 1],
  [5, 2, 2],
  [9, 2, 1],
  [12, 2, 1],
  [12, 3, 1],
  [0, 0, 1],
]

const unusual = usual.length

const keyOf = (zones: number, inText: number, inSubject: number): number => zones | (inText << 4) | (inSubject << 8)

/** By the key of notes that are each below 16, their place among the usual ones. */
const places = new Uint8Array(1 << 12).fill(unusual)

for (const [place, notes] of usual.entries()) places[keyOf(...notes)] = place

const placeOf = (zones: number, inText: number, inSubject: number): number =>
  inText > 15 || inSubject > 15 ? unusual : (places[keyOf(zones, inText, inSubject)] ?? unusual)

/** A word of so many bytes, or more, has its length behind the byte. */
const long = 15

/** A record takes at most so many bytes beside its word. */
export const mostBesideWord = 1 + 5 + 1 + 2 * 5

/** Writes a number below 2^32, and tells where it ends. */
const write = (bytes: Uint8Array, place: number, number: number): number => {
  let at = place
  let left = number
  for (; left > 127; left >>>= 7) bytes[at++] = (left & 127) | 128
  bytes[at++] = left

  return at
}

const behind = (bytes: Uint8Array, place: number): number => {
  let at = place
  while ((bytes[at] ?? 0) > 127) at += 1

  return at + 1
}

const numberAt = (bytes: Uint8Array, place: number): number => {
  let at = place
  let byte = bytes[at] ?? 0
  let number = byte & 127
  for (let shift = 7; byte > 127; shift += 7) {
    byte = bytes[++at] ?? 0
    number |= (byte & 127) << shift
  }

  return number >>> 0
}

export const word = (text: string): Word => ({ bytes: PackedWord.of(text), hash: WordHash.of(text) })

/** Writes the record of a word of so many bytes up to where these begin, and tells where. */
export const writeBeforeWord = (
  table: WordTable,
  place: number,
  size: number,
  zones: number,
  inText: number,
  inSubject: number,
): number => {
  const notes = placeOf(zones, inText, inSubject)
  table[place] = (notes << 4) | Math.min(size, long)
  const behindSize = size < long ? place + 1 : write(table, place + 1, size)
  if (notes < unusual) return behindSize
  table[behindSize] = zones

  return write(table, write(table, behindSize + 1, inText), inSubject)
}

/** Below its bits a table's first byte has the power of two of its buckets. */
const widthAt = 5

const bucketsOf = (table: WordTable): number => 1 << ((table[0] ?? 0) & 31)

const widthOf = (table: WordTable): number => (table[0] ?? 0) >> widthAt

/** So many words stand in a bucket at most, on average: no more are looked through than take little time, and no bucket takes much room. */
const mostInBucket = 8

/** Into how many buckets so many words are divided. */
export const bucketsFor = (words: number): number => 1 << Math.max(0, 32 - Math.clz32(Math.floor(words / mostInBucket)))

/** Where the records begin: behind the offsets of so many buckets. */
const headLength = (buckets: number, width: number): number => 1 + width * (buckets + 1)

/** Writes what stands before records of at most so many bytes, but for where each bucket begins. Tells where they begin. */
export const begin = (table: WordTable, buckets: number, mostBytes: number): number => {
  const width = mostBytes < 1 << 16 ? 2 : 4
  table[0] = (31 - Math.clz32(buckets)) | (width << widthAt)

  return headLength(buckets, width)
}

/** At most so many bytes stand before the records. */
export const mostBefore = (buckets: number): number => headLength(buckets, 4)

const offsetAt = (table: WordTable, width: number, bucket: number): number => {
  const at = 1 + width * bucket
  const low = (table[at] ?? 0) | ((table[at + 1] ?? 0) << 8)

  return width === 2 ? low : low | ((table[at + 2] ?? 0) << 16) | ((table[at + 3] ?? 0) << 24)
}

/** Writes where the records of a bucket begin, or those of the last end. */
export const writeOffset = (table: WordTable, bucket: number, offset: number): void => {
  const width = widthOf(table)
  const at = 1 + width * bucket
  for (let byte = 0; byte < width; byte++) table[at + byte] = offset >>> (8 * byte)
}

const stands = (table: WordTable, place: number, bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; at++) if (table[place + at] !== bytes[at]) return false

  return true
}

const sizeAt = (table: WordTable, record: number): number => {
  const size = (table[record] ?? 0) & 15

  return size < long ? size : numberAt(table, record + 1)
}

const behindSize = (table: WordTable, record: number): number =>
  ((table[record] ?? 0) & 15) < long ? record + 1 : behind(table, record + 1)

const hasUsualNotes = (table: WordTable, record: number): boolean => (table[record] ?? 0) >> 4 < unusual

const startOfWord = (table: WordTable, record: number): number => {
  const at = behindSize(table, record)

  return hasUsualNotes(table, record) ? at : behind(table, behind(table, at + 1))
}

/** Where the record of a word stands; -1 where the table does not hold it. */
export const find = (table: WordTable, { bytes, hash }: Word): number => {
  const buckets = bucketsOf(table)
  const width = widthOf(table)
  const bucket = hash & (buckets - 1)
  const head = headLength(buckets, width)
  const end = head + offsetAt(table, width, bucket + 1)
  for (let record = head + offsetAt(table, width, bucket); record < end; ) {
    const size = sizeAt(table, record)
    const start = startOfWord(table, record)
    if (size === bytes.length && stands(table, start, bytes)) return record
    record = start + size
  }

  return -1
}

/** What is noted in a record. */
const notesAt = (table: WordTable, record: number): Notes => {
  const known = usual[(table[record] ?? 0) >> 4]
  if (known !== undefined) return known
  const at = behindSize(table, record)

  return [table[at] ?? 0, numberAt(table, at + 1), numberAt(table, behind(table, at + 1))]
}

/** The zones that a word stands in, a bit each. */
export const zonesOf = (table: WordTable, word: Word): number => {
  const record = find(table, word)

  return record < 0 ? 0 : notesAt(table, record)[0]
}

/** One of the counts of a word, by where its record stands. */
export const countAt = (table: WordTable, record: number, part: Part): number => {
  if (record < 0) return 0
  const [, inText, inSubject] = notesAt(table, record)

  return part === "inText" ? inText : inSubject
}

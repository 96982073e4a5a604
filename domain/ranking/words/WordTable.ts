/**
 * Words with what is noted of each, in one run of bytes. They stand in buckets by their hash:
 * - one byte: the number of buckets, as a power of two;
 * - four bytes for each bucket and one more: where it begins, counted from the first record;
 * - the records of each bucket: a word as its length and its bytes, its zones in one byte, and its two counts.
 *
 * Numbers and characters are written seven bits a byte.
 */
export type WordTable = Uint8Array

/** A word as it is looked for. */
export interface Word {
  readonly bytes: Uint8Array
  readonly hash: number
}

const prime = 0x01000193

/** Any odd number whose bits are half ones; this is MurmurHash3's. */
const mixer = 0x85ebca6b

/**
 * What the hash of a word begins with (FNV-1a), as a whole number of 32 bits, as which all others are reckoned. It is another in each
 * process, so that nobody can write a text whose words have one hash.
 */
export const beginning: number = (Math.random() * 2 ** 32) | 0

/** What the hash of a word goes on with behind one more of its characters. */
export const further = (hash: number, character: number): number => Math.imul(hash ^ character, prime)

/** The hash of a word behind its last character: all bits of it tell of all that went before, so that the lowest are enough to part words. */
export const finished = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), mixer)

  return mixed ^ (mixed >>> 15)
}

export const hashOf = (text: string): number => {
  let hash = beginning
  for (let at = 0; at < text.length; at++) hash = further(hash, text.charCodeAt(at))

  return finished(hash)
}

/** A character takes at most so many bytes. */
const widestCharacter = 3

/** A record takes at most so many bytes beside its word. */
export const mostBesideWord = 3 * 5 + 1

/** Writes a number below 2^32, and tells where it ends. */
export const write = (bytes: Uint8Array, place: number, number: number): number => {
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

export const word = (text: string): Word => {
  const bytes = new Uint8Array(widestCharacter * text.length)
  let end = 0
  for (let at = 0; at < text.length; at++) end = write(bytes, end, text.charCodeAt(at))

  return { bytes: bytes.subarray(0, end), hash: hashOf(text) }
}

const offsetWidth = 4

const offsetAt = (table: WordTable, bucket: number): number => {
  const at = 1 + offsetWidth * bucket

  return (table[at] ?? 0) | ((table[at + 1] ?? 0) << 8) | ((table[at + 2] ?? 0) << 16) | ((table[at + 3] ?? 0) << 24)
}

/** Where the records begin. */
export const headLength = (buckets: number): number => 1 + offsetWidth * (buckets + 1)

export const writeOffset = (table: WordTable, bucket: number, offset: number): void => {
  const at = 1 + offsetWidth * bucket
  for (let byte = 0; byte < offsetWidth; byte++) table[at + byte] = offset >>> (8 * byte)
}

const stands = (table: WordTable, place: number, bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; at++) if (table[place + at] !== bytes[at]) return false

  return true
}

/** Where the notes of a word stand; -1 where the table does not hold it. */
export const find = (table: WordTable, { bytes, hash }: Word): number => {
  const buckets = 1 << (table[0] ?? 0)
  const bucket = hash & (buckets - 1)
  const head = headLength(buckets)
  const end = head + offsetAt(table, bucket + 1)
  for (let at = head + offsetAt(table, bucket); at < end; ) {
    const length = numberAt(table, at)
    const start = behind(table, at)
    const notes = start + length
    if (length === bytes.length && stands(table, start, bytes)) return notes
    at = behind(table, behind(table, notes + 1))
  }

  return -1
}

/** The zones that a word stands in, a bit each. */
export const zonesOf = (table: WordTable, word: Word): number => {
  const notes = find(table, word)

  return notes < 0 ? 0 : (table[notes] ?? 0)
}

/** The first or the second count of a word, by where its notes stand. */
export const countAt = (table: WordTable, notes: number, which: 0 | 1): number =>
  notes < 0 ? 0 : numberAt(table, which === 0 ? notes + 1 : behind(table, notes + 1))

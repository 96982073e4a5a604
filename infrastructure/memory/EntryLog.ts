import { EntryBlock, numberLength } from "./EntryBlock.ts"

/** Where an entry begins: how many bytes had been written before it, ever. No two entries have the same. */
export type Position = number

/** Before an entry stand four numbers: its digest, the length of its words, the length of its parts, and the room for these. */
const [digestAt, wordsAt, partsAt, roomAt, numbers] = [0, 1, 2, 3, 4] as const

const headerLength = numbers * numberLength

/** The room is divided into so many blocks, of which the oldest is written over as a whole. None holds a larger entry than itself. */
const mostBlocks = 32

const fewestBlocks = 4

const usualBlock = 64 * 1024

/** No entry takes less, so that what is kept of each elsewhere is a small part of the whole. */
const leastLength = 1024

/** The room for parts, in which they can grow where they are. With it an entry ends where numbers may begin. */
const roomFor = (words: number, parts: number): number => {
  const least = Math.max(leastLength, headerLength + words + Math.ceil(1.25 * parts) + 128)

  return Math.ceil(least / numberLength) * numberLength - headerLength - words
}

/**
 * Entries one behind the other, in a bounded number of bytes: where these are full, the oldest are written over. So nothing of what
 * is held is left for the engine to collect, however often it changes. An entry is words, which stay, and parts, which may grow.
 * `forgotten` is told of each entry that is written over.
 */
export const make = (mostBytes: number, forgotten: (digest: number, position: Position) => void) => {
  const many = Math.min(mostBlocks, Math.max(fewestBlocks, Math.floor(mostBytes / usualBlock)))
  const blockLength = Math.floor(mostBytes / many / numberLength) * numberLength
  const blocks: Array<EntryBlock> = []
  let head = 0

  const blockAt = (position: Position): EntryBlock | undefined => blocks[Math.floor(position / blockLength) % many]

  const forget = (block: EntryBlock, begin: Position): void => {
    for (let at = 0; at < block.filled; ) {
      forgotten(block.number(at, digestAt) >>> 0, begin + at)
      at += headerLength + block.number(at, wordsAt) + block.number(at, roomAt)
    }
    block.filled = 0
  }

  const opened = (): EntryBlock => {
    const known = blockAt(head)
    if (known !== undefined) {
      forget(known, head - many * blockLength)

      return known
    }
    const block = new EntryBlock(blockLength)
    blocks.push(block)

    return block
  }

  /** The block that is written, with so many bytes left. */
  const withRoom = (length: number): EntryBlock | undefined => {
    if (length > blockLength) return undefined
    const left = blockLength - (head % blockLength)
    if (left < length) head += left

    return head % blockLength === 0 ? opened() : blockAt(head)
  }

  /** The block of an entry; nothing where that was written over. */
  const holding = (position: Position): EntryBlock | undefined =>
    Math.floor(position / blockLength) > Math.floor((head - 1) / blockLength) - many ? blockAt(position) : undefined

  /** Writes an entry behind all others; nothing where it is too large. */
  const append = (digest: number, words: Uint8Array, parts: Uint8Array): Position | undefined => {
    const room = roomFor(words.length, parts.length)
    const length = headerLength + words.length + room
    const block = withRoom(length)
    if (block === undefined) return undefined
    const position = head
    const begin = position % blockLength
    block.setNumber(begin, digestAt, digest)
    block.setNumber(begin, wordsAt, words.length)
    block.setNumber(begin, partsAt, parts.length)
    block.setNumber(begin, roomAt, room)
    block.bytes.set(words, begin + headerLength)
    block.bytes.set(parts, begin + headerLength + words.length)
    block.filled = begin + length
    head += length

    return position
  }

  /** Whether the words of an entry are these. */
  const says = (position: Position, sought: Uint8Array): boolean => {
    const block = holding(position)
    const begin = position % blockLength
    if (block === undefined || block.number(begin, wordsAt) !== sought.length) return false
    const words = begin + headerLength

    return block.comparable.compare(sought, 0, sought.length, words, words + sought.length) === 0
  }

  /**
   * The parts of an entry; nothing where it was written over. They are no copy: once something else was written, other bytes may stand
   * there.
   */
  const partsOf = (position: Position): Uint8Array | undefined => {
    const block = holding(position)
    if (block === undefined) return undefined
    const begin = position % blockLength
    const parts = begin + headerLength + block.number(begin, wordsAt)

    return block.bytes.subarray(parts, parts + block.number(begin, partsAt))
  }

  /**
   * Puts the parts of an entry, and tells where it is from then on: elsewhere, if they have outgrown their room, or if it would be
   * among the next that are written over. Nothing where it was already. Parts that have become too large are left as they were. They
   * may be those that `partsOf` gave: within a block an entry only ever moves toward the beginning, and `set` copes with overlaps.
   */
  const putParts = (position: Position, digest: number, parts: Uint8Array): Position | undefined => {
    const block = holding(position)
    if (block === undefined) return undefined
    const begin = position % blockLength
    const words = begin + headerLength
    const place = words + block.number(begin, wordsAt)
    const isOld = head - position > (many * blockLength) / 2
    if (isOld || parts.length > block.number(begin, roomAt))
      return append(digest, block.bytes.slice(words, place), parts) ?? position
    block.setNumber(begin, partsAt, parts.length)
    const isInPlace = parts.buffer === block.bytes.buffer && parts.byteOffset === place
    if (!isInPlace) block.bytes.set(parts, place)

    return position
  }

  return { append, says, partsOf, putParts, bytes: () => blocks.length * blockLength }
}

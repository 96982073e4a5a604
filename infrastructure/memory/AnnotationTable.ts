import * as Annotation from "../../domain/annotation/Annotation.ts"
import type { Study } from "../../domain/study/Study.ts"
import * as WordingBytes from "./WordingBytes.ts"

/** Words of a study, and what was worked out about them. */
export interface Entry {
  annotation: Annotation.Annotation
  /** Nothing where the words are not kept, or no longer. */
  words: Uint8Array | undefined
  readonly digest: number
  /** What it is counted with; 0 while it is not held. */
  bytes: number
}

/** What a table holds, and how often words that were looked for were there. */
export interface Held {
  readonly bytes: number
  readonly texts: number
  readonly hits: number
  readonly misses: number
}

/**
 * What an entry takes beside its bytes: itself, its annotation, the two arrays with their buffers, its place in the table. Source:
 * the engine's heap, which 10,000 of them make larger by 430 bytes each beside their bytes.
 */
const overhead = 500

/** Of all the room one entry takes at most this part: a larger one would drive out too many others. */
const largestPart = 1 / 4

const sizeOf = ({ annotation, words }: Entry): number =>
  overhead + (words?.byteLength ?? 0) + Annotation.bytesOf(annotation)

/**
 * Annotations by the words that they are of, up to so many bytes. A digest finds words, their bytes decide. Entries are taken for some
 * work, in which they may grow, and counted when they are put back: then those that were not used for the longest time make room.
 */
export const make = (mostBytes: number) => {
  /** The least recently used first. Words with the digest of others take their place. */
  const entries = new Map<number, Entry>()
  /** A study that comes as the very object that it was has the same words. */
  const byStudy = new WeakMap<Study, Entry>()
  let bytes = 0
  let hits = 0
  let misses = 0

  const known = (study: Study): Entry | undefined => {
    const entry = byStudy.get(study)

    return entry !== undefined && entry.bytes > 0 ? entry : undefined
  }

  const found = (words: Uint8Array, digest: number): Entry | undefined => {
    const entry = entries.get(digest)

    return entry?.words !== undefined && Buffer.compare(entry.words, words) === 0 ? entry : undefined
  }

  const lookUp = (study: Study): Entry => {
    const words = mostBytes > 0 ? WordingBytes.of(study) : undefined
    if (words === undefined) return { annotation: Annotation.empty(), words, digest: 0, bytes: 0 }
    const digest = Bun.hash.crc32(words)

    return found(words, digest) ?? { annotation: Annotation.empty(), words: new Uint8Array(words), digest, bytes: 0 }
  }

  const uncount = (entry: Entry): void => {
    entries.delete(entry.digest)
    bytes -= entry.bytes
    entry.bytes = 0
  }

  const release = (entry: Entry): void => {
    entry.annotation = Annotation.empty()
    entry.words = undefined
    entry.bytes = 0
  }

  const drop = (entry: Entry): void => {
    uncount(entry)
    release(entry)
  }

  const hold = (entry: Entry): void => {
    const before = entries.get(entry.digest)
    if (before === entry) uncount(before)
    else if (before !== undefined) drop(before)
    entry.bytes = sizeOf(entry)
    if (entry.bytes > mostBytes * largestPart) {
      release(entry)

      return
    }
    bytes += entry.bytes
    entries.set(entry.digest, entry)
  }

  return {
    take: (study: Study): Entry => {
      const entry = known(study) ?? lookUp(study)
      if (entry.bytes > 0) hits++
      else misses++
      if (entry.words !== undefined) byStudy.set(study, entry)

      return entry
    },
    putBack: (taken: ReadonlyArray<Entry>): void => {
      for (const entry of taken) if (entry.words !== undefined) hold(entry)
      for (const entry of entries.values()) {
        if (bytes <= mostBytes) break
        drop(entry)
      }
    },
    held: (): Held => ({ bytes, texts: entries.size, hits, misses }),
  }
}

import * as Annotation from "../../domain/annotation/Annotation.ts"
import type { Study } from "../../domain/study/Study.ts"
import type { Copy } from "./Copies.ts"
import * as EntryLog from "./EntryLog.ts"
import * as WordingBytes from "./WordingBytes.ts"

/** Where words are kept. */
interface Kept {
  readonly digest: number
  readonly position: EntryLog.Position
}

/** Words that were looked for, as they may be kept. */
interface Unknown {
  readonly digest: number
  readonly words: Uint8Array
}

/** The annotation of a study's words, taken for some work in which it may grow. */
export interface Taken {
  readonly study: Study
  readonly annotation: Annotation.Annotation
  /** Nothing where the words cannot be kept. */
  readonly from: Kept | Unknown | undefined
}

/** What a table holds, and how often words that were looked for were there. */
export interface Held {
  readonly bytes: number
  readonly texts: number
  readonly hits: number
  readonly misses: number
}

/** What an entry takes beside its bytes, in the index. Source: the engine's heap with 10,000 of them. */
const overhead = 80

/** So much of the room is for the entries; no entry is so short that the index of all took more than the rest. */
const share = 12 / 13

/**
 * Annotations by the words that they are of, in a bounded number of bytes. A digest finds words, their bytes decide. What was not used
 * for the longest time makes room for others.
 */
export const make = (mostBytes: number) => {
  /** Where words are, by their digest. Words with the digest of others take their place. */
  const index = new Map<number, EntryLog.Position>()
  const log = EntryLog.make(mostBytes * share, (digest, position) => {
    if (index.get(digest) === position) index.delete(digest)
  })
  /** A study that comes as the very object that it was has the same words. */
  const byStudy = new WeakMap<Study, Kept>()
  let hits = 0
  let misses = 0

  const isThere = ({ digest, position }: Kept): boolean => index.get(digest) === position

  const found = (digest: number, words: Uint8Array): Kept | undefined => {
    const position = index.get(digest)

    return position !== undefined && log.says(position, words) ? { digest, position } : undefined
  }

  const lookUp = (study: Study): Taken["from"] => {
    const known = byStudy.get(study)
    if (known !== undefined && isThere(known)) return known
    const words = mostBytes > 0 ? WordingBytes.of(study) : undefined
    if (words === undefined) return undefined
    const digest = Bun.hash.crc32(words)

    return found(digest, words) ?? { digest, words: new Uint8Array(words) }
  }

  /** Where words are that were looked for before: other work may have kept, moved or lost them since. */
  const lookAgain = ({ from, study }: Taken): Taken["from"] => {
    if (from === undefined) return undefined
    if ("words" in from) return found(from.digest, from.words) ?? from

    return isThere(from) ? from : lookUp(study)
  }

  const keep = ({ annotation }: Taken, { digest, words }: Unknown): Kept | undefined => {
    const position = log.append(digest, words, Annotation.partsOf(annotation))
    if (position === undefined) return undefined
    index.set(digest, position)

    return { digest, position }
  }

  /** Of what is there and what is put back the longer one is more: annotations only ever grow. What is as long stays where it is. */
  const keepOn = ({ annotation }: Taken, { digest, position }: Kept): Kept | undefined => {
    const there = log.partsOf(position)
    const own = Annotation.partsOf(annotation)
    const next = log.putParts(position, digest, there !== undefined && there.length >= own.length ? there : own)
    if (next === undefined) index.delete(digest)
    else index.set(digest, next)

    return next === undefined ? undefined : { digest, position: next }
  }

  return {
    take: (study: Study, copy: Copy): Taken => {
      const from = lookUp(study)
      const parts = from !== undefined && "position" in from ? log.partsOf(from.position) : undefined
      if (parts === undefined) misses++
      else hits++

      return { study, annotation: parts === undefined ? Annotation.empty() : Annotation.of(copy(parts)), from }
    },
    /** Keeps what the annotation came to. Whoever still asks it has to work out all anew. */
    putBack: (taken: Taken): void => {
      const { annotation, study } = taken
      const now = lookAgain(taken)
      const kept = now && ("words" in now ? keep(taken, now) : keepOn(taken, now))
      if (kept !== undefined && kept.position !== byStudy.get(study)?.position) byStudy.set(study, kept)
      Annotation.clear(annotation)
    },
    held: (): Held => ({ bytes: log.bytes() + overhead * index.size, texts: index.size, hits, misses }),
  }
}

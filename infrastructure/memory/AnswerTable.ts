import type { Deferred } from "effect"
import type { AnswerBounds } from "../keys/AnswerBounds.ts"

/** A request somebody is at work on. Moments are milliseconds of forward time. */
export interface InFlight {
  readonly _tag: "InFlight"
  readonly mark: string
  readonly fingerprint: string
  readonly lapsesAt: number
  readonly expiresAt: number
  readonly settled: Deferred.Deferred<void>
}

export interface Kept {
  readonly _tag: "Kept"
  readonly fingerprint: string
  readonly packed: Uint8Array
  readonly expiresAt: number
}

export type Entry = InFlight | Kept

const size = (entry: Entry): number => (entry._tag === "Kept" ? entry.packed.byteLength : 0)

/** A bounded number of requests and bytes of packed answers. To make room, the answer not asked for longest is forgotten. */
export const make = (bounds: AnswerBounds) => {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const remove = (id: string) => {
    const entry = entries.get(id)
    if (entry !== undefined) bytes -= size(entry)
    entries.delete(id)
  }

  const put = (id: string, entry: Entry) => {
    remove(id)
    bytes += size(entry)
    entries.set(id, entry)
  }

  const isFull = (entry: Entry) => entries.size >= bounds.maximumEntries || bytes + size(entry) > bounds.maximumBytes

  const makeRoom = (entry: Entry) => {
    for (const [id, { _tag }] of entries) {
      if (!isFull(entry)) return
      if (_tag === "Kept") remove(id)
    }
  }

  return {
    /** The entry, now the one that was asked for last. */
    get: (id: string): Entry | undefined => {
      const entry = entries.get(id)
      if (entry !== undefined) put(id, entry)

      return entry
    },
    /** Whether there was room: requests in flight are never forgotten. */
    put: (id: string, entry: Entry): boolean => {
      remove(id)
      if (size(entry) > bounds.maximumBytes) return false
      makeRoom(entry)
      if (isFull(entry)) return false
      put(id, entry)

      return true
    },
    remove,
    ids: (predicate: (entry: Entry) => boolean): ReadonlyArray<string> =>
      [...entries].filter(([, entry]) => predicate(entry)).map(([id]) => id),
  }
}

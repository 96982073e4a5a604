import * as JsonBytes from "./JsonBytes.ts"

/** What a record says, as the very object that it was before. Nothing where it has not come more than once lately. */
export type RecentRecords = (record: Uint8Array) => unknown

interface Known {
  readonly bytes: Uint8Array
  readonly json: unknown
}

/** Room to note records that came once, to be known if they come again: those of the largest pages many times. A power of two. */
const places = 16_384

/** Notes digests, each in its place, where it stays until another comes there: whether one was noted before, lately. */
const notebook = () => {
  const digests = new Uint32Array(places)

  return (digest: number): boolean => {
    const place = digest & (places - 1)
    const isKnown = digests[place] === digest
    digests[place] = digest

    return isKnown
  }
}

/** Nothing where it is no JSON. */
const parsed = (record: Uint8Array): unknown => {
  try {
    return JsonBytes.parse(record)
  } catch {
    return undefined
  }
}

/**
 * Remembers the last records that came more than once, up to `mostBytes` together. One that has come again, byte for byte, says
 * what it said before, so that what was worked out about that holds for it. None ever stands in for a record that did not come, and
 * nothing of the request is kept.
 */
export const make = (mostBytes: number): RecentRecords => {
  /** Those that were not used for the longest time stand first. */
  const records = new Map<number, Known>()
  const hasCome = notebook()
  let bytes = 0

  const remember = (digest: number, record: Uint8Array): unknown => {
    const json = parsed(record)
    if (json === undefined || record.length > mostBytes) return json
    records.set(digest, { bytes: new Uint8Array(record), json })
    bytes += record.length
    for (const [oldest, known] of records) {
      if (bytes <= mostBytes) break
      records.delete(oldest)
      bytes -= known.bytes.length
    }

    return json
  }

  return (record) => {
    const digest = Bun.hash.xxHash32(record)
    const known = records.get(digest)
    if (known === undefined) return hasCome(digest) ? remember(digest, record) : undefined
    if (Buffer.compare(known.bytes, record) !== 0) return undefined
    records.delete(digest)
    records.set(digest, known)

    return known.json
  }
}

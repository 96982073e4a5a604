import type { Steps } from "../../domain/Steps.ts"

/**
 * What bytes say: as they were read before, if they came more than once lately, and as `read` reads them now otherwise. What
 * `read` throws is thrown, and nothing is remembered of it.
 */
export type Recall<Told> = (bytes: Uint8Array, read: () => Told) => Told

export interface ParseCache<Told> {
  readonly recall: Recall<Told>
  /** The same of what is read in steps. */
  readonly recallInSteps: (bytes: Uint8Array, read: () => Steps<Told>) => Steps<Told>
}

interface Known<Told> {
  readonly digest: number
  readonly bytes: Uint8Array
  readonly told: Told
}

/** Room to note what came once, to be known if it comes again: the records of the largest pages many times. */
const drawers = 2048

/** Room for so many digests in one drawer: with a few, some records of a page would drive each other out each time. */
const places = 8

/** Notes digests, each in its drawer, where it stays until many others came there: whether one was noted before, lately. */
const notebook = () => {
  const digests = new Uint32Array(drawers * places)

  return (digest: number): boolean => {
    const begin = (digest % drawers) * places
    const drawer = digests.subarray(begin, begin + places)
    if (drawer.includes(digest)) return true
    drawer.copyWithin(1, 0)
    drawer[0] = digest

    return false
  }
}

/**
 * Remembers what bytes said that came more than once: those used last, up to `mostBytes` of bytes together. The same bytes say the very
 * object that they said before, so that what was worked out about that holds for it. A digest finds them, a comparison decides. Nothing
 * ever stands in for bytes that did not come, and nothing of the request is kept.
 */
export const make = <Told>(mostBytes: number): ParseCache<Told> => {
  /** Those that were not used for the longest time stand first. */
  const known = new Map<number, Known<Told>>()
  const hasCome = notebook()
  /** What came again last: it often does so once more, and is then found without a digest. */
  let last: Known<Told> | undefined
  let held = 0

  const forget = (one: Known<Told>): void => {
    known.delete(one.digest)
    held -= one.bytes.length
    if (last === one) last = undefined
  }

  const remember = (one: Known<Told>): void => {
    const driven = known.get(one.digest)
    if (driven !== undefined) forget(driven)
    known.set(one.digest, one)
    held += one.bytes.length
    for (const oldest of known.values()) {
      if (held <= mostBytes) break
      forget(oldest)
    }
  }

  const use = (one: Known<Told>): Told => {
    known.delete(one.digest)
    known.set(one.digest, one)
    last = one

    return one.told
  }

  const holds = (one: Known<Told> | undefined, bytes: Uint8Array): one is Known<Told> =>
    one?.bytes.length === bytes.length && Buffer.compare(one.bytes, bytes) === 0

  const find = (bytes: Uint8Array, digest: number): Known<Told> | undefined => {
    const found = known.get(digest)

    return holds(found, bytes) ? found : undefined
  }

  const note = (bytes: Uint8Array, digest: number, told: Told): Told => {
    if (hasCome(digest) && bytes.length <= mostBytes) remember({ digest, bytes: new Uint8Array(bytes), told })

    return told
  }

  return {
    recall: (bytes, read) => {
      if (holds(last, bytes)) return use(last)
      const digest = Bun.hash.crc32(bytes)
      const found = find(bytes, digest)

      return found === undefined ? note(bytes, digest, read()) : use(found)
    },
    recallInSteps: function* (bytes, read) {
      if (holds(last, bytes)) return use(last)
      const digest = Bun.hash.crc32(bytes)
      const found = find(bytes, digest)

      return found === undefined ? note(bytes, digest, yield* read()) : use(found)
    },
  }
}

/** Bytes as they came, piece by piece. */
export type Pieces = ReadonlyArray<Uint8Array>

/** Gives for the pieces of a body the body itself. */
export type RecentBodies = (pieces: Pieces) => ArrayBuffer

const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)

const isMadeOf = (body: ArrayBuffer, pieces: Pieces): boolean => {
  let from = 0

  return pieces.every((piece) => {
    const same = new Uint8Array(body, from, piece.byteLength)
    from += piece.byteLength

    return Buffer.compare(same, piece) === 0
  })
}

const joined = (pieces: Pieces): ArrayBuffer => Bun.concatArrayBuffers([...pieces])

/** So many bodies that came once are noted, to be known if they come again. */
const mostNoted = 64

/** Notes bodies by their digest: whether one has come before, lately. */
const notebook = () => {
  const digests = new Set<number | bigint>()

  return (body: ArrayBuffer): boolean => {
    const digest = Bun.hash(body)
    const isKnown = digests.delete(digest)
    digests.add(digest)
    const [oldest] = digests
    if (digests.size > mostNoted && oldest !== undefined) digests.delete(oldest)

    return isKnown
  }
}

/**
 * Remembers the last bodies that came more than once, up to `mostBytes` together. One that has come whole again, byte for byte,
 * becomes the very object that it was before, so that what was worked out about that object holds for it. None ever stands in for a
 * body that did not come, and nothing of the request is kept.
 */
export const make = (mostBytes: number): RecentBodies => {
  const bodies: Array<ArrayBuffer> = []
  const hasCome = notebook()

  const remember = (body: ArrayBuffer) => {
    bodies.unshift(body)
    let bytes = 0
    const kept = bodies.findIndex(({ byteLength }) => {
      bytes += byteLength

      return bytes > mostBytes
    })
    if (kept >= 0) bodies.length = kept
  }

  return (pieces) => {
    const length = lengthOf(pieces)
    if (length > mostBytes) return joined(pieces)
    const place = bodies.findIndex((body) => body.byteLength === length && isMadeOf(body, pieces))
    const [known] = place < 0 ? [] : bodies.splice(place, 1)
    const body = known ?? joined(pieces)
    if (known !== undefined || hasCome(body)) remember(body)

    return body
  }
}

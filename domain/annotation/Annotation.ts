import * as Packing from "./Packing.ts"

/**
 * What was worked out about the words of a study, part by part, each when it is first asked for. It depends on these words alone,
 * and so holds nothing of who asked; it may be kept for as long as they stay the same.
 */
export interface Annotation {
  /** One part after the other: its number, its length and its bytes. */
  parts: Uint8Array
}

/** A part that an annotation may have. */
export interface Part<Told> {
  readonly number: number
  readonly packing: Packing.Packing<Told>
}

let numbered = 0

/** Another part, numbered for as long as the process lives. */
export const part = <Told>(packing: Packing.Packing<Told>): Part<Told> => ({ number: numbered++, packing })

const without = new Uint8Array(0)

export const empty = (): Annotation => ({ parts: without })

/** What it takes, in bytes. */
export const bytesOf = ({ parts }: Annotation): number => parts.byteLength

/** Where a part begins; nothing where there is none. */
const placeOf = ({ parts }: Annotation, number: number): Packing.Source | undefined => {
  const source = { bytes: parts, at: 0 }
  while (source.at < parts.length) {
    const found = Packing.whole.read(source)
    const length = Packing.whole.read(source)
    if (found === number) return source
    source.at += length
  }

  return undefined
}

const packed = <Told>({ write }: Packing.Packing<Told>, told: Told): Uint8Array => {
  const sink = { bytes: new Uint8Array(256), length: 0 }
  write(sink, told)

  return sink.bytes.subarray(0, sink.length)
}

const joined = (pieces: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }

  return whole
}

const head = Packing.pair(Packing.whole, Packing.whole)

/** A part as it is kept, or as it is worked out now, and kept from now on. */
export const recall = <Told>(annotation: Annotation, { number, packing }: Part<Told>, work: () => Told): Told => {
  const kept = placeOf(annotation, number)
  if (kept !== undefined) return packing.read(kept)
  const told = work()
  const bytes = packed(packing, told)
  annotation.parts = joined([annotation.parts, packed(head, [number, bytes.length]), bytes])

  return told
}

import * as Packing from "./Packing.ts"

/**
 * What was worked out about the words of a study, part by part, each when it is first asked for: its number, its length and its bytes.
 * It depends on these words alone, and so holds nothing of who asked; it may be kept for as long as they stay the same. While it grows
 * it has room behind its parts, which is not kept.
 */
export interface Annotation {
  bytes: Uint8Array
  length: number
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

export const empty = (): Annotation => ({ bytes: without, length: 0 })

/** The annotation that had these parts. */
export const of = (parts: Uint8Array): Annotation => ({ bytes: parts, length: parts.length })

/** Leaves an annotation without parts. */
export const clear = (annotation: Annotation): void => {
  annotation.bytes = without
  annotation.length = 0
}

/** All parts, without the room behind them. */
export const partsOf = ({ bytes, length }: Annotation): Uint8Array =>
  bytes.length === length ? bytes : bytes.subarray(0, length)

/** Where a part begins; nothing where there is none. */
const placeOf = ({ bytes, length: end }: Annotation, number: number): Packing.Source | undefined => {
  const source = { bytes, at: 0 }
  while (source.at < end) {
    const found = Packing.whole.read(source)
    const length = Packing.whole.read(source)
    if (found === number) return source
    source.at += length
  }

  return undefined
}

/** Adds a part. Its length is known once it is written, and stands before it: the part makes way. */
const add = <Told>(annotation: Annotation, { number, packing }: Part<Told>, told: Told): void => {
  const sink = { bytes: annotation.bytes, length: annotation.length }
  Packing.whole.write(sink, number)
  const start = sink.length
  packing.write(sink, told)
  const end = sink.length
  Packing.whole.write(sink, end - start)
  const begin = start + sink.length - end
  sink.bytes.copyWithin(begin, start, end)
  const length = sink.length
  sink.length = start
  Packing.whole.write(sink, end - start)
  annotation.bytes = sink.bytes
  annotation.length = length
}

/** A part as it is kept, or as it is worked out now, and kept from now on. */
export const recall = <Told>(annotation: Annotation, part: Part<Told>, work: () => Told): Told => {
  const kept = placeOf(annotation, part.number)
  if (kept !== undefined) return part.packing.read(kept)
  const told = work()
  add(annotation, part, told)

  return told
}

import { Chunk, Stream } from "effect"
import { mostBytes } from "../input/StrictJson.ts"

/** A line without its end, or the news that it has more bytes than are read. */
export type Line = Uint8Array | "too long"

const newline = 0x0a

/** What has come of a line that has no end yet. Of one that is too long only its length is kept. */
interface Begun {
  readonly pieces: Chunk.Chunk<Uint8Array>
  readonly size: number
}

const nothing: Begun = { pieces: Chunk.empty(), size: 0 }

const grown = ({ pieces, size }: Begun, piece: Uint8Array): Begun => {
  const sum = size + piece.length

  return { pieces: sum > mostBytes ? Chunk.empty() : Chunk.append(pieces, piece), size: sum }
}

const whole = ({ pieces, size }: Begun): Line =>
  size > mostBytes ? "too long" : Buffer.concat(Chunk.toReadonlyArray(pieces))

const cut = (begun: Begun, bytes: Uint8Array): readonly [Begun, Chunk.Chunk<Line>] => {
  const lines: Array<Line> = []
  let line = begun
  let from = 0
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
    lines.push(whole(grown(line, bytes.subarray(from, end))))
    line = nothing
    from = end + 1
  }

  return [grown(line, bytes.subarray(from)), Chunk.unsafeFromArray(lines)]
}

/** Cuts what comes in pieces of any size into lines. The last one may lack its end. */
export const lines = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>): Stream.Stream<Line, E, R> =>
  Stream.concat(bytes, Stream.succeed(Uint8Array.of(newline))).pipe(Stream.mapAccum(nothing, cut), Stream.flattenChunks)

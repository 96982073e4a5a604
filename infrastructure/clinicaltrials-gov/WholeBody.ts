import { Data } from "effect"
import type * as RecentBodies from "./RecentBodies.ts"

/** An answer is larger than what is read of any. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge") {}

const piecesOf = async (body: ReadableStream<Uint8Array>, mostBytes: number): Promise<RecentBodies.Pieces> => {
  const pieces: Array<Uint8Array> = []
  let size = 0
  // Whatever ends the loop early ends the answer as well.
  for await (const piece of body) {
    size += piece.byteLength
    if (size > mostBytes) throw new BodyIsTooLarge()
    pieces.push(piece)
  }

  return pieces
}

/** A response whose body is at hand, to be read as an array buffer and in no other way: one made of it anew would copy it. */
class ReadResponse extends Response {
  override readonly arrayBuffer: () => Promise<ArrayBuffer>

  constructor(body: ArrayBuffer, init: ResponseInit) {
    super(null, init)
    this.arrayBuffer = () => Promise.resolve(body)
  }
}

/**
 * A fetch that has read a good answer to its end when it gives it: at most `mostBytes`, counted after decompression, since a
 * small answer may unpack to gigabytes. Bytes that come again are one object from their second time on, as long as they are remembered.
 */
export const fetching = (bodyOf: RecentBodies.RecentBodies, mostBytes: number): typeof fetch =>
  Object.assign(
    async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request)
      if (response.status !== 200 || response.body === null) return response
      const { headers, status } = response

      return new ReadResponse(bodyOf(await piecesOf(response.body, mostBytes)), { headers, status })
    },
    { preconnect: fetch.preconnect },
  )

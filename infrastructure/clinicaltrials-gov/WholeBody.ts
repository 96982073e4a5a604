import { Data } from "effect"

/** An answer is larger than what is read of any. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge") {}

const wholeOf = async (body: ReadableStream<Uint8Array>, mostBytes: number): Promise<ArrayBuffer> => {
  const pieces: Array<Uint8Array> = []
  let size = 0
  // Whatever ends the loop early ends the answer as well.
  for await (const piece of body) {
    size += piece.byteLength
    if (size > mostBytes) throw new BodyIsTooLarge()
    pieces.push(piece)
  }

  return Bun.concatArrayBuffers(pieces)
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
 * small answer may unpack to gigabytes.
 */
export const fetching = (mostBytes: number): typeof fetch =>
  Object.assign(
    async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request)
      if (response.status !== 200 || response.body === null) return response
      const { headers, status } = response

      return new ReadResponse(await wholeOf(response.body, mostBytes), { headers, status })
    },
    { preconnect: fetch.preconnect },
  )

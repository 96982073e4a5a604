import { Data } from "effect"

/** An answer is larger than what is read of any. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge") {}

const wholeOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, mostBytes: number): Promise<ArrayBuffer> => {
  const pieces: Array<Uint8Array<ArrayBuffer>> = []
  let size = 0
  // Whatever ends the loop early ends the answer as well.
  for await (const piece of body) {
    size += piece.byteLength
    if (size > mostBytes) throw new BodyIsTooLarge()
    pieces.push(piece)
  }

  const whole = Bun.concatArrayBuffers(pieces)
  // Nobody else reads the pieces, some of which may share their memory: it makes room at once.
  for (const memory of new Set(pieces.map(({ buffer }) => buffer))) memory.transfer(0)

  return whole
}

/** The bytes that a body has where a header tells so. Of one that is packed or in chunks it may tell something else. */
const sizeTold = (headers: Headers): number =>
  headers.has("content-encoding") || headers.has("transfer-encoding")
    ? Number.NaN
    : Number.parseInt(headers.get("content-length") ?? "", 10)

/** The engine holds a body to the size that is told, and reads it whole at less cost than piece by piece. */
const read = async (response: Response, mostBytes: number): Promise<ArrayBuffer> =>
  sizeTold(response.headers) <= mostBytes || response.body === null
    ? response.arrayBuffer()
    : wholeOf(response.body, mostBytes)

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
      const { headers, status } = response
      if (status !== 200) return response

      return new ReadResponse(await read(response, mostBytes), { headers, status })
    },
    { preconnect: fetch.preconnect },
  )

import { Data } from "effect"

/** An answer is larger than what is read of any. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge") {}

const wholeBody = async (body: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Array<Uint8Array> = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(pieces, size)
    size += value.byteLength
    pieces.push(value)
    if (size > mostBytes) {
      await reader.cancel()
      throw new BodyIsTooLarge()
    }
  }
}

/**
 * A fetch that has read a good answer to its end when it gives it: at most `mostBytes`, counted after decompression, since
 * a small answer may unpack to gigabytes. It reads natively: a stream of effects costs more than parsing what it brings.
 */
export const fetching = (mostBytes: number): typeof fetch =>
  Object.assign(
    async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request)
      if (response.status !== 200 || response.body === null) return response
      const { headers, status } = response

      return new Response(await wholeBody(response.body, mostBytes), { headers, status })
    },
    { preconnect: fetch.preconnect },
  )

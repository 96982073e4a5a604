import { Data } from "effect"

/** An answer is larger than what is read of any. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge") {}

/** An answer is not in UTF-8, or ends within a character. */
export class BodyIsNotText extends Data.TaggedError("BodyIsNotText") {}

const textOf = async (body: ReadableStream<Uint8Array>, mostBytes: number): Promise<string> => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw new BodyIsNotText()
    }
  }
  const pieces: Array<string> = []
  let size = 0
  // Whatever ends the loop early ends the answer as well.
  for await (const piece of body) {
    size += piece.byteLength
    if (size > mostBytes) throw new BodyIsTooLarge()
    pieces.push(decode(piece))
  }

  pieces.push(decode())

  return pieces.join("")
}

/** A response whose text is at hand: to make one of the text anew would turn it into bytes and back. */
class ReadResponse extends Response {
  override readonly text: () => Promise<string>

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.text = () => Promise.resolve(text)
  }
}

/**
 * A fetch that has read a good answer to its end, as text, when it gives it: at most `mostBytes`, counted after decompression,
 * since a small answer may unpack to gigabytes. Each piece becomes text as it comes, so that no bytes are held or copied.
 */
export const fetching = (mostBytes: number): typeof fetch =>
  Object.assign(
    async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request)
      if (response.status !== 200 || response.body === null) return response
      const { headers, status } = response

      return new ReadResponse(await textOf(response.body, mostBytes), { headers, status })
    },
    { preconnect: fetch.preconnect },
  )

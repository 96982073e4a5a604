import { Data } from "effect"

const decoder = new TextDecoder("utf-8", { fatal: true })

/** So many bytes are parsed in one piece, which takes some ten milliseconds: as many as the largest record has. */
const mostAtOnce = 4 * 1024 * 1024

/** Bytes that can only be parsed as a whole are more than may be parsed in one piece. */
export class BodyIsTooLongAtOnce extends Data.TaggedError("BodyIsTooLongAtOnce") {}

/** What bytes say. Throws where they are not text, or the text is not JSON, or they are too many. */
export const parse = (bytes: ArrayBuffer | Uint8Array): unknown => {
  if (bytes.byteLength > mostAtOnce) throw new BodyIsTooLongAtOnce()

  return JSON.parse(decoder.decode(bytes))
}

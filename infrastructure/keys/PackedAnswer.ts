import { gunzipSync, gzipSync } from "node:zlib"
import type { KeptAnswer } from "../../application/ports/Idempotency.ts"

/** What an answer is, on a line of its own before its body, compressed to about a quarter: the lowest level takes a quarter of the time of the usual one. */
export const pack = ({ body, contentType, status }: KeptAnswer): Uint8Array =>
  gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify([status, contentType])}\n`), body]), { level: 1 })

export const unpack = (packed: Uint8Array): KeptAnswer => {
  const text = gunzipSync(packed)
  const end = text.indexOf("\n")
  const [status, contentType]: [number, string | null] = JSON.parse(text.subarray(0, end).toString())

  return { status, contentType, body: new Uint8Array(text.buffer, text.byteOffset + end + 1, text.length - end - 1) }
}

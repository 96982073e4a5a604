import * as Json from "./Json.ts"
import type { Study } from "./StoredStudy.ts"

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Study records from a file with one JSON object a line, gzipped or not. */
export const fromJsonLines = async (path: string): Promise<ReadonlyArray<Study>> => {
  const bytes = await Bun.file(path).bytes()
  const text = new TextDecoder().decode(isGzip(bytes) ? Bun.gunzipSync(bytes) : bytes)

  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): Json.Json => JSON.parse(line))
    .filter((record) => Json.isObject(record))
}

import { Predicate } from "effect"
import * as PageParts from "./PageParts.ts"
import type { RecentRecords } from "./RecentRecords.ts"

const comma = Buffer.from(",")

/** Throws where the bytes are not text, or the text is not JSON. */
const parsed = (bytes: ArrayBuffer | Uint8Array): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))

const studiesOf = (page: unknown): ReadonlyArray<unknown> =>
  Predicate.isRecord(page) && Array.isArray(page["studies"]) ? page["studies"] : []

/** The known records between the others, which come in their order. */
const interleaved = (known: ReadonlyArray<unknown>, others: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  let next = 0

  return [...known.map((record) => record ?? others[next++]), ...others.slice(next)]
}

/**
 * Parses an answer as `JSON.parse` does. The records of a page that are known are taken as they are, and only the rest is parsed.
 * It throws where the answer is no JSON.
 */
export const parse = (body: ArrayBuffer, recordOf: RecentRecords): unknown => {
  const parts = PageParts.of(body)
  if (parts === undefined) return parsed(body)
  const known = parts.records.map(recordOf)
  const unknown = parts.records.filter((_, index) => known[index] === undefined)
  if (unknown.length === known.length) return parsed(body)

  // A record is followed by another one, so that without the known ones the rest is JSON if and only if the whole is.
  const rest = parsed(Buffer.concat([parts.head, ...unknown.flatMap((record) => [record, comma]), parts.tail]))
  const others = studiesOf(rest)

  return others.length === unknown.length + 1
    ? { ...(rest as object), studies: interleaved(known, others) }
    : parsed(body)
}

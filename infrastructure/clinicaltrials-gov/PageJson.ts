import { Predicate } from "effect"
import * as JsonBytes from "./JsonBytes.ts"
import * as PageParts from "./PageParts.ts"
import type { Repeated } from "./Repeated.ts"

/** Whether the list between the two halves of an envelope is its studies, and is not followed by another one of that name. */
const isOfStudies = (envelope: unknown): envelope is object =>
  Predicate.isRecord(envelope) && Array.isArray(envelope["studies"])

/**
 * A page put together from its records, of which the known ones are not parsed. It is the whole page only if each record is JSON by
 * itself, so that this throws where one is not, and nothing else may be concluded from that.
 */
const assembled = ({ envelope, records }: PageParts.PageParts, known: Repeated<unknown>): unknown => {
  const around = JsonBytes.parse(envelope)

  return isOfStudies(around)
    ? { ...around, studies: records.map((record) => known(record, () => JsonBytes.parse(record))) }
    : undefined
}

const assembledIfSure = (body: ArrayBuffer, known: Repeated<unknown>): unknown => {
  const parts = PageParts.of(body)
  try {
    return parts && assembled(parts, known)
  } catch {
    return undefined
  }
}

/**
 * Parses an answer as `JSON.parse` does. The records of a page that are known are taken as they are, and only the rest is parsed.
 * It throws where the answer is no JSON.
 */
export const parse = (body: ArrayBuffer, known: Repeated<unknown>): unknown =>
  assembledIfSure(body, known) ?? JsonBytes.parse(body)

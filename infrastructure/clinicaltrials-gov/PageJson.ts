import { Predicate } from "effect"
import * as Steps from "../../domain/Steps.ts"
import * as JsonBytes from "./JsonBytes.ts"
import * as PageParts from "./PageParts.ts"
import type { Recall } from "./ParseCache.ts"

/** Whether the list between the two halves of an envelope is its studies, and is not followed by another one of that name. */
const isOfStudies = (envelope: unknown): envelope is object =>
  Predicate.isRecord(envelope) && Array.isArray(envelope["studies"])

/**
 * A page put together from its records, of which the known ones are not parsed, in steps. It is the whole page only if each record is
 * JSON by itself, so that this throws where one is not, and nothing else may be concluded from that.
 */
function* assembled({ envelope, records }: PageParts.PageParts, known: Recall<unknown>): Steps.Steps<unknown> {
  const around = JsonBytes.parse(envelope)
  if (!isOfStudies(around)) return undefined
  const studies = yield* Steps.each(records, (record) => known(record, () => JsonBytes.parse(record)))

  return { ...around, studies }
}

function* assembledIfSure(body: ArrayBuffer, known: Recall<unknown>): Steps.Steps<unknown> {
  const parts = PageParts.of(body)
  try {
    return parts && (yield* assembled(parts, known))
  } catch {
    return undefined
  }
}

/**
 * Parses an answer as `JSON.parse` does, in steps. The records of a page that are known are taken as they are, and only the rest is parsed.
 * It throws where the answer is no JSON, and where it can only be parsed whole and is too long for that.
 */
export function* parse(body: ArrayBuffer, known: Recall<unknown>): Steps.Steps<unknown> {
  return (yield* assembledIfSure(body, known)) ?? JsonBytes.parse(body)
}

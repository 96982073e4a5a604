import { Either } from "effect"
import type * as Steps from "../../domain/Steps.ts"
import { InvalidRequest } from "./InvalidRequest.ts"

/** The most bytes of a record that are read. */
export const mostBytes = 10 * 1024 * 1024

const deepest = 32

const quote = 0x22
const backslash = 0x5c
const openingBracket = 0x5b
const openingBrace = 0x7b
const closingBracket = 0x5d
const closingBrace = 0x7d

/** Where the text that begins behind a quotation mark ends. */
const endOfText = (bytes: Uint8Array, begin: number): number => {
  for (let at = begin; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) return at
    if (byte === backslash) at++
  }

  return bytes.length
}

/** Whether objects and lists stand in one another more than so deep. Counted on the bytes, since to parse them first takes more. */
const isTooDeep = (bytes: Uint8Array): boolean => {
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (byte === openingBrace || byte === openingBracket) {
      depth += 1
      if (depth > deepest) return true
    } else if (byte === closingBrace || byte === closingBracket) depth -= 1
  }

  return false
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const refused = (sentence: string) => new InvalidRequest({ sentence })

const decoded = (bytes: Uint8Array): Either.Either<string, InvalidRequest> =>
  Either.try({ try: () => utf8.decode(bytes), catch: () => refused("The body is not UTF-8.") })

const notJson =
  "The body is not valid JSON: send one FHIR resource in JSON, and neither XML nor several on a line each (NDJSON)."

const parsed = (text: string): Either.Either<unknown, InvalidRequest> =>
  Either.try({ try: () => JSON.parse(text) as unknown, catch: () => refused(notJson) })

/** Reads the JSON of a record: UTF-8 and no deeper than 32 levels. Of a name that stands twice in an object, the last counts. */
export function* parse(bytes: Uint8Array): Steps.Steps<Either.Either<unknown, InvalidRequest>> {
  if (isTooDeep(bytes))
    return Either.left(refused(`The body is nested too deeply: at most ${deepest} levels are accepted.`))
  yield
  const text = decoded(bytes)
  yield

  return Either.flatMap(text, parsed)
}

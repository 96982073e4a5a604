import { Data, Either } from "effect"
import { visit } from "jsonc-parser"
import { mostFieldErrors } from "../wire/WireError.ts"
import * as FieldPath from "./FieldPath.ts"
import { type FieldFault, type InvalidRequest, invalidRequest } from "./InvalidRequest.ts"

/** The bytes are not a JSON text in UTF-8. */
export class TextIsNotJson extends Data.TaggedError("TextIsNotJson")<{ readonly sentence: string }> {}

/** The most bytes of a body that are read. */
export const mostBytes = 256 * 1024

const deepest = 32

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** What the JSON is to who sent it: the body of a request, or a message on whatever way. */
type What = "body" | "message"

const decoded = (bytes: Uint8Array, what: What): Either.Either<string, TextIsNotJson> =>
  Either.try({
    try: () => utf8.decode(bytes),
    catch: () => new TextIsNotJson({ sentence: `The ${what} is not UTF-8.` }),
  })

const repeated =
  (what: What) =>
  (field: string): FieldFault => ({
    sentence: `A property of the ${what} appears twice; it may appear only once.`,
    field,
  })

class NestingIsTooDeep extends Error {}

/** What `JSON.parse` lets pass: names that stand twice in one object, by their paths, and nesting without end, which is thrown. */
const repetitions = (text: string): ReadonlySet<string> => {
  const names: Array<Set<string>> = []
  const twice = new Set<string>()
  let depth = 0
  const enter = () => {
    depth += 1
    if (depth > deepest) throw new NestingIsTooDeep()
  }
  const leave = () => {
    depth -= 1
  }
  visit(text, {
    onObjectBegin: () => {
      enter()
      names.push(new Set())
    },
    onObjectProperty: (name, _offset, _length, _line, _character, pathOf) => {
      const seen = names.at(-1)
      if (twice.size < mostFieldErrors && seen?.has(name)) {
        twice.add(FieldPath.cut(FieldPath.written([...pathOf(), name])))
      }
      seen?.add(name)
    },
    onObjectEnd: () => {
      names.pop()
      leave()
    },
    onArrayBegin: enter,
    onArrayEnd: leave,
  })

  return twice
}

/** The names that stand twice; nothing where it is nested too deeply. */
const repetitionsIn = (text: string): ReadonlySet<string> | undefined => {
  try {
    return repetitions(text)
  } catch (problem) {
    if (problem instanceof NestingIsTooDeep) return undefined
    throw problem
  }
}

/** Reads JSON as it is meant: UTF-8, no deeper than 32 levels, and no name twice in one object. */
export const parse = (bytes: Uint8Array, what: What = "body"): Either.Either<unknown, TextIsNotJson | InvalidRequest> =>
  Either.gen(function* () {
    const text = yield* decoded(bytes, what)
    const twice = repetitionsIn(text)
    if (twice === undefined) {
      const sentence = `The ${what} is nested too deeply: at most ${deepest} levels are accepted.`

      return yield* Either.left(invalidRequest({ sentence }))
    }
    const value: unknown = yield* Either.try({
      try: () => JSON.parse(text) as unknown,
      catch: () => new TextIsNotJson({ sentence: `The ${what} is not valid JSON.` }),
    })
    const [first, ...others] = [...twice].map(repeated(what))

    return first === undefined ? value : yield* Either.left(invalidRequest(first, ...others))
  })

/** Reads what `parse` refused for a name that stands twice: the last of both counts, as everywhere in JSON. */
export const lenient = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes))

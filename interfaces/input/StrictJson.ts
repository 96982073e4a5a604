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

const decoded = (bytes: Uint8Array): Either.Either<string, TextIsNotJson> =>
  Either.try({
    try: () => utf8.decode(bytes),
    catch: () => new TextIsNotJson({ sentence: "The body is not UTF-8." }),
  })

const tooDeep = invalidRequest({
  sentence: `The body is nested too deeply: at most ${deepest} levels are accepted.`,
})

const repeated = (field: string): FieldFault => ({
  sentence: "A property of the body is given twice; each is accepted once.",
  field,
})

/** What `JSON.parse` lets pass: names that stand twice in one object, by their paths, and nesting without end, which is thrown. */
const repetitions = (text: string): ReadonlySet<string> => {
  const names: Array<Set<string>> = []
  const twice = new Set<string>()
  let depth = 0
  const enter = () => {
    depth += 1
    if (depth > deepest) throw tooDeep
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

const hiddenFault = (text: string): InvalidRequest | undefined => {
  try {
    const [first, ...others] = repetitions(text)

    return first === undefined ? undefined : invalidRequest(repeated(first), ...others.map(repeated))
  } catch (problem) {
    if (problem === tooDeep) return tooDeep
    throw problem
  }
}

/** Reads JSON as it is meant: UTF-8, no deeper than 32 levels, and no name twice in one object. */
export const parse = (bytes: Uint8Array): Either.Either<unknown, TextIsNotJson | InvalidRequest> =>
  Either.gen(function* () {
    const text = yield* decoded(bytes)
    const fault = hiddenFault(text)
    if (fault === tooDeep) return yield* Either.left(fault)
    const value: unknown = yield* Either.try({
      try: () => JSON.parse(text) as unknown,
      catch: () => new TextIsNotJson({ sentence: "The body is not valid JSON." }),
    })

    return fault === undefined ? value : yield* Either.left(fault)
  })

/** Reads what `parse` refused for a name that stands twice: the last of both counts, as everywhere in JSON. */
export const lenient = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes))

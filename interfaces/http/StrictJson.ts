import { Data, Either } from "effect"
import { visit } from "jsonc-parser"
import * as FieldPath from "../FieldPath.ts"
import { InvalidRequest } from "../InvalidRequest.ts"

/** The bytes are not a JSON text in UTF-8. */
export class TextIsNotJson extends Data.TaggedError("TextIsNotJson")<{ readonly sentence: string }> {}

const deepest = 32

const utf8 = new TextDecoder("utf-8", { fatal: true })

const decoded = (bytes: Uint8Array): Either.Either<string, TextIsNotJson> =>
  Either.try({
    try: () => utf8.decode(bytes),
    catch: () => new TextIsNotJson({ sentence: "The body is not UTF-8." }),
  })

/** What `JSON.parse` lets pass: nesting without end, and names that stand twice in one object. */
const hiddenFault = (text: string): InvalidRequest | undefined => {
  const names: Array<Set<string>> = []
  let depth = 0
  let fault: InvalidRequest | undefined
  const enter = () => {
    depth += 1
    if (depth > deepest) {
      throw new InvalidRequest({ sentence: `The body is nested too deeply: at most ${deepest} levels are accepted.` })
    }
  }
  const leave = () => {
    depth -= 1
  }
  try {
    visit(text, {
      onObjectBegin: () => {
        enter()
        names.push(new Set())
      },
      onObjectProperty: (name, _offset, _length, _line, _character, pathOf) => {
        const seen = names.at(-1)
        if (seen?.has(name)) {
          fault ??= new InvalidRequest({
            sentence: "A property of the body is given twice; each is accepted once.",
            field: FieldPath.cut(FieldPath.written([...pathOf(), name])),
          })
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
  } catch (problem) {
    if (problem instanceof InvalidRequest) return problem
    throw problem
  }

  return fault
}

/** Reads JSON as it is meant: UTF-8, no deeper than 32 levels, and no name twice in one object. */
export const parse = (bytes: Uint8Array): Either.Either<unknown, TextIsNotJson | InvalidRequest> =>
  Either.gen(function* () {
    const text = yield* decoded(bytes)
    const fault = hiddenFault(text)
    if (fault !== undefined && fault.field === undefined) return yield* Either.left(fault)
    const value: unknown = yield* Either.try({
      try: () => JSON.parse(text) as unknown,
      catch: () => new TextIsNotJson({ sentence: "The body is not valid JSON." }),
    })

    return fault === undefined ? value : yield* Either.left(fault)
  })

/** Reads what `parse` refused for a name that stands twice: the last of both counts, as everywhere in JSON. */
export const lenient = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes))

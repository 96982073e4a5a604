import { Either, ParseResult, type Schema } from "effect"
import { mostFieldErrors } from "../wire/WireError.ts"
import { mustBe } from "./Expectation.ts"
import * as FieldPath from "./FieldPath.ts"
import { type FieldFault, type InvalidRequest, invalidRequest } from "./InvalidRequest.ts"
import * as Faults from "./SchemaFaults.ts"

const list = (keys: ReadonlyArray<string>): string =>
  keys.length === 0 ? "no properties are accepted" : `accepted: ${keys.join(", ")}`

/** What is said beside what is accepted, where the form is at fault. */
const besides: Partial<Readonly<Record<Faults.Fault["what"], string>>> = {
  null: ", or be left out; null is not accepted",
  quoted: ", without quotation marks",
}

const sentenceOf = ({ accepted, keys, path, what }: Faults.Fault): string => {
  if (what === "unknown") {
    const place = path.length > 1 ? `"${FieldPath.written(path.slice(0, -1))}"` : "the request"

    return `Unknown property in ${place}; ${list(keys)}.`
  }
  const subject = path.length === 0 ? "The request" : `"${FieldPath.written(path)}"`
  const expected = accepted ?? (keys.length > 0 ? `one of ${keys.join(", ")}` : "a JSON object")

  return mustBe(subject, `${expected}${besides[what] ?? ""}`, what === "missing")
}

const told = (fault: Faults.Fault): FieldFault => ({
  sentence: sentenceOf(fault),
  ...(fault.path.length === 0 ? {} : { field: FieldPath.cut(FieldPath.written(fault.path)) }),
  ...(fault.what === "unknown" || fault.keys.length > 0 ? { knownKeys: fault.keys } : {}),
})

/** What is said of a value that is refused for nothing that could be pointed at. */
const refused: FieldFault = { sentence: "The request is not valid." }

/**
 * A parser for one shape of input, which refuses unknown properties at every level and tells of the first twenty faults. What it
 * takes keeps the order in which it was sent.
 */
export const parserOf = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = ParseResult.decodeUnknownEither(schema, { onExcessProperty: "error", propertyOrder: "original" })

  return (input: unknown): Either.Either<A, InvalidRequest> =>
    Either.mapLeft(decode(input), () => {
      const [first = refused, ...others] = Faults.of(schema.ast, input).take(mostFieldErrors).map(told)

      return invalidRequest(first, ...others)
    })
}

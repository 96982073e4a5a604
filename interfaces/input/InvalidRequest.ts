import { Data } from "effect"
import type { FieldError } from "../wire/WireError.ts"

/** What is wrong with one field. The sentence says what, where, and what is accepted, and repeats nothing that was sent. */
export interface FieldFault {
  readonly sentence: string
  /** A path (`location.lat`, `biomarkers[3]`), a header or a parameter; absent where it is the whole. */
  readonly field?: string
  /** The complete list of what is accepted there, where there is one. */
  readonly knownKeys?: ReadonlyArray<string>
}

/** What a caller sent is not what is accepted. `errors` lists all that is wrong with it where that is more than one thing. */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<
  FieldFault & { readonly errors?: ReadonlyArray<FieldFault> }
> {}

/** One refusal for all that is wrong with a request: the first of it speaks for the whole. */
export const invalidRequest = (first: FieldFault, ...others: ReadonlyArray<FieldFault>): InvalidRequest =>
  new InvalidRequest({ ...first, ...(others.length === 0 ? {} : { errors: [first, ...others] }) })

/** Several faults as callers meet them, in REST and in JSON-RPC. */
export const fieldErrors = (errors: ReadonlyArray<FieldFault>): ReadonlyArray<typeof FieldError.Type> =>
  errors.map(({ field = "", knownKeys, sentence }) => ({
    field,
    message: sentence,
    ...(knownKeys === undefined ? {} : { known_keys: knownKeys }),
  }))

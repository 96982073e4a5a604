import { Data } from "effect"

/**
 * What a caller sent is not what is accepted. The sentence says what, where, and what is accepted, and repeats nothing
 * that was sent. `field` is a path (`location.lat`, `biomarkers[3]`), a header or a parameter; `knownKeys` is the
 * complete list of what is accepted there, where there is one.
 */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly sentence: string
  readonly field?: string
  readonly knownKeys?: ReadonlyArray<string>
}> {}

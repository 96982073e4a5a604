import { Data } from "effect"

/**
 * A record is well-formed, but it cannot be told of whom it is, or which disease is meant. `expressions` are the paths of the resources at
 * fault, as FHIR writes them.
 */
export class RecordIsUnclear extends Data.TaggedError("RecordIsUnclear")<{
  readonly sentence: string
  readonly expressions: ReadonlyArray<string>
}> {}

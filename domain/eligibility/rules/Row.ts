import type { Place } from "./ToldPart.ts"

/** A wording: how it reads, what it means, and a text that holds it. */
export interface Row<Meaning> {
  readonly pattern: string
  readonly means: Meaning
  /** A text in which this row is the one that tells. Brackets may mark the words that it tells: "no [prior therapy]". */
  readonly example: string
  /** Texts that look like it, in which it must not tell anything. */
  readonly not?: ReadonlyArray<string>
}

/** A row that was found in a run, and where. */
export interface Found<Meaning> extends Place {
  readonly row: Row<Meaning>
}

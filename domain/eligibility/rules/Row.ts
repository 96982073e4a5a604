import type { Place } from "./RowMatcher.ts"

/** A wording: how it reads, what it means, and a text that holds it. */
export interface Row<Meaning> {
  readonly pattern: string
  readonly means: Meaning
  /** A text in which this row is the one that tells. Brackets may mark the words that it tells: "no [prior therapy]". */
  readonly example: string
  /** Texts that look like it, in which it must not tell anything. */
  readonly not: ReadonlyArray<string>
}

/** A row that was found in a run, and where. */
export type RowMatch<Meaning> = Place<Row<Meaning>>

/** How a row is written beside those that mean the same: its pattern, its example, and the texts that it must not take. */
export type Wording = readonly [pattern: string, example: string, ...not: ReadonlyArray<string>]

/** Rows that mean the same. */
export const telling = <const Meaning>(means: Meaning, wordings: ReadonlyArray<Wording>): ReadonlyArray<Row<Meaning>> =>
  wordings.map(([pattern, example, ...not]) => ({ pattern, means, example, not }))

/** What a row means, in words. */
export const shown = (means: unknown): string => {
  const own = String(means)

  return own === String({}) ? Object.values(Object(means)).join(", ") : own
}

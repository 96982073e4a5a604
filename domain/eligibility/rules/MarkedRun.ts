import * as Chunk from "./Chunk.ts"
import * as ChunkedRun from "./ChunkedRun.ts"
import * as Level from "./Level.ts"
import { telling } from "./Row.ts"
import * as RuleTable from "./RuleTable.ts"
import type { Run } from "./Run.ts"

/**
 * A level whose chunks no table finds: code knows where they are, and makes runs of them. Examples write them as patterns do,
 * "previously @stage.early". `below`: the level whose chunks stand beside them.
 */
export const level = <Lower = never>(
  names: ReadonlyArray<string>,
  below?: ChunkedRun.Level<Lower>,
): ChunkedRun.Level<Lower | undefined> => ({
  ...Level.of<string, Lower, undefined>(
    RuleTable.of({
      name: `marks of a ${names.join(", ")}`,
      classes: { attribute: (word) => /^[a-z]+$/.test(word) },
      rows: names.map((name) => telling(name, [[`"@" &${name} ( &. &{attribute} )*`, `a [@${name}.known]`]])),
    }),
    (means) => means,
    ({ first, last, row: { means: name } }, run) => ({
      attributes: ChunkedRun.wordsOf(run, { first, last }).filter((word) => /^[a-z]/.test(word) && word !== name),
      value: undefined,
    }),
    below,
  ),
  makers: below?.makers ?? [],
})

/** A stretch of tokens that code knows, what it is called, and what is known of it. */
export interface Mark<Value> extends ChunkedRun.Piece<Value> {
  readonly name: string
  readonly attributes: ReadonlyArray<string>
}

/** A run in which stretches of tokens are chunks; none reaches into another. */
export const marking = <Value>(run: Run, marks: ReadonlyArray<Mark<Value>>): ChunkedRun.ChunkedRun<Value> =>
  Level.chunked<never, Value>(
    Level.plain<never>(run),
    marks
      .map(({ attributes, first, last, name, value }) => ({
        first,
        last,
        value,
        number: Chunk.numberOf(name, attributes),
      }))
      .sort((one, other) => one.first - other.first),
  )

/** A run in which one stretch of tokens is a chunk. */
export const of = (
  run: Run,
  { first, last }: ChunkedRun.Stretch,
  name: string,
  attributes: ReadonlyArray<string>,
): ChunkedRun.ChunkedRun<undefined> => marking(run, [{ first, last, name, attributes, value: undefined }])

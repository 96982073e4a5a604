import * as Chunk from "./Chunk.ts"
import * as ChunkedRun from "./ChunkedRun.ts"
import * as Level from "./Level.ts"
import * as RuleTable from "./RuleTable.ts"
import type { Run } from "./Run.ts"

/**
 * A level whose chunks no table finds: code knows where they are, and makes runs of them (`of`). Examples write them as patterns do,
 * "previously @stage.early".
 */
export const level = (name: string): ChunkedRun.Level<undefined> =>
  Level.of(
    RuleTable.of({
      name: `mentions of a ${name}`,
      classes: { attribute: (word) => /^[a-z]+$/.test(word) },
      rows: [{ pattern: `"@" &${name} ( &. &{attribute} )*`, means: name, example: `a [@${name}.known]` }],
    }),
    [name],
    ({ first, last }, run: ChunkedRun.ChunkedRun<undefined>) => ({
      name,
      attributes: Array.from({ length: last - first }, (_, at) => ChunkedRun.wordAt(run, first + at)).filter(
        (word) => /^[a-z]/.test(word) && word !== name,
      ),
      value: undefined,
    }),
  )

/** A run in which one stretch of tokens is a chunk. */
export const of = (
  run: Run,
  { first, last }: { readonly first: number; readonly last: number },
  name: string,
  attributes: ReadonlyArray<string>,
): ChunkedRun.ChunkedRun<undefined> =>
  Level.chunked(Level.plain<undefined>(run), [
    { first, last, number: Chunk.numberOf(name, attributes), value: undefined },
  ])

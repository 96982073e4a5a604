import * as GeneSymbol from "../markers/GeneSymbol.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Run } from "../rules/Run.ts"
import type { Tokens } from "../text/Tokens.ts"

/** Where a sentence names a marker: its first token, and the one behind its last. */
export interface Place {
  readonly tokens: Tokens
  readonly first: number
  readonly last: number
}

/** The same, with the text as it is written. */
export interface WrittenPlace extends Place {
  readonly text: string
}

/**
 * A sentence as the tables of markers read it: the marker that they are asked about is `@marker`, with what is known of it. What looks like
 * the symbol of another one may be `@other`.
 */
export const level = MarkedRun.level(["marker", "other"])

/** So many tokens on each side of a marker are read. */
const farthest = 60

const near = (run: Run, { first, last }: Place): Run => ({
  ...run,
  from: Math.max(run.from, first - farthest),
  to: Math.min(run.to, last + farthest),
})

/** What stands around a marker in a published text. */
export const of = (place: Place, attributes: ReadonlyArray<string> = []): ChunkedRun<undefined> =>
  MarkedRun.of(near(KnownNumbers.ofPublished(place.tokens), place), place, "marker", attributes)

/** The same with other markers, but for words that the table itself names, be they in capitals. `run`: the tokens by their numbers. */
export const withOthers = (
  run: Run,
  place: WrittenPlace,
  attributes: ReadonlyArray<string>,
  named: ReadonlySet<string>,
): ChunkedRun<undefined> => {
  const { first, last, text, tokens } = place
  const around = near(run, place)
  const pieces = [{ first, last, number: Chunk.numberOf("marker", attributes), value: undefined }]
  for (let at = around.from; at < around.to; at++) {
    const isOutside = at < first || at >= last
    if (isOutside && !named.has(tokens.words[at] ?? "") && GeneSymbol.geneLike(text, tokens, at))
      pieces.push({ first: at, last: at + 1, number: Chunk.numberOf("other"), value: undefined })
  }

  return Level.chunked(
    Level.plain<undefined>(around),
    pieces.toSorted((one, other) => one.first - other.first),
  )
}

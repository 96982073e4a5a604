import * as Chunk from "./Chunk.ts"
import type { ChunkedRun, Level, Piece } from "./ChunkedRun.ts"
import type { RowMatch } from "./Row.ts"
import type { RuleTable } from "./RuleTable.ts"
import type { Run } from "./Run.ts"

/** What becomes of a row that was found: what is known of the chunk, and what it means; nothing if it stays words. */
export interface Made<Value> {
  readonly attributes?: ReadonlyArray<string>
  readonly value: Value
}

/** The places of tokens that are no chunks: each its own. */
let own = new Int32Array(0)

const ownPlaces = (count: number): Int32Array => {
  if (own.length < count) {
    own = new Int32Array(2 * count)
    for (let at = 0; at < own.length; at++) own[at] = at
  }

  return own
}

const none: ReadonlyArray<undefined> = []

/** The words as they are, each at its place. */
export const plain = <Value>({ from, joined, numbers, to, vocabulary }: Run): ChunkedRun<Value> => ({
  vocabulary,
  numbers,
  joined,
  from,
  to,
  tokens: ownPlaces(to + 1),
  chunks: none,
})

interface NumberedPiece<Value> extends Piece<Value> {
  readonly number: number
}

/** A run with chunks in the places of its words. */
export const chunked = <Lower, Value>(
  run: ChunkedRun<Lower>,
  pieces: ReadonlyArray<NumberedPiece<Value>>,
): ChunkedRun<Lower | Value> => {
  const most = run.to - run.from
  const numbers = new Int32Array(most)
  const joined = new Uint8Array(most)
  const tokens = new Int32Array(most + 1)
  const chunks = new Array<Piece<Lower | Value> | undefined>(most).fill(undefined)
  let to = 0
  for (let at = run.from, next = 0; at < run.to; to++) {
    const piece = pieces[next]
    const isChunk = at === piece?.first
    const token = run.tokens[at] ?? 0
    numbers[to] = isChunk ? piece.number : (run.numbers[at] ?? 0)
    joined[to] = run.joined[at] ?? 0
    tokens[to] = token
    chunks[to] = isChunk ? { first: token, last: run.tokens[piece.last] ?? token, value: piece.value } : run.chunks[at]
    at = isChunk ? piece.last : at + 1
    if (isChunk) next++
  }
  tokens[to] = run.tokens[run.to] ?? 0

  return { vocabulary: run.vocabulary, numbers, joined, from: 0, to, tokens, chunks }
}

/** A level that can be put over a run in which the chunks of those below are known already. */
export interface Raising<Value> extends Level<Value> {
  readonly over: (reading: ChunkedRun<Value>) => ChunkedRun<Value>
}

/**
 * A level of what a table finds. `nameOf`: what the chunks of rows are called that mean something; none are made of those that mean
 * "nothing". `make`: what a row becomes, which may ask for the chunks of the level below. Chunks of that level stay where nothing is made
 * of them.
 */
export const of = <Meaning, Lower, Value>(
  table: RuleTable<Meaning>,
  nameOf: (means: Meaning) => string,
  make: (found: RowMatch<Meaning>, reading: ChunkedRun<Lower | Value>) => Made<Value> | undefined,
  below?: Level<Lower>,
): Raising<Lower | Value> => {
  const nameFor = (means: Meaning): string | undefined => (means === "nothing" ? undefined : nameOf(means))
  const names = [...new Set(table.rows.flatMap(({ means }) => nameFor(means) ?? []))]
  const over = (reading: ChunkedRun<Lower | Value>): ChunkedRun<Lower | Value> => {
    const all = table.find(reading)
    if (all.length === 0) return reading
    const pieces: Array<NumberedPiece<Lower | Value>> = []
    for (const found of all) {
      const name = nameFor(found.row.means)
      const made = name === undefined ? undefined : make(found, reading)
      if (name === undefined || made === undefined) continue
      const { first, last } = found
      pieces.push({ first, last, number: Chunk.numberOf(name, made.attributes), value: made.value })
    }

    return pieces.length === 0 ? reading : chunked(reading, pieces)
  }

  return {
    names: [...(below?.names ?? []), ...names],
    of: (run) => over(below?.of(run) ?? plain<Lower>(run)),
    over,
    hints: below?.hints,
    makers: [
      ...(below?.makers ?? []),
      ...names.map((name) => ({
        ...table,
        name,
        anchors: () => table.anchors((means) => nameFor(means) === name),
      })),
    ],
  }
}

import * as Chunk from "./Chunk.ts"
import type { ChunkedRun, Level, Piece } from "./ChunkedRun.ts"
import type { Found, RuleTable } from "./RuleTable.ts"
import type { Run } from "./Run.ts"

/** What becomes of a row that was found: a chunk with a name, what is known of it, and what it means; nothing if it stays words. */
export interface Made<Value> {
  readonly name: string
  readonly attributes?: ReadonlyArray<string>
  readonly value: Value
}

/** The words as they are, each at its place. */
const plain = <Value>(run: Run): ChunkedRun<Value> => ({
  ...run,
  numbers: run.numbers.subarray(run.from, run.to),
  joined: run.joined.subarray(run.from, run.to),
  from: 0,
  to: run.to - run.from,
  tokens: Int32Array.from({ length: run.to - run.from + 1 }, (_, at) => run.from + at),
  chunks: [],
})

const chunked = <Lower, Value>(
  reading: ChunkedRun<Lower>,
  pieces: ReadonlyArray<{
    readonly first: number
    readonly last: number
    readonly number: number
    readonly value: Value
  }>,
): ChunkedRun<Lower | Value> => {
  const numbers: Array<number> = []
  const joined: Array<number> = []
  const tokens: Array<number> = []
  const chunks: Array<Piece<Lower | Value> | undefined> = []
  let next = 0
  for (let at = 0; at < reading.to; ) {
    const piece = pieces[next]
    const first = reading.tokens[at] ?? 0
    tokens.push(first)
    joined.push(reading.joined[at] ?? 0)
    if (piece === undefined || piece.first > at) {
      numbers.push(reading.numbers[at] ?? 0)
      chunks.push(reading.chunks[at])
      at++
      continue
    }
    numbers.push(piece.number)
    chunks.push({ first, last: reading.tokens[piece.last] ?? first, value: piece.value })
    at = piece.last
    next++
  }
  tokens.push(reading.tokens[reading.to] ?? 0)

  return {
    vocabulary: reading.vocabulary,
    numbers: Int32Array.from(numbers),
    joined: Uint8Array.from(joined),
    from: 0,
    to: numbers.length,
    tokens: Int32Array.from(tokens),
    chunks,
  }
}

/**
 * A level of what a table finds. `make`: what a row becomes, which may ask for the chunks of the level below. Chunks of that level stay
 * where nothing is made of them.
 */
export const of = <Meaning, Lower, Value>(
  table: RuleTable<Meaning>,
  names: ReadonlyArray<string>,
  make: (found: Found<Meaning>, reading: ChunkedRun<Lower>) => Made<Value> | undefined,
  below?: Level<Lower>,
): Level<Lower | Value> => ({
  names: [...(below?.names ?? []), ...names],
  of: (run) => {
    const reading = below?.of(run) ?? plain<Lower>(run)
    const pieces = table.find(reading).flatMap((found) => {
      const made = make(found, reading)

      return made === undefined
        ? []
        : [{ ...found, number: Chunk.numberOf(made.name, made.attributes), value: made.value }]
    })

    return pieces.length === 0 ? reading : chunked(reading, pieces)
  },
})

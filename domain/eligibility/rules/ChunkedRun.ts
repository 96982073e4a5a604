import type { Anchor } from "./Anchors.ts"
import * as Chunk from "./Chunk.ts"
import type { Run } from "./Run.ts"

/** From one place of a run to before another. */
export interface Stretch {
  readonly first: number
  readonly last: number
}

/** What stands at a place of a run instead of the tokens that it is made of, and what it means. */
export interface Piece<Value> extends Stretch {
  readonly value: Value
}

/** A run in which chunks stand among the words. Its places are others than those of the tokens. */
export interface ChunkedRun<Value> extends Run {
  /** By place, the first of its tokens; at the place behind the last, the token behind the last. */
  readonly tokens: Int32Array
  /** By place, its chunk. */
  readonly chunks: ReadonlyArray<Piece<Value> | undefined>
}

/** What tells something in runs of a level, and the words and chunks without which none of its rows does. */
export interface Teller {
  readonly over?: Level<unknown>
  readonly anchors: () => ReadonlyArray<ReadonlyArray<Anchor>>
}

/** What makes chunks of a name. */
export interface Maker extends Teller {
  readonly name: string
}

/** Makes chunks of the tokens of a run, which patterns of further tables name by `@name`. */
export interface Level<Value> {
  readonly names: ReadonlyArray<string>
  readonly of: (run: Run) => ChunkedRun<Value>
  /**
   * By attribute, words of which one stands in a chunk that has it, or beside that: where none is in a sentence, no chunk has it. Not all
   * attributes have such words.
   */
  readonly hints?: Readonly<Record<string, ReadonlySet<string>>> | undefined
  /** What makes which of its chunks, those of the levels below among them. Chunks that none makes may be anywhere. */
  readonly makers?: ReadonlyArray<Maker>
}

/** The word at a place, as it is folded; nothing where a chunk stands. */
export const wordAt = ({ numbers, vocabulary }: Run, place: number): string => {
  const number = numbers[place] ?? -1

  return number < 0 ? "" : vocabulary.wordOf(number)
}

/** What the chunk at a place is called, and what is known of it; nothing where a word stands. */
export const kindAt = ({ numbers }: Run, place: number): Chunk.ChunkKind | undefined =>
  Chunk.kindOf(numbers[place] ?? 0)

/** The words of a stretch of places. */
export const wordsOf = (run: Run, { first, last }: Stretch): ReadonlyArray<string> =>
  Array.from({ length: last - first }, (_, at) => wordAt(run, first + at))

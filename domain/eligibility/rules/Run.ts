/** Words by their numbers, which they have for as long as its epoch lasts. */
export interface Vocabulary {
  /** Another one, of all there ever are, whenever numbers are given anew. */
  readonly epoch: number
  /** What is known of words below this number may be kept; those from it on are known for the moment only. */
  readonly kept: number
  readonly wordOf: (number: number) => string
}

/**
 * Tokens in their order, as tables read them: a sentence, or any other stretch of a text. Each place has the number of its word, or a
 * number below zero where a chunk stands there (`Chunk.ts`).
 */
export interface Run {
  readonly vocabulary: Vocabulary
  readonly numbers: Int32Array
  /** By place, 1 where no space is before it: "2.5" is three tokens of which two are joined to the one before. */
  readonly joined: Uint8Array
  /** The places that are read: those from here on, */
  readonly from: number
  /** and before here. */
  readonly to: number
}

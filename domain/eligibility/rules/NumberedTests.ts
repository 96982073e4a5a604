import type { ChunkKind } from "./Chunk.ts"
import * as TokenTest from "./TokenTest.ts"
import * as WordTests from "./WordTests.ts"

/** A place of a run, as tests see it. */
export interface Place {
  /** The tests of words and of chunks that hold there. */
  readonly held: ReadonlyArray<number>
  readonly isJoined?: boolean
  readonly edge?: "first" | "last"
}

const none: ReadonlySet<string> = new Set()

/** The tests that patterns make, by numbers. */
export interface NumberedTests {
  readonly numberOf: (test: TokenTest.TokenTest) => number
  /** The tests of words that hold of one, in order. */
  readonly ofWord: (word: string) => ReadonlyArray<number>
  readonly ofChunk: (kind: ChunkKind | undefined) => ReadonlyArray<number>
  /** By test, 1 where it holds. */
  readonly truths: (place: Place) => Uint8Array
  readonly count: () => number
  readonly knowsJoined: () => boolean
}

/** A test of a place that is neither of words nor of chunks, by the tests that it is made of, which have lower numbers. */
interface OfPlace {
  readonly number: number
  readonly kind: "any" | "first edge" | "last edge" | "joined" | "one of" | "none of"
  readonly parts: ReadonlyArray<number>
}

const isOf = ({ attributes, name }: TokenTest.OfChunk, kind: ChunkKind | undefined): boolean =>
  kind?.name === name && attributes.every((attribute) => kind.attributes.has(attribute))

export const of = (): NumberedTests => {
  const ofPlaces: Array<OfPlace> = []
  const ofChunks: Array<readonly [test: TokenTest.OfChunk, number: number]> = []
  const numbers = new Map<unknown, number>()
  const words = WordTests.of()

  const numberOf = (test: TokenTest.TokenTest): number => {
    const parts = TokenTest.partsOf(test).map(numberOf)
    const key = TokenTest.keyOf(test, parts)
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(key, number)
    if (TokenTest.isOfWord(test)) words.lookFor(TokenTest.wordsOf(test) ?? none, number)
    else if (test.kind === "chunk") ofChunks.push([test, number])
    else ofPlaces.push({ number, kind: test.kind === "edge" ? `${test.side} edge` : test.kind, parts })

    return number
  }

  const isAnyHeld = (tests: ReadonlyArray<number>, truths: Uint8Array): boolean => {
    for (const test of tests) if (truths[test] === 1) return true

    return false
  }

  const holds = ({ kind, parts }: OfPlace, { edge, isJoined }: Place, truths: Uint8Array): boolean => {
    switch (kind) {
      case "first edge":
        return edge === "first"
      case "last edge":
        return edge === "last"
      case "any":
        return edge === undefined
      case "joined":
        return isJoined === true && isAnyHeld(parts, truths)
      case "one of":
        return isAnyHeld(parts, truths)
      case "none of":
        return edge === undefined && !isAnyHeld(parts, truths)
    }
  }

  return {
    numberOf,
    ofWord: words.held,
    ofChunk: (kind) => ofChunks.flatMap(([test, number]) => (isOf(test, kind) ? [number] : [])),
    truths: (place) => {
      const truths = new Uint8Array(numbers.size)
      for (const number of place.held) truths[number] = 1
      for (const each of ofPlaces) if (holds(each, place, truths)) truths[each.number] = 1

      return truths
    },
    count: () => numbers.size,
    knowsJoined: () => ofPlaces.some(({ kind }) => kind === "joined"),
  }
}

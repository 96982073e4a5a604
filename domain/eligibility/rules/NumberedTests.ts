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

/** The tests that the patterns of a table make, by numbers. */
export interface NumberedTests {
  readonly numberOf: (test: TokenTest.TokenTest) => number
  /** The tests of words that hold of one, in order. */
  readonly ofWord: (word: string) => ReadonlyArray<number>
  readonly ofChunk: (kind: ChunkKind | undefined) => ReadonlyArray<number>
  /** The names of the chunks that a test may hold of as such. */
  readonly chunksOf: (test: number) => ReadonlySet<string>
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

type OfChunk = TokenTest.TokenTest & { readonly kind: "chunk" }

const isOf = ({ attributes, name }: OfChunk, kind: ChunkKind | undefined): boolean =>
  kind?.name === name && attributes.every((attribute) => kind.attributes.has(attribute))

const none: ReadonlySet<string> = new Set()

export const of = (classes: WordTests.WordClasses): NumberedTests => {
  const ofPlaces: Array<OfPlace> = []
  /** The names of the chunks that a test may hold of, by those that may. */
  const chunks = new Map<number, ReadonlySet<string>>()
  const ofChunks: Array<readonly [test: OfChunk, number: number]> = []
  const numbers = new Map<string, number>()
  const words = WordTests.of()

  const chunksOf = (test: number): ReadonlySet<string> => chunks.get(test) ?? none

  const numberOf = (test: TokenTest.TokenTest): number => {
    const parts = TokenTest.partsOf(test).map(numberOf)
    const key = TokenTest.keyOf(test, parts)
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(key, number)
    const names = test.kind === "chunk" ? [test.name] : parts.flatMap((part) => [...chunksOf(part)])
    if (names.length > 0) chunks.set(number, new Set(names))
    if (TokenTest.isOfWord(test)) words.lookFor(test, number, classes)
    else if (test.kind === "chunk") ofChunks.push([test, number])
    else ofPlaces.push({ number, kind: test.kind === "edge" ? `${test.side} edge` : test.kind, parts })

    return number
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
        return isJoined === true && parts.every((part) => truths[part] === 1)
      case "one of":
        return parts.some((part) => truths[part] === 1)
      case "none of":
        return edge === undefined && !parts.some((part) => truths[part] === 1)
    }
  }

  return {
    numberOf,
    ofWord: words.held,
    ofChunk: (kind) => [
      ...ofChunks.flatMap(([test, number]) => (isOf(test, kind) ? [number] : [])),
      ...Array.from(kind?.attributes ?? []).flatMap(
        (attribute) => numbers.get(TokenTest.keyOf(TokenTest.hint(attribute), [])) ?? [],
      ),
    ],
    chunksOf,
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

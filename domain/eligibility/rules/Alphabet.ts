import * as Chunk from "./Chunk.ts"
import type { Run, Vocabulary } from "./Run.ts"
import * as TokenTest from "./TokenTest.ts"
import type { WordClasses } from "./WordTests.ts"
import * as WordTests from "./WordTests.ts"

/**
 * The letters that a machine reads. Words of which all tests of the machine say the same are one letter to it, a symbol, so that it has
 * few: a word is tested when it comes for the first time, and is a symbol from then on.
 */
export interface Alphabet {
  /** The number of a test of the patterns. All are asked for before the first symbol. */
  readonly testOf: (test: TokenTest.TokenTest) => number
  /** Forgets the words of another epoch. */
  readonly open: (vocabulary: Vocabulary) => void
  /** The symbols of a run, between those of its edges: the one at a place stands one behind it. Good until the next run is read. */
  readonly symbolsOf: (run: Run) => Uint16Array
  /** Whether a test holds of a symbol. */
  readonly holds: (symbol: number, test: number) => boolean
  /** The tests that hold of a symbol. */
  readonly testsOf: (symbol: number) => ReadonlyArray<number>
  readonly specificityOf: (test: number) => number
  readonly size: () => number
  /** Forgets all symbols. */
  readonly forget: () => void
}

/** No symbol. They are all even; behind each stands the one of the same tokens where they are joined to the one before. */
const unknown = 0

const edges = { first: 2, last: 4 } as const

const firstRoom = 1 << 10

const nothing = new Uint8Array(0)

export const of = (classes: WordClasses): Alphabet => {
  const tests: Array<TokenTest.TokenTest> = []
  const weights: Array<number> = []
  const testIds = new Map<string, number>()
  /** By symbol, by test, whether it holds; nothing is a symbol at the places of `unknown` and the edges. */
  const truths: Array<Uint8Array> = []
  const byTruth = new Map<string, number>()
  let words = new Uint16Array(firstRoom)
  let symbols = new Uint16Array(0)
  let epoch = 0
  const chunks: Array<number | undefined> = []
  const ofWords = WordTests.of(classes)
  let knowsJoined = false

  const testOf = (test: TokenTest.TokenTest): number => {
    const key = TokenTest.keyOf(test)
    const known = testIds.get(key)
    if (known !== undefined) return known
    for (const part of TokenTest.parts(test)) ofWords.lookFor(part)
    testIds.set(key, tests.length)
    weights.push(TokenTest.specificityOf(test))
    knowsJoined ||= test.kind === "joined"

    return tests.push(test) - 1
  }

  /** The symbol of all of which the same simple tests hold, by their keys. */
  const symbolWith = (held: ReadonlySet<string>, edge?: "first" | "last"): number => {
    const key = held.size === 0 ? "" : [...held].toSorted().join("\n")
    const known = byTruth.get(key)
    if (known !== undefined) return known
    const truth = (isJoined: boolean) => Uint8Array.from(tests, (test) => (holds(test, isJoined) ? 1 : 0))
    const holds = (test: TokenTest.TokenTest, isJoined: boolean): boolean => {
      switch (test.kind) {
        case "edge":
          return test.side === edge
        case "any":
          return edge === undefined
        case "joined":
          return isJoined && holds(test.test, isJoined)
        case "one of":
          return test.tests.some((each) => holds(each, isJoined))
        case "none of":
          return edge === undefined && !test.tests.some((each) => holds(each, isJoined))
        default:
          return held.has(TokenTest.keyOf(test))
      }
    }
    const symbol = truths.push(truth(false), knowsJoined ? truth(true) : nothing) - 2
    byTruth.set(key, symbol)

    return symbol
  }

  const chunkSymbol = (number: number): number => {
    const known = chunks[-1 - number]
    if (known !== undefined) return known
    const kind = Chunk.kindOf(number)
    const held = tests.flatMap(TokenTest.parts).filter((test) => test.kind === "chunk" && isOne(test, kind))
    const symbol = symbolWith(new Set(held.map(TokenTest.keyOf)))
    chunks[-1 - number] = symbol

    return symbol
  }

  const learn = (vocabulary: Vocabulary, number: number): number => {
    const symbol = symbolWith(ofWords.held(vocabulary.wordOf(number)))
    if (number >= vocabulary.kept) return symbol
    if (number >= words.length) {
      const wider = new Uint16Array(Math.min(vocabulary.kept, Math.max(2 * words.length, number + 1)))
      wider.set(words)
      words = wider
    }
    words[number] = symbol

    return symbol
  }

  const symbolOf = (vocabulary: Vocabulary, number: number): number => {
    if (number < 0) return chunkSymbol(number)
    const known = words[number]

    return known === undefined || known === unknown ? learn(vocabulary, number) : known
  }

  /** The edges have their symbols before any word: all tests are known by then. */
  const begin = (): void => {
    truths.push(nothing, nothing)
    symbolWith(new Set(["first edge"]), "first")
    symbolWith(new Set(["last edge"]), "last")
  }

  return {
    testOf,
    open: (vocabulary) => {
      if (truths.length === 0) begin()
      if (vocabulary.epoch === epoch) return
      words.fill(unknown)
      epoch = vocabulary.epoch
    },
    symbolsOf: ({ from, joined, numbers, to, vocabulary }) => {
      if (symbols.length < to + 2) symbols = new Uint16Array(2 * (to + 2))
      symbols[from] = edges.first
      for (let at = from; at < to; at++) {
        const symbol = symbolOf(vocabulary, numbers[at] ?? 0)
        symbols[at + 1] = knowsJoined && joined[at] === 1 ? symbol + 1 : symbol
      }
      symbols[to + 1] = edges.last

      return symbols
    },
    holds: (symbol, test) => truths[symbol]?.[test] === 1,
    testsOf: (symbol) =>
      Array.from(truths[symbol] ?? [], (holds, test) => (holds === 1 ? test : -1)).filter((test) => test >= 0),
    specificityOf: (test) => weights[test] ?? 0,
    size: () => truths.length,
    forget: () => {
      truths.length = 0
      chunks.length = 0
      byTruth.clear()
      words.fill(unknown)
    },
  }
}

const isOne = (test: TokenTest.TokenTest & { kind: "chunk" }, kind: Chunk.ChunkKind | undefined): boolean =>
  kind?.name === test.name && test.attributes.every((attribute) => kind.attributes.has(attribute))

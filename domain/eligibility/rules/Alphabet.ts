import * as MoreRoom from "../../MoreRoom.ts"
import * as Bits from "./Bits.ts"
import * as Chunk from "./Chunk.ts"
import type { NumberedTests, Place } from "./NumberedTests.ts"
import type { Run, Vocabulary } from "./Run.ts"

/** What a run reads like to a table. */
export interface SymbolRun {
  /** The symbols of its tokens, between those of its edges: the one at a place stands one behind it. */
  symbols: Uint16Array
  /** By symbol, which tests hold of it, a bit each, in so many numbers. */
  facts: Int32Array
  readonly width: number
}

/**
 * The letters that rows are followed by. Words of which all tests of a table say the same are one letter to it, a symbol, so that it has
 * few: a word is tested when it comes for the first time, and is a symbol from then on.
 */
export interface Alphabet {
  /** Good until the next run is read. */
  readonly read: (run: Run) => SymbolRun
  /** Which of the watched tests hold somewhere in the run that was read last, a bit each. */
  readonly seen: () => Int32Array
  /** Notes that a chunk stands somewhere in it, too. */
  readonly seeChunk: (number: number) => void
}

/** No symbol. They are all even; behind each stands the one of the same tokens where they are joined to the one before. */
const unknown = 0

const edges = { first: 2, last: 4 } as const

const firstRoom = 1 << 6

/** With more symbols than these it begins anew. */
const most = 1 << 12

/** `watched`: tests of which is told whether they hold anywhere in a run. All tests have their numbers by now. */
export const of = (tests: NumberedTests, watched: ReadonlyArray<number>): Alphabet => {
  const width = Bits.widthOf(tests.count())
  const seen = new Int32Array(Bits.widthOf(watched.length))
  const knowsJoined = tests.knowsJoined()
  /** By symbol, which tests hold of it. */
  let facts = new Int32Array(width * firstRoom)
  /** By symbol, which of those watched do, and the symbols of which none does: most words. */
  let watchedFacts = new Int32Array(seen.length * firstRoom)
  let isSilent = new Uint8Array(firstRoom)
  let count = 0
  const byHeld = new Map<string, number>()
  let words = new Uint16Array(firstRoom)
  const chunks: Array<number | undefined> = []
  let symbols = new Uint16Array(firstRoom)
  const letters: SymbolRun = { symbols, facts, width }
  let epoch = 0

  const makeRoom = (): void => {
    if (count >= isSilent.length) isSilent = MoreRoom.moved(isSilent, new Uint8Array(2 * isSilent.length))
    if (width * (count + 1) <= facts.length) return
    facts = MoreRoom.moved(facts, new Int32Array(2 * facts.length))
    watchedFacts = MoreRoom.moved(watchedFacts, new Int32Array(2 * watchedFacts.length))
  }

  const add = (place: Place): number => {
    makeRoom()
    facts.fill(0, width * count, width * (count + 1))
    watchedFacts.fill(0, seen.length * count, seen.length * (count + 1))
    const truths = tests.truths(place)
    for (let test = 0; test < truths.length; test++) if (truths[test] === 1) Bits.set(facts, test, width * count)
    isSilent[count] = 1
    for (let place = 0; place < watched.length; place++) {
      if (truths[watched[place] ?? 0] !== 1) continue
      Bits.set(watchedFacts, place, seen.length * count)
      isSilent[count] = 0
    }

    return count++
  }

  /** The symbol of all of which the same tests of words and chunks hold. */
  const symbolWith = (held: ReadonlyArray<number>): number => {
    const key = held.join()
    const known = byHeld.get(key)
    if (known !== undefined) return known
    const symbol = add({ held })
    if (knowsJoined) add({ held, isJoined: true })
    else count++
    byHeld.set(key, symbol)

    return symbol
  }

  /** The edges have their symbols before any word. */
  const begin = (): void => {
    count = edges.first
    add({ held: [], edge: "first" })
    count = edges.last
    add({ held: [], edge: "last" })
    count++
  }

  const symbolOfChunk = (number: number): number => {
    const known = chunks[-1 - number]
    if (known !== undefined) return known
    const symbol = symbolWith(tests.ofChunk(Chunk.kindOf(number)))
    chunks[-1 - number] = symbol

    return symbol
  }

  const learn = (vocabulary: Vocabulary, number: number): number => {
    const symbol = symbolWith(tests.ofWord(vocabulary.wordOf(number)))
    if (number >= vocabulary.kept) return symbol
    if (number >= words.length)
      words = MoreRoom.moved(words, new Uint16Array(Math.min(vocabulary.kept, Math.max(2 * words.length, number + 1))))
    words[number] = symbol

    return symbol
  }

  const symbolOf = (vocabulary: Vocabulary, number: number): number => {
    if (number < 0) return symbolOfChunk(number)
    const known = words[number] ?? unknown

    return known === unknown ? learn(vocabulary, number) : known
  }

  const forget = (): void => {
    count = 0
    chunks.length = 0
    byHeld.clear()
    words.fill(unknown)
  }

  const open = (vocabulary: Vocabulary): void => {
    if (count > most) forget()
    if (count === 0) begin()
    if (vocabulary.epoch === epoch) return
    words.fill(unknown)
    epoch = vocabulary.epoch
  }

  /** Notes which of the watched tests hold of a symbol. */
  const see = (symbol: number): void => {
    const at = seen.length * symbol
    for (let part = 0; part < seen.length; part++) seen[part] = (seen[part] ?? 0) | (watchedFacts[at + part] ?? 0)
  }

  const read: Alphabet["read"] = (run) => {
    open(run.vocabulary)
    const { from, joined, numbers, to, vocabulary } = run
    if (symbols.length < to + 2) symbols = new Uint16Array(2 * (to + 2))
    symbols[from] = edges.first
    symbols[to + 1] = edges.last
    seen.fill(0)
    for (let at = from; at < to; at++) {
      const symbol = symbolOf(vocabulary, numbers[at] ?? 0) + (knowsJoined ? (joined[at] ?? 0) : 0)
      symbols[at + 1] = symbol
      if (isSilent[symbol] !== 1) see(symbol)
    }

    letters.symbols = symbols
    letters.facts = facts

    return letters
  }

  return {
    read,
    seen: () => seen,
    seeChunk: (number) => see(symbolOfChunk(number)),
  }
}

import * as MoreRoom from "../../MoreRoom.ts"
import type { SymbolRun } from "./Alphabet.ts"
import * as Bits from "./Bits.ts"
import { fields, kinds, ofSplit, type Program, width } from "./Program.ts"
import type { Run } from "./Run.ts"

/** Where one row was found, by places of the run: what it tells, and what it was told by. Both end before the second place. */
export interface Place<Row> {
  readonly row: Row
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
  /** How specific it was here: what it read of the words, each by itself. */
  readonly specificity: number
}

/** Turns are numbered up to here, and then anew. */
const farthest = 2 ** 30

/*
 * The matcher of patterns: it follows the steps of a row's program from each place of a run, and goes back where they lead nowhere. Rows are
 * followed one after the other, each in the registers that the one before it had: what it is of, where it begins, and what was found so far.
 */
let numbers: Int32Array = new Int32Array(0)
let count = 0
let symbols: Uint16Array = new Uint16Array(0)
let facts: Int32Array = new Int32Array(0)
let factsWidth = 0
let from = 0
let to = 0
let first = 0
let last = 0
let specificity = 0

/** By place and step, the turn in which it was tried: whoever comes there once more in the same turn gets nowhere either. */
let tried = new Int32Array(1 << 10)
let turn = 0

/** How many steps were tried in all. */
let steps = 0

export const stepsTried = (): number => steps

const nextTurn = (): void => {
  turn = turn === farthest ? 1 : turn + 1
  if (turn === 1) tried.fill(0)
}

const isTried = (step: number, place: number): boolean => {
  const key = (place - from) * count + step
  if (key >= tried.length) tried = MoreRoom.moved(tried, new Int32Array(2 * key))
  if (tried[key] === turn) return true
  tried[key] = turn
  steps++

  return false
}

const isRead = (test: number, at: number): boolean =>
  at <= to && Bits.holds(facts, test, factsWidth * (symbols[at + 1] ?? 0))

/** Goes on behind some tokens that a step read. `begin`: where the step is written, here and below. */
const behind = (begin: number, place: number, tokens: number): number => {
  const end = follow(numbers[begin + fields.next] ?? 0, place + tokens)
  if (end >= 0) specificity += tokens * (numbers[begin + fields.weight] ?? 0)

  return end
}

const fewest = (begin: number, place: number): number => {
  const test = numbers[begin + fields.test] ?? 0
  const atMost = numbers[begin + fields.atMost] ?? 0
  for (let tokens = 0; ; tokens++) {
    const end = behind(begin, place, tokens)
    if (end >= 0) return end
    if (tokens === atMost || !isRead(test, place + tokens)) return -1
  }
}

const most = (begin: number, place: number): number => {
  const test = numbers[begin + fields.test] ?? 0
  const atMost = numbers[begin + fields.atMost] ?? 0
  let tokens = 0
  while (tokens < atMost && isRead(test, place + tokens)) tokens++
  for (; tokens >= 0; tokens--) {
    const end = behind(begin, place, tokens)
    if (end >= 0) return end
  }

  return -1
}

const firstWay = (begin: number, place: number): number => {
  const ways = numbers[begin + ofSplit.ways] ?? 0
  const end = ways + (numbers[begin + ofSplit.count] ?? 0)
  for (let way = ways; way < end; way++) {
    const found = follow(numbers[way] ?? 0, place)
    if (found >= 0) return found
  }

  return -1
}

const marked = (begin: number, place: number): number => {
  const end = follow(numbers[begin + fields.next] ?? 0, place)
  if (end < 0) return end
  if (numbers[begin] === kinds.first) first = place
  else last = place

  return end
}

/** Before which place the row ends if it is followed from a step; -1 if it does not. */
const follow = (step: number, place: number): number => {
  if (isTried(step, place)) return -1
  const begin = width * step
  switch (numbers[begin]) {
    case kinds.reads:
      return isRead(numbers[begin + fields.test] ?? 0, place) ? behind(begin, place, 1) : -1
    case kinds.most:
      return most(begin, place)
    case kinds.fewest:
      return fewest(begin, place)
    case kinds.split:
      return firstWay(begin, place)
    case kinds.end:
      return place
    default:
      return marked(begin, place)
  }
}

/** A place of a run, or the nearest that is one: the edges have places of their own. */
const inside = (place: number, run: Run): number => Math.min(run.to, Math.max(run.from, place))

/**
 * Adds all places of a run where one row is found, in order. Of the ways to read it from a place on the preferred one is told. No step is tried
 * twice at a place, but behind a place where the row was found, so that many words cost no more than few, each of them.
 * `opening`: the test of the tokens with which it may begin. `letters`: those of the run.
 */
export const addAll = <Row>(
  places: Array<Place<Row>>,
  row: Row,
  program: Program,
  run: Run,
  letters: SymbolRun,
  opening: number,
): void => {
  nextTurn()
  numbers = program.steps
  count = program.count
  symbols = letters.symbols
  facts = letters.facts
  factsWidth = letters.width
  from = run.from - 1
  to = run.to
  for (let at = from; at <= to; at++) {
    if (!isRead(opening, at)) continue
    specificity = 0
    const end = follow(program.entry, at)
    if (end < 0) continue
    nextTurn()
    const begins = inside(first, run)
    const ends = inside(last, run)
    if (begins === ends) continue
    places.push({ row, first: begins, last: ends, from: inside(at, run), to: inside(end, run), specificity })
  }
}

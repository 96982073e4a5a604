import * as MoreRoom from "../text/MoreRoom.ts"
import type { Program, Step } from "./Program.ts"
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

/** Whether a test holds of a symbol. */
export type Holds = (symbol: number, test: number) => boolean

/** Turns are numbered up to here, and then anew. */
const farthest = 2 ** 30

/** Rows are followed one after the other, each in the room that the one before it had: what it is of, where it begins, and what was found so far. */
let count = 0
let holds: Holds = () => false
let symbols: Uint16Array = new Uint16Array(0)
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

const isRead = (test: number, at: number): boolean => at <= to && holds(symbols[at + 1] ?? 0, test)

/** Goes on behind some tokens that a step read. */
const behind = ({ next, weight }: Step & { readonly kind: "read" | "loop" }, place: number, tokens: number): number => {
  const end = follow(next, place + tokens)
  if (end >= 0) specificity += tokens * weight

  return end
}

const fewest = (loop: Step & { readonly kind: "loop" }, place: number): number => {
  for (let tokens = 0; ; tokens++) {
    const end = behind(loop, place, tokens)
    if (end >= 0) return end
    if (tokens === loop.most || !isRead(loop.test, place + tokens)) return -1
  }
}

const most = (loop: Step & { readonly kind: "loop" }, place: number): number => {
  let tokens = 0
  while (tokens < loop.most && isRead(loop.test, place + tokens)) tokens++
  for (; tokens >= 0; tokens--) {
    const end = behind(loop, place, tokens)
    if (end >= 0) return end
  }

  return -1
}

const firstWay = (ways: ReadonlyArray<Step>, place: number): number => {
  for (const way of ways) {
    const end = follow(way, place)
    if (end >= 0) return end
  }

  return -1
}

const marked = ({ next, side }: Step & { readonly kind: "mark" }, place: number): number => {
  const end = follow(next, place)
  if (end < 0) return end
  if (side === "first") first = place
  else last = place

  return end
}

/** Before which place the row ends if it is followed from a step; -1 if it does not. */
const follow = (step: Step, place: number): number => {
  if (isTried(step.number, place)) return -1
  switch (step.kind) {
    case "read":
      return isRead(step.test, place) ? behind(step, place, 1) : -1
    case "loop":
      return step.isLazy ? fewest(step, place) : most(step, place)
    case "split":
      return firstWay(step.ways, place)
    case "mark":
      return marked(step, place)
    case "end":
      return place
  }
}

/** A place of a run, or the nearest that is one: the edges have places of their own. */
const inside = (place: number, run: Run): number => Math.min(run.to, Math.max(run.from, place))

/**
 * Adds all places of a run where one row is found, in order. Of the ways to read it from a place on the preferred one is told. No step is tried
 * twice at a place, but behind a place where the row was found, so that many words cost no more than few, each of them.
 * `begin`: the test of the tokens with which it may begin. `read`: the symbols of the run.
 */
export const addAll = <Row>(
  places: Array<Place<Row>>,
  row: Row,
  program: Program,
  areHeld: Holds,
  run: Run,
  read: Uint16Array,
  begin: number,
): void => {
  nextTurn()
  count = program.count
  holds = areHeld
  symbols = read
  from = run.from - 1
  to = run.to
  for (let at = from; at <= to; at++) {
    if (!isRead(begin, at)) continue
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

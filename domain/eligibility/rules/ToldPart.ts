import * as MoreRoom from "../text/MoreRoom.ts"
import * as Program from "./Program.ts"
import type { Run } from "./Run.ts"

/** Where one row was found, by places of the run: what it tells, and what it was told by. Both end before the second place. */
export interface Place {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
  /** How specific it was here: what it read of the words, each by itself. */
  readonly specificity: number
}

/** What a table knows of its tests. */
export interface Tests {
  readonly holds: (symbol: number, test: number) => boolean
  readonly specificityOf: (test: number) => number
}

const { does } = Program

/** A loop has fewer tokens left than this. */
const most = 64

/** Turns are numbered up to here, and then anew. */
const farthest = 2 ** 30

/** Rows are followed one after the other, each in the room that the one before it had: what it is of, where it begins, and what was found so far. */
let program: Program.Program = { numbers: new Int32Array(0), count: 0, patterns: 0 }
let tests: Tests | undefined
let symbols: Uint16Array = new Uint16Array(0)
let from = 0
let to = 0
let told = 0
let first = 0
let last = 0
let specificity = 0

/** By step and place, how many tokens were left to it, and one more; what is no higher than the turn is of a row before. */
let tried = new Int32Array(1 << 10)
let turn = 0

const isRead = (test: number, at: number): boolean => at <= to && tests?.holds(symbols[at + 1] ?? 0, test) === true

const isTried = (step: number, at: number, left: number): boolean => {
  const key = (at - from) * program.count + step
  if (key >= tried.length) tried = MoreRoom.moved(tried, new Int32Array(2 * key))
  if ((tried[key] ?? 0) - turn > left) return true
  tried[key] = turn + left + 1

  return false
}

/** What a test adds once its way has come to the end. */
const counted = (test: number, end: number): number => {
  if (end >= 0) specificity += tests?.specificityOf(test) ?? 0

  return end
}

const again = (loop: number, at: number, left: number): number => {
  const test = Program.subjectOf(program, loop)

  return left > 0 && isRead(test, at) ? counted(test, looped(loop, at + 1, left - 1)) : -1
}

const looped = (loop: number, at: number, left: number): number => {
  if (isTried(loop, at, left)) return -1
  const isLazy = Program.doesAt(program, loop) === does.lazyLoop
  const preferred = isLazy ? follow(Program.nextOf(program, loop), at) : again(loop, at, left)
  if (preferred >= 0) return preferred

  return isLazy ? again(loop, at, left) : follow(Program.nextOf(program, loop), at)
}

const firstWay = (split: number, place: number): number => {
  for (let way = 0; way < Program.mostOf(program, split); way++) {
    const end = follow(Program.wayOf(program, split, way), place)
    if (end >= 0) return end
  }

  return -1
}

/** What is told ends with the first mark that is come back to, and begins with the second. */
const marked = (next: number, place: number): number => {
  const end = follow(next, place)
  if (end < 0) return end
  if (told === 0) last = place
  if (told === 1) first = place
  told++

  return end
}

const one = (step: number, place: number): number => {
  const test = Program.subjectOf(program, step)
  if (isTried(step, place, 0) || !isRead(test, place)) return -1

  return counted(test, follow(Program.nextOf(program, step), place + 1))
}

/** Before which place the row ends if it is followed from a step; -1 if it does not. */
const follow = (step: number, place: number): number => {
  switch (Program.doesAt(program, step)) {
    case does.read:
      return one(step, place)
    case does.loop:
    case does.lazyLoop:
      return looped(step, place, Program.mostOf(program, step))
    case does.split:
      return firstWay(step, place)
    case does.mark:
      return marked(Program.nextOf(program, step), place)
    case does.row:
      return place
    default:
      return -1
  }
}

const nextTurn = (): void => {
  turn += most
  if (turn <= farthest) return
  tried.fill(0)
  turn = most
}

/** A place of a run, or the nearest that is one: the edges have places of their own. */
const inside = (place: number, run: Run): number => Math.min(run.to, Math.max(run.from, place))

/**
 * Follows one row, forwards, from where it may begin; nothing if it does not: the preferred way first, and no way twice, so that it takes no more steps
 * than the row has times the tokens that it reaches. `read`: the symbols of the run.
 */
export const at = (row: Program.Program, of: Tests, run: Run, read: Uint16Array, place: number): Place | undefined => {
  nextTurn()
  program = row
  tests = of
  symbols = read
  from = place
  to = run.to
  told = 0
  specificity = 0
  const end = follow(Program.entryOf(program), place)
  if (end < 0) return undefined
  if (told < 1) last = end
  if (told < 2) first = place

  return {
    first: inside(first, run),
    last: inside(last, run),
    from: inside(place, run),
    to: inside(end, run),
    specificity,
  }
}

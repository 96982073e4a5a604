import type { Alphabet } from "./Alphabet.ts"
import type { Program, Step } from "./Program.ts"
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

/** A loop has fewer tokens left than this. */
const most = 64

/** Turns are numbered up to here, and then anew. */
const farthest = 2 ** 30

/** Rows are followed one after the other, each in the room that the one before it had: what it is of, where it begins, and what was found so far. */
let steps: Program["steps"] = []
let alphabet: Alphabet | undefined
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

const isRead = (test: number, at: number): boolean => at <= to && alphabet?.holds(symbols[at + 1] ?? 0, test) === true

const isTried = (step: number, at: number, left: number): boolean => {
  const key = (at - from) * steps.length + step
  if (key >= tried.length) {
    const wider = new Int32Array(2 * key)
    wider.set(tried)
    tried = wider
  }
  if ((tried[key] ?? 0) - turn > left) return true
  tried[key] = turn + left + 1

  return false
}

/** What a test adds once its way has come to the end. */
const counted = (test: number, end: number): number => {
  if (end >= 0) specificity += alphabet?.specificityOf(test) ?? 0

  return end
}

const again = (step: number, loop: Step & { does: "loop" }, at: number, left: number): number =>
  left > 0 && isRead(loop.test, at) ? counted(loop.test, looped(step, loop, at + 1, left - 1)) : -1

const looped = (step: number, loop: Step & { does: "loop" }, at: number, left: number): number => {
  if (isTried(step, at, left)) return -1
  const preferred = loop.isLazy ? follow(loop.next, at) : again(step, loop, at, left)
  if (preferred >= 0) return preferred

  return loop.isLazy ? again(step, loop, at, left) : follow(loop.next, at)
}

const firstWay = (ways: ReadonlyArray<number>, place: number): number => {
  for (const way of ways) {
    const end = follow(way, place)
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

/** Before which place the row ends if it is followed from a step; -1 if it does not. */
const follow = (at: number, place: number): number => {
  const step = steps[at]
  switch (step?.does) {
    case "read":
      return !isTried(at, place, 0) && isRead(step.test, place) ? counted(step.test, follow(step.next, place + 1)) : -1
    case "loop":
      return looped(at, step, place, step.most)
    case "split":
      return firstWay(step.next, place)
    case "mark":
      return marked(step.next, place)
    case "row":
      return place
    case undefined:
      return -1
  }
}

const nextTurn = (): void => {
  turn += most
  if (turn <= farthest) return
  tried.fill(0)
  turn = most
}

/**
 * Follows one row, forwards, from where it may begin; nothing if it does not: the preferred way first, and no way twice, so that it takes no more steps
 * than the row has times the tokens that it reaches. `read`: the symbols of the run, as the alphabet reads them.
 */
export const at = (program: Program, of: Alphabet, run: Run, read: Uint16Array, place: number): Place | undefined => {
  nextTurn()
  steps = program.steps
  alphabet = of
  symbols = read
  from = place
  to = run.to
  told = 0
  specificity = 0
  const end = follow(program.entries[0] ?? 0, place)
  if (end < 0) return undefined
  if (told < 1) last = end
  if (told < 2) first = place
  const inside = (each: number): number => Math.min(run.to, Math.max(run.from, each))

  return { first: inside(first), last: inside(last), from: inside(place), to: inside(end), specificity }
}

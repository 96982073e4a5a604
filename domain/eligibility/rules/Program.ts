import type { PatternNode } from "./PatternNode.ts"
import type { TokenTest } from "./TokenTest.ts"

/**
 * What a step does. `read` takes one token, and a loop as many as it may, a lazy one as few as what follows lets; `split` goes on in
 * several ways, the preferred one first; `mark` is where what is told begins or ends; `row` has come to the end of a row.
 */
export const does = { read: 0, loop: 1, lazyLoop: 2, split: 3, mark: 4, row: 5 } as const

/** What is known of a step, number beside number; a machine has thousands, and as objects they would be what most is collected of. */
const facts = { does: 0, of: 1, next: 2, most: 3 } as const

const width = 4

/** Steps of patterns, each by its number from 0 on. */
export interface Program {
  /** The steps, behind them the ways of all that split, and then where to begin with each of the patterns. */
  readonly numbers: Int32Array
  /** How many steps there are. */
  readonly count: number
  readonly patterns: number
}

/** What a step does (`does`). */
export const doesAt = ({ numbers }: Program, step: number): number => numbers[width * step + facts.does] ?? -1

/** The test that is read by, or the row that has ended. */
export const subjectOf = ({ numbers }: Program, step: number): number => numbers[width * step + facts.of] ?? 0

export const nextOf = ({ numbers }: Program, step: number): number => numbers[width * step + facts.next] ?? 0

/** How many tokens a loop takes, or how many ways a split has. */
export const mostOf = ({ numbers }: Program, step: number): number => numbers[width * step + facts.most] ?? 0

/** One of the ways of a split. */
export const wayOf = ({ count, numbers }: Program, step: number, way: number): number =>
  numbers[width * count + (numbers[width * step + facts.of] ?? 0) + way] ?? 0

/** Where a pattern begins. */
export const entryOf = ({ numbers, patterns }: Program, pattern = 0): number =>
  numbers[numbers.length - patterns + pattern] ?? 0

/** What is repeated more often than this is counted forwards only. */
const counted = 3

/** From the first token to the last, or from the last to the first. */
export type Direction = "forwards" | "backwards"

/**
 * The patterns as steps. Backwards they tell a machine where rows may begin, and each is followed forwards from there: so what is repeated
 * often is repeated without end, since a machine would need a state for each number of times that are left. `testOf`: the number that a test goes by. */
export const of = (
  patterns: ReadonlyArray<PatternNode>,
  direction: Direction,
  testOf: (test: TokenTest) => number,
): Program => {
  const steps: Array<number> = []
  const ways: Array<number> = []

  const add = (what: number, subject: number, next: number, most: number): number =>
    (steps.push(what, subject, next, most) - width) / width

  const split = (into: ReadonlyArray<number>): number =>
    add(does.split, ways.push(...into) - into.length, 0, into.length)

  const inOrder = (parts: ReadonlyArray<PatternNode>, next: number): number =>
    direction === "forwards"
      ? parts.reduceRight((behind, part) => emit(part, behind), next)
      : parts.reduce((behind, part) => emit(part, behind), next)

  const endless = (part: PatternNode, next: number): number => {
    const own = ways.push(next, next) - 2
    const entry = add(does.split, own, 0, 2)
    ways[own + 1] = emit(part, entry)

    return entry
  }

  /** At most so many times. */
  const upTo = (most: number, { isLazy, part }: PatternNode & { kind: "repeated" }, next: number): number => {
    if (direction === "backwards" && most > counted) return endless(part, next)
    if (part.kind === "token" && most > 0) return add(isLazy ? does.lazyLoop : does.loop, testOf(part.test), next, most)
    let entry = next
    for (let time = 0; time < most; time++) {
      const again = emit(part, entry)
      entry = split(isLazy ? [next, again] : [again, next])
    }

    return entry
  }

  const repeated = (node: PatternNode & { kind: "repeated" }, next: number): number => {
    let entry = upTo(node.most - node.least, node, next)
    for (let time = 0; time < node.least; time++) entry = emit(node.part, entry)

    return entry
  }

  /** Where to begin so that a part of a pattern is followed, and then what stands at `next`. */
  const emit = (node: PatternNode, next: number): number => {
    switch (node.kind) {
      case "token":
        return add(does.read, testOf(node.test), next, 1)
      case "sequence":
        return inOrder(node.parts, next)
      case "either":
        return split(node.parts.map((part) => emit(part, next)))
      case "repeated":
        return repeated(node, next)
      case "told":
        return add(does.mark, 0, emit(node.part, add(does.mark, 0, next, 0)), 0)
    }
  }

  const entries = patterns.map((pattern, row) => emit(pattern, add(does.row, row, 0, 0)))

  return {
    numbers: Int32Array.from([...steps, ...ways, ...entries]),
    count: steps.length / width,
    patterns: entries.length,
  }
}

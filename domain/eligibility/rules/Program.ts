import * as PatternNode from "./PatternNode.ts"
import * as TokenTest from "./TokenTest.ts"

/**
 * What a row asks for at a place, and then behind it. A step `reads` one token; it takes the `most` tokens that it may, or the `fewest` that
 * what follows lets; a `split` goes on in one of several ways, the preferred one first; at `first` and `last` what is told begins and ends.
 */
export const kinds = { end: 0, reads: 1, most: 2, fewest: 3, split: 4, first: 5, last: 6 } as const

type Kind = (typeof kinds)[keyof typeof kinds]

/**
 * What is written of a step, number beside number. `test`: which must hold of each token that it takes. `weight`: how much it tells that it
 * does (`TokenTest.specificityOf`), and nothing of what a gap passes over. `atMost`: how many tokens it takes.
 */
export const fields = { kind: 0, next: 1, test: 2, weight: 3, atMost: 4 } as const

/** What is written of a split instead: where its ways begin, and how many there are. */
export const ofSplit = { kind: 0, ways: 1, count: 2 } as const

export const width = 5

/** The steps of a row, each by its number from 0, in the order of their numbers; behind them the ways of those that split. */
export interface Program {
  readonly steps: Int32Array
  /** The step that it begins with. */
  readonly entry: number
  /** How many steps there are. */
  readonly count: number
}

/** A pattern as steps. `testOf`: the number that a test goes by. */
export const of = (pattern: PatternNode.PatternNode, testOf: (test: TokenTest.TokenTest) => number): Program => {
  const steps: Array<ReadonlyArray<number>> = []
  const splits: Array<readonly [step: number, ways: ReadonlyArray<number>]> = []

  const add = (kind: Kind, ...rest: ReadonlyArray<number>): number => steps.push([kind, ...rest]) - 1

  const reading = (kind: Kind, test: TokenTest.TokenTest, next: number, atMost: number): number =>
    add(kind, next, testOf(test), kind === kinds.fewest ? 0 : TokenTest.specificityOf(test), atMost)

  const split = (ways: ReadonlyArray<number>): number => {
    const step = add(kinds.split)
    splits.push([step, ways])

    return step
  }

  const upTo = (
    most: number,
    { isLazy, part }: PatternNode.PatternNode & { kind: "repeated" },
    next: number,
  ): number => {
    if (part.kind === "token" && most > 0) return reading(isLazy ? kinds.fewest : kinds.most, part.test, next, most)
    let entry = next
    for (let time = 0; time < most; time++) {
      const again = emit(part, entry)
      entry = split(isLazy ? [next, again] : [again, next])
    }

    return entry
  }

  /** Where to begin so that a part of the pattern is followed, and then what stands at `next`. */
  const emit = (node: PatternNode.PatternNode, next: number): number => {
    switch (node.kind) {
      case "token":
        return reading(kinds.reads, node.test, next, 1)
      case "sequence":
        return node.parts.reduceRight((behind, part) => emit(part, behind), next)
      case "either":
        return split(node.parts.map((part) => emit(part, next)))
      case "repeated": {
        let entry = upTo(node.most - node.least, node, next)
        for (let time = 0; time < node.least; time++) entry = emit(node.part, entry)
        return entry
      }
      case "told":
        return add(kinds.first, emit(node.part, add(kinds.last, next)))
    }
  }

  const isMarked = PatternNode.within(pattern).some(({ kind }) => kind === "told")
  const entry = emit(isMarked ? pattern : { kind: "told", part: pattern }, add(kinds.end))

  return { steps: written(steps, splits), entry, count: steps.length }
}

const written = (
  steps: ReadonlyArray<ReadonlyArray<number>>,
  splits: ReadonlyArray<readonly [step: number, ways: ReadonlyArray<number>]>,
): Int32Array => {
  const ways = splits.flatMap(([, ways]) => ways)
  const numbers = new Int32Array(width * steps.length + ways.length)
  for (const [step, facts] of steps.entries()) numbers.set(facts, width * step)
  let at = width * steps.length
  numbers.set(ways, at)
  for (const [step, { length }] of splits) {
    numbers.set([at, length], width * step + ofSplit.ways)
    at += length
  }

  return numbers
}

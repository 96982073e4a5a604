import * as PatternNode from "./PatternNode.ts"
import * as TokenTest from "./TokenTest.ts"

/**
 * What a row asks for at a place, and then behind it. `loop` takes as many tokens as it may, a lazy one as few as what follows lets; `split`
 * goes on in one of several ways, the preferred one first; at a `mark` what is told begins or ends. Each has a number, from 0 on.
 */
export type Step = { readonly number: number } & (
  | ({ readonly kind: "read" } & Reading)
  | ({ readonly kind: "loop"; readonly most: number; readonly isLazy: boolean } & Reading)
  | { readonly kind: "split"; readonly ways: ReadonlyArray<Step> }
  | { readonly kind: "mark"; readonly side: "first" | "last"; readonly next: Step }
  | { readonly kind: "end" }
)

interface Reading {
  readonly test: number
  /** How much it tells that the test holds (`TokenTest.specificityOf`). */
  readonly weight: number
  readonly next: Step
}

export interface Program {
  readonly entry: Step
  /** How many steps there are. */
  readonly count: number
}

/** A pattern as steps. `testOf`: the number that a test goes by. */
export const of = (pattern: PatternNode.PatternNode, testOf: (test: TokenTest.TokenTest) => number): Program => {
  let count = 0

  const reading = (test: TokenTest.TokenTest, next: Step): Reading => ({
    test: testOf(test),
    weight: TokenTest.specificityOf(test),
    next,
  })

  const split = (ways: ReadonlyArray<Step>): Step => ({ number: count++, kind: "split", ways })

  const upTo = (most: number, { isLazy, part }: PatternNode.PatternNode & { kind: "repeated" }, next: Step): Step => {
    if (part.kind === "token" && most > 0)
      return { number: count++, kind: "loop", most, isLazy, ...reading(part.test, next) }
    let entry = next
    for (let time = 0; time < most; time++) {
      const again = emit(part, entry)
      entry = split(isLazy ? [next, again] : [again, next])
    }

    return entry
  }

  /** Where to begin so that a part of the pattern is followed, and then what stands at `next`. */
  const emit = (node: PatternNode.PatternNode, next: Step): Step => {
    switch (node.kind) {
      case "token":
        return { number: count++, kind: "read", ...reading(node.test, next) }
      case "sequence":
        return node.parts.reduceRight((behind, part) => emit(part, behind), next)
      case "either":
        return split(node.parts.map((part) => emit(part, next)))
      case "repeated": {
        let entry = upTo(node.most - node.least, node, next)
        for (let time = 0; time < node.least; time++) entry = emit(node.part, entry)
        return entry
      }
      case "told": {
        const last: Step = { number: count++, kind: "mark", side: "last", next }
        return { number: count++, kind: "mark", side: "first", next: emit(node.part, last) }
      }
    }
  }

  const isMarked = PatternNode.within(pattern).some(({ kind }) => kind === "told")
  const entry = emit(isMarked ? pattern : { kind: "told", part: pattern }, { number: count++, kind: "end" })

  return { entry, count }
}

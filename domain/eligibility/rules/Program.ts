import type { PatternNode } from "./PatternNode.ts"
import type { TokenTest } from "./TokenTest.ts"

/**
 * One step of a pattern that is being followed. `read` takes one token, and `loop` as many as it may, up to `most`; `split` goes on in
 * several ways, the preferred one first; `mark` is where what is told begins or ends; `row` has come to the end of a row.
 */
export type Step =
  | { readonly does: "read"; readonly test: number; readonly next: number }
  | {
      readonly does: "loop"
      readonly test: number
      readonly most: number
      readonly isLazy: boolean
      readonly next: number
    }
  | { readonly does: "split"; readonly next: ReadonlyArray<number> }
  | { readonly does: "mark"; readonly next: number }
  | { readonly does: "row"; readonly row: number }

/** Steps, and where to begin with each of the patterns. */
export interface Program {
  readonly steps: ReadonlyArray<Step>
  readonly entries: ReadonlyArray<number>
}

/** From the first token to the last, or from the last to the first. */
export type Direction = "forwards" | "backwards"

/** The patterns as steps. `testOf`: the number that a test goes by. */
export const of = (
  patterns: ReadonlyArray<PatternNode>,
  direction: Direction,
  testOf: (test: TokenTest) => number,
): Program => {
  const steps: Array<Step> = []

  const add = (step: Step): number => steps.push(step) - 1

  const inOrder = (parts: ReadonlyArray<PatternNode>, next: number): number =>
    direction === "forwards"
      ? parts.reduceRight((behind, part) => emit(part, behind), next)
      : parts.reduce((behind, part) => emit(part, behind), next)

  const repeated = (node: PatternNode & { kind: "repeated" }, next: number): number => {
    const { isLazy, least, most, part } = node
    let entry = next
    if (part.kind === "token" && most > least)
      entry = add({ does: "loop", test: testOf(part.test), most: most - least, isLazy, next })
    else
      for (let time = least; time < most; time++) {
        const again = emit(part, entry)
        entry = add({ does: "split", next: isLazy ? [next, again] : [again, next] })
      }
    for (let time = 0; time < least; time++) entry = emit(part, entry)

    return entry
  }

  /** Where to begin so that a part of a pattern is followed, and then what stands at `next`. */
  const emit = (node: PatternNode, next: number): number => {
    switch (node.kind) {
      case "token":
        return add({ does: "read", test: testOf(node.test), next })
      case "sequence":
        return inOrder(node.parts, next)
      case "either":
        return add({ does: "split", next: node.parts.map((part) => emit(part, next)) })
      case "repeated":
        return repeated(node, next)
      case "told":
        return add({ does: "mark", next: emit(node.part, add({ does: "mark", next })) })
    }
  }

  const entries = patterns.map((pattern, row) => emit(pattern, add({ does: "row", row })))

  return { steps, entries }
}

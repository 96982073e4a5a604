import type { TokenTest } from "./TokenTest.ts"

/** A pattern as it was read. */
export type PatternNode =
  | { readonly kind: "token"; readonly test: TokenTest }
  | { readonly kind: "sequence"; readonly parts: ReadonlyArray<PatternNode> }
  | { readonly kind: "either"; readonly parts: ReadonlyArray<PatternNode> }
  /** `isLazy`: as few times as the rest of the pattern lets, as a gap. */
  | {
      readonly kind: "repeated"
      readonly part: PatternNode
      readonly least: number
      readonly most: number
      readonly isLazy: boolean
    }
  /** What the row tells: the stretch within the brackets. */
  | { readonly kind: "told"; readonly part: PatternNode }

export const token = (test: TokenTest): PatternNode => ({ kind: "token", test })

/** Parts one behind the other, or of which one stands there: the part itself where there is no other. */
export const of = (kind: "sequence" | "either", parts: ReadonlyArray<PatternNode>): PatternNode =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind, parts }

/** What a pattern is made of, from without to within. */
export const within = (node: PatternNode): ReadonlyArray<PatternNode> => {
  switch (node.kind) {
    case "token":
      return [node]
    case "sequence":
    case "either":
      return [node, ...node.parts.flatMap(within)]
    case "repeated":
    case "told":
      return [node, ...within(node.part)]
  }
}

/** How many tokens a pattern takes at least. */
export const narrowest = (node: PatternNode): number => {
  switch (node.kind) {
    case "token":
      return 1
    case "sequence":
      return node.parts.reduce((sum, part) => sum + narrowest(part), 0)
    case "either":
      return Math.min(...node.parts.map(narrowest))
    case "repeated":
      return node.least * narrowest(node.part)
    case "told":
      return narrowest(node.part)
  }
}

export const testsOf = (node: PatternNode): ReadonlyArray<TokenTest> =>
  within(node).flatMap((each) => (each.kind === "token" ? [each.test] : []))

/** The tests of which one holds of the token that a pattern begins with. */
export const firsts = (node: PatternNode): ReadonlyArray<TokenTest> => {
  switch (node.kind) {
    case "token":
      return [node.test]
    case "sequence": {
      const needed = node.parts.findIndex((part) => narrowest(part) > 0)
      return node.parts.slice(0, needed < 0 ? node.parts.length : needed + 1).flatMap(firsts)
    }
    case "either":
      return node.parts.flatMap(firsts)
    case "repeated":
    case "told":
      return firsts(node.part)
  }
}

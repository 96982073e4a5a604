import type { PatternNode } from "./PatternNode.ts"
import * as Specificity from "./Specificity.ts"
import type { TokenTest } from "./TokenTest.ts"

const longest = 9

/** How seldom a test holds, as far as it tells: long words do, chunks are made to be found, and edges are always there. */
const rarityOf = (test: TokenTest): number => {
  switch (test.kind) {
    case "chunk":
      return 1
    case "edge":
    case "any":
    case "none of":
      return 0
    case "joined":
      return rarityOf(test.test)
    case "one of":
      return Math.min(...test.tests.map(rarityOf))
    case "word":
      return Specificity.of(test) + Math.min(test.word.length, longest) / longest
    default:
      return Specificity.of(test)
  }
}

const unjoined = (test: TokenTest): TokenTest => (test.kind === "joined" ? unjoined(test.test) : test)

/** A test that some token must pass wherever a pattern is found, and few others do; nothing where there is none. */
export const by = (node: PatternNode): TokenTest | undefined => {
  switch (node.kind) {
    case "token":
      return rarityOf(node.test) > 0 ? unjoined(node.test) : undefined
    case "sequence":
      return node.parts.flatMap((part) => by(part) ?? []).toSorted((one, other) => rarityOf(other) - rarityOf(one))[0]
    case "either": {
      const tests = node.parts.flatMap((part) => by(part) ?? [])
      return tests.length === node.parts.length ? { kind: "one of", tests } : undefined
    }
    case "repeated":
      return node.least > 0 ? by(node.part) : undefined
    case "told":
      return by(node.part)
  }
}

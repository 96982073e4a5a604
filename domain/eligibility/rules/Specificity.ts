import type { TokenTest } from "./TokenTest.ts"

/**
 * How much a test tells of a token that it holds of: a word more than one of a list, that more than that it is only not another. A row is
 * as specific as all that it read of a text.
 */
export const of = (test: TokenTest): number => {
  switch (test.kind) {
    case "word":
      return 6
    case "beginning":
    case "ending":
      return 5
    case "chunk":
      return 4 + test.attributes.length
    case "class":
      return 3
    case "edge":
      return 2
    case "one of":
      return Math.max(1, Math.min(...test.tests.map(of)) - 1)
    case "none of":
      return 1
    case "joined":
      return 1 + of(test.test)
    case "any":
      return 0
  }
}

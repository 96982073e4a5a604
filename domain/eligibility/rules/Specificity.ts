import type { PatternNode } from "./PatternNode.ts"
import type { TokenTest } from "./TokenTest.ts"

/** How much a test tells of a token: a word more than one of a list, that more than one that is only not another. */
const ofTest = (test: TokenTest): number => {
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
      return Math.max(1, Math.min(...test.tests.map(ofTest)) - 1)
    case "none of":
      return 1
    case "joined":
      return 1 + ofTest(test.test)
    case "any":
      return 0
  }
}

/** How specific a pattern is: what it asks for at least, one place after the other. What may be missing counts nothing. */
export const of = (node: PatternNode): number => {
  switch (node.kind) {
    case "token":
      return ofTest(node.test)
    case "sequence":
      return node.parts.reduce((sum, part) => sum + of(part), 0)
    case "either":
      return Math.min(...node.parts.map(of))
    case "repeated":
      return node.least * of(node.part)
    case "told":
      return of(node.part)
  }
}

/** How many tokens a pattern takes at most. */
export const widest = (node: PatternNode): number => {
  switch (node.kind) {
    case "token":
      return 1
    case "sequence":
      return node.parts.reduce((sum, part) => sum + widest(part), 0)
    case "either":
      return Math.max(...node.parts.map(widest))
    case "repeated":
      return node.most * widest(node.part)
    case "told":
      return widest(node.part)
  }
}

/** How many it takes at least. */
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

import { remembering } from "../../Memo.ts"

/** What a pattern asks of one place of a run. */
export type TokenTest =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "beginning"; readonly letters: string }
  | { readonly kind: "ending"; readonly letters: string }
  | { readonly kind: "class"; readonly name: string }
  | { readonly kind: "chunk"; readonly name: string; readonly attributes: ReadonlyArray<string> }
  /** Before the first token of a run, or behind its last. */
  | { readonly kind: "edge"; readonly side: "first" | "last" }
  | { readonly kind: "any" }
  /** Right behind the token before it, without a space. */
  | { readonly kind: "joined"; readonly test: TokenTest }
  | { readonly kind: "one of"; readonly tests: ReadonlyArray<TokenTest> }
  | { readonly kind: "none of"; readonly tests: ReadonlyArray<TokenTest> }

export const any: TokenTest = { kind: "any" }

export const word = (word: string): TokenTest => ({ kind: "word", word })

/** What no gap of a pattern goes over, unless it says so. */
export const withinClause: TokenTest = { kind: "none of", tests: [word("."), word(";")] }

/** The tests that one is made of, or itself. */
export const parts = (test: TokenTest): ReadonlyArray<TokenTest> => {
  if (test.kind === "joined") return parts(test.test)

  return test.kind === "one of" || test.kind === "none of" ? test.tests.flatMap(parts) : [test]
}

/** The same for tests that ask the same. */
export const keyOf = remembering((test: TokenTest): string => JSON.stringify(test))

/**
 * How much a test tells of a token that it holds of: a word more than one of a list, that more than that it is only not another. A row is
 * as specific as all that it read of a text.
 */
export const specificityOf = (test: TokenTest): number => {
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
      return Math.max(1, Math.min(...test.tests.map(specificityOf)) - 1)
    case "none of":
      return 1
    case "joined":
      return 1 + specificityOf(test.test)
    case "any":
      return 0
  }
}

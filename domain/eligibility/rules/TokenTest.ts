import type { WordClass } from "./WordTests.ts"

/** What a pattern asks of a word. */
export type OfWord =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "beginning"; readonly letters: string }
  | { readonly kind: "ending"; readonly letters: string }
  /** Without words where a table has no class of the name. */
  | { readonly kind: "class"; readonly name: string; readonly words: WordClass | undefined }

/** What a pattern asks of a chunk. */
export interface OfChunk {
  readonly kind: "chunk"
  readonly name: string
  readonly attributes: ReadonlyArray<string>
}

/** What a pattern asks of one place of a run. */
export type TokenTest =
  | OfWord
  | OfChunk
  /** Before the first token of a run, or behind its last. */
  | { readonly kind: "edge"; readonly side: "first" | "last" }
  | { readonly kind: "any" }
  /** Right behind the token before it, without a space. */
  | { readonly kind: "joined"; readonly test: TokenTest }
  | { readonly kind: "one of"; readonly tests: ReadonlyArray<TokenTest> }
  | { readonly kind: "none of"; readonly tests: ReadonlyArray<TokenTest> }

export const any: TokenTest = { kind: "any" }

export const word = (word: string): TokenTest => ({ kind: "word", word })

/** One of several, which may be one alone. */
export const oneOf = (tests: ReadonlyArray<TokenTest>): TokenTest =>
  tests.length === 1 && tests[0] !== undefined ? tests[0] : { kind: "one of", tests }

/** What no gap of a pattern goes over, unless it says so. */
export const withinClause: TokenTest = { kind: "none of", tests: [word("."), word(";")] }

const ofWord: ReadonlySet<TokenTest["kind"]> = new Set<OfWord["kind"]>(["word", "beginning", "ending", "class"])

export const isOfWord = (test: TokenTest): test is OfWord => ofWord.has(test.kind)

/** The words that a test holds of. */
export const wordsOf = (test: OfWord): WordClass | undefined => {
  switch (test.kind) {
    case "word":
      return test.word
    case "beginning":
      return `${test.letters}~`
    case "ending":
      return `~${test.letters}`
    case "class":
      return test.words
  }
}

const none: ReadonlyArray<TokenTest> = []

/** The tests that one is made of. */
export const partsOf = (test: TokenTest): ReadonlyArray<TokenTest> => {
  if (test.kind === "joined") return [test.test]

  return test.kind === "one of" || test.kind === "none of" ? test.tests : none
}

/** The same for tests that ask the same. `parts`: what those that it is made of are called by. */
export const keyOf = (test: TokenTest, parts: ReadonlyArray<number>): unknown => {
  switch (test.kind) {
    case "word":
      return test.word
    case "beginning":
    case "ending":
      return `${test.kind} ${test.letters}`
    case "class":
      return typeof test.words === "string" ? `class ${test.words}` : (test.words ?? test.kind)
    case "chunk":
      return `chunk ${[test.name, ...test.attributes].join(".")}`
    case "edge":
      return `${test.side} edge`
    default:
      return `${test.kind} ${parts.join(" ")}`
  }
}

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

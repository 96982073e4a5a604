import type { PatternNode } from "./PatternNode.ts"
import * as TokenTest from "./TokenTest.ts"
import type { WordClass } from "./WordTests.ts"

/** Words and marks that stand in most sentences of criteria. */
const common: ReadonlySet<string> = new Set(
  "a after an and any are as at be been by for from had has have if in is it no not of on or other patients study than that the therapies therapy this to treatment treatments was were which who will with without . , ; : ( ) - /".split(
    " ",
  ),
)

/** How seldom one of some words stands somewhere: the longer and the fewer they are, the more so; not if one stands in most sentences. */
const rarityOf = (words: ReadonlyArray<string>): number => {
  const letters = words.reduce((sum, { length }) => sum + length, 0)
  const isCommon = words.some((word) => common.has(word))

  return isCommon ? 0.5 : Math.max(1, letters / words.length - 2 * Math.log2(words.length))
}

/** How many words a function holds of is not known. */
const ofFunction = 0.25

/** How seldom one of some words stands somewhere. */
const rarity = (words: WordClass): number => {
  if (typeof words === "function") return ofFunction

  return rarityOf(typeof words === "string" ? words.split(" ") : [...words])
}

/** What must hold somewhere wherever a pattern is told: one test, or one of several. */
export interface Anchor {
  readonly tests: ReadonlyArray<TokenTest.TokenTest>
  readonly rarity: number
}

const none: ReadonlyArray<Anchor> = []

/** A chunk is as rare as a word of so many letters. */
const chunkRarity = 2

/** The rarest first; of equal ones that which stands last. */
const byRarity = (anchors: ReadonlyArray<Anchor>): ReadonlyArray<Anchor> =>
  anchors.toReversed().sort((one, other) => other.rarity - one.rarity)

/** What is looked out for, the rarest first: functions, which are asked of every word, only where nothing beside them is rare. */
const watched = (anchors: ReadonlyArray<Anchor>): ReadonlyArray<Anchor> => {
  const ranked = byRarity(anchors)
  const isRare = (ranked[0]?.rarity ?? 0) >= chunkRarity

  return isRare ? ranked.filter(({ rarity }) => rarity > ofFunction) : ranked
}

/** The numbers of the tests that are looked out for. */
export const numbered = (
  anchors: ReadonlyArray<Anchor>,
  numberOf: (test: TokenTest.TokenTest) => number,
): ReadonlyArray<number> => [...new Set(watched(anchors).map(({ tests }) => numberOf(TokenTest.oneOf(tests))))]

/** Of each of several ways so many anchors are kept. */
const most = 2

/** Of several ways one must be gone: one of the rarest that they need, and one of those next to these. Nothing where one of them needs none. */
const ofAny = (ways: ReadonlyArray<ReadonlyArray<Anchor>>): ReadonlyArray<Anchor> => {
  if (ways.some(({ length }) => length === 0)) return none
  const ranked = ways.map(byRarity)
  const count = Math.min(most, Math.max(...ways.map(({ length }) => length)))

  return Array.from({ length: count }, (_, rank) => {
    const each = ranked.flatMap((anchors) => anchors[Math.min(rank, anchors.length - 1)] ?? [])

    return { tests: each.flatMap(({ tests }) => tests), rarity: Math.min(...each.map(({ rarity }) => rarity)) }
  })
}

/** The words that hint at a chunk with an attribute, of which one must stand somewhere. */
export const hinted = ({ tests }: Anchor, hints: Readonly<Record<string, WordClass>>): ReadonlyArray<Anchor> =>
  ofAny(
    tests.map((test) =>
      test.kind === "chunk"
        ? test.attributes.flatMap((name) => ofTest({ kind: "class", name, words: hints[name] }))
        : none,
    ),
  )

const ofTest = (test: TokenTest.TokenTest): ReadonlyArray<Anchor> => {
  switch (test.kind) {
    case "word":
    case "class":
    case "beginning":
    case "ending": {
      const words = TokenTest.wordsOf(test)
      return words === undefined ? none : [{ tests: [test], rarity: rarity(words) }]
    }
    case "chunk":
      return [{ tests: [test], rarity: chunkRarity }]
    case "joined":
      return ofTest(test.test)
    case "one of":
      return ofAny(test.tests.map(ofTest))
    default:
      return none
  }
}

/** All that is needed wherever a pattern is, but for what holds of words that it does not name. */
export const of = (node: PatternNode): ReadonlyArray<Anchor> => {
  switch (node.kind) {
    case "token":
      return ofTest(node.test)
    case "sequence":
      return node.parts.flatMap(of)
    case "either":
      return ofAny(node.parts.map(of))
    case "repeated":
      return node.least > 0 ? of(node.part) : none
    case "told":
      return of(node.part)
  }
}

import type { PatternNode } from "./PatternNode.ts"
import * as TokenTest from "./TokenTest.ts"
import type { WordClasses } from "./WordTests.ts"

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

/** How seldom a test holds; nothing if it holds of words that it does not name. */
const rarity = (test: TokenTest.TokenTest, classes: WordClasses): number => {
  switch (test.kind) {
    case "word":
      return rarityOf([test.word])
    case "beginning":
    case "ending":
      return test.letters.length
    case "class": {
      const words = Object.hasOwn(classes, test.name) ? classes[test.name] : undefined
      if (words === undefined) return 0
      if (typeof words === "function") return ofFunction
      return rarityOf(typeof words === "string" ? words.split(" ") : [...words])
    }
    case "chunk":
      return chunkRarity
    case "joined":
      return rarity(test.test, classes)
    case "one of":
      return Math.min(...test.tests.map((each) => rarity(each, classes)))
    default:
      return 0
  }
}

/** How many words a function holds of is not known. */
const ofFunction = 0.25

/** A chunk is as rare as a word of so many letters. */
const chunkRarity = 2

/** What must hold somewhere wherever a pattern is told: one test, or one of several. */
export interface Anchor {
  readonly tests: ReadonlyArray<TokenTest.TokenTest>
  readonly rarity: number
}

const none: ReadonlyArray<Anchor> = []

/** The words that hint at a chunk with attributes, of which one must stand somewhere; nothing if it may have them without. */
const hintsOf = (test: TokenTest.TokenTest, classes: WordClasses): ReadonlyArray<Anchor> => {
  if (test.kind === "none of") return none
  const alternatives = TokenTest.simple(test)
  const tests = alternatives.flatMap((each) => {
    const hints = each.kind === "chunk" ? each.attributes.map(TokenTest.hint) : []

    return hints.find(({ name }) => Object.hasOwn(classes, name)) ?? []
  })

  return tests.length < alternatives.length
    ? none
    : [{ tests, rarity: Math.min(...tests.map((hint) => rarity(hint, classes))) }]
}

/** The rarest first; of equal ones that which stands last. */
const byRarity = (anchors: ReadonlyArray<Anchor>): ReadonlyArray<Anchor> =>
  anchors.toReversed().sort((one, other) => other.rarity - one.rarity)

/** What is looked out for, the rarest first: functions, which are asked of every word, only where nothing beside them is rare. */
export const watched = (anchors: ReadonlyArray<Anchor>): ReadonlyArray<Anchor> => {
  const ranked = byRarity(anchors)
  const isRare = (ranked[0]?.rarity ?? 0) >= chunkRarity

  return isRare ? ranked.filter(({ rarity }) => rarity > ofFunction) : ranked
}

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

/** All that is needed wherever a pattern is, but for what holds of words that it does not name. */
export const of = (node: PatternNode, classes: WordClasses): ReadonlyArray<Anchor> => {
  switch (node.kind) {
    case "token": {
      const own = rarity(node.test, classes)
      return own === 0 ? none : [{ tests: [node.test], rarity: own }, ...hintsOf(node.test, classes)]
    }
    case "sequence":
      return node.parts.flatMap((part) => of(part, classes))
    case "either":
      return ofAny(node.parts.map((part) => of(part, classes)))
    case "repeated":
      return node.least > 0 ? of(node.part, classes) : none
    case "told":
      return of(node.part, classes)
  }
}

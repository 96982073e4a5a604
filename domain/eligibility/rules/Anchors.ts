import * as Chunk from "./Chunk.ts"
import type { PatternNode } from "./PatternNode.ts"
import type { Run, Vocabulary } from "./Run.ts"
import * as TokenTest from "./TokenTest.ts"
import type { WordClasses } from "./WordTests.ts"
import * as WordTests from "./WordTests.ts"

/** Words and chunks of which each row needs one: most runs have none of them, and need not be read by the machine. */
export interface Anchors {
  readonly areIn: (run: Run) => boolean
}

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

interface Anchor {
  readonly tests: ReadonlyArray<TokenTest.TokenTest>
  readonly rarity: number
}

const none: Anchor = { tests: [], rarity: 0 }

/** What is needed wherever a pattern is, and is the rarest of that. */
const anchorOf = (node: PatternNode, classes: WordClasses): Anchor => {
  switch (node.kind) {
    case "token":
      return { tests: [node.test], rarity: rarity(node.test, classes) }
    case "sequence":
      return node.parts
        .map((part) => anchorOf(part, classes))
        .reduce((best, each) => (each.rarity >= best.rarity ? each : best), none)
    case "either": {
      const parts = node.parts.map((part) => anchorOf(part, classes))
      return { tests: parts.flatMap(({ tests }) => tests), rarity: Math.min(...parts.map((each) => each.rarity)) }
    }
    case "repeated":
      return node.least > 0 ? anchorOf(node.part, classes) : none
    case "told":
      return anchorOf(node.part, classes)
  }
}

/** What is known of a word by its number. */
const facts = { unknown: 0, other: 1, anchor: 2 } as const

const firstRoom = 1 << 12

/** `patterns`: one of each row. */
export const of = (patterns: ReadonlyArray<PatternNode>, classes: WordClasses): Anchors => {
  const anchors = patterns.map((pattern) => anchorOf(pattern, classes))
  if (anchors.some(({ rarity }) => rarity === 0)) return { areIn: () => true }
  const tests = anchors.flatMap((anchor) => anchor.tests).flatMap(TokenTest.parts)
  const chunks = new Set(tests.flatMap((test) => (test.kind === "chunk" ? [test.name] : [])))
  const words = WordTests.of(classes)
  for (const test of tests) words.lookFor(test)
  let known = new Uint8Array(firstRoom)
  let epoch = 0

  const open = (vocabulary: Vocabulary): void => {
    if (vocabulary.epoch !== epoch) known.fill(facts.unknown)
    epoch = vocabulary.epoch
  }

  const learn = (vocabulary: Vocabulary, number: number): boolean => {
    const isAnchor = words.held(vocabulary.wordOf(number)).size > 0
    if (number >= vocabulary.kept) return isAnchor
    if (number >= known.length) {
      const wider = new Uint8Array(Math.min(vocabulary.kept, Math.max(2 * known.length, number + 1)))
      wider.set(known)
      known = wider
    }
    known[number] = isAnchor ? facts.anchor : facts.other

    return isAnchor
  }

  const isOne = (vocabulary: Vocabulary, number: number): boolean => {
    if (number < 0) return chunks.has(Chunk.kindOf(number)?.name ?? "")
    const fact = known[number] ?? facts.unknown

    return fact === facts.unknown ? learn(vocabulary, number) : fact === facts.anchor
  }

  return {
    areIn: ({ from, numbers, to, vocabulary }) => {
      open(vocabulary)
      for (let at = from; at < to; at++) if (isOne(vocabulary, numbers[at] ?? 0)) return true

      return false
    },
  }
}

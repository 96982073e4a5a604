import { matches } from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateBefore } from "./StateMatcher.ts"
import { itemWords } from "./StatusLexicon.ts"
import * as VariantNotation from "./VariantNotation.ts"

type Words = ReadonlyArray<string>

/** What stands between a class and those of it that are named: "other alterations, such as (but not limited to) …". */
const introductions: ReadonlyArray<Words> = [
  "such as",
  "such in",
  "including",
  "include",
  "includes",
  "e . g .",
  "e . g",
  "eg",
  "i . e .",
  "i . e",
  "ie",
  "for example",
  "but not limited to",
  "not limited to",
  "namely",
  "specifically",
  "especially",
  "particularly",
].map((phrase) => phrase.split(" "))

const byLast = Map.groupBy(
  introductions.toSorted((a, b) => b.length - a.length),
  (phrase) => phrase.at(-1),
)

/** Before the words, ending with the token at `last`, that introduce those of a class; nothing if none do. */
export const introductionBefore = (words: Words, last: number): number | undefined => {
  const found = byLast.get(words[last])?.find((phrase) => matches(words, last - phrase.length + 1, phrase))

  return found === undefined ? undefined : last - found.length
}

const joins = /^(?:,|\/|and|or|&|-|\+|\(|\[|:)$/

const listing = /^(?:,|\/|and|or|&|-|\()$/

const closing = /^[)\]]$/

const isName = (text: string, tokens: Tokens, at: number): boolean =>
  !/^\d$/.test(tokens.words[at] ?? "") && MarkerNames.before(text, tokens, at) !== undefined

/** The first token of what is named beside each other, from the one at `first` back: "EGFR, ALK or ROS1". */
const ofNames = (text: string, tokens: Tokens, first: number): number => {
  const { words } = tokens
  let start = first
  for (let at = first - 1; at >= 0 && at > first - 40; ) {
    const word = words[at] ?? ""
    const name = MarkerNames.before(text, tokens, at)
    if (name !== undefined) start = name + 1
    else if (!(listing.test(word) || (closing.test(word) && isName(text, tokens, at - 1)))) break
    at = name ?? at - 1
  }

  return start
}

/** Behind the words of the class that ends before `end`: "known actionable alterations". */
const classBefore = (words: Words, end: number): number | undefined => {
  let at = end
  while (at >= 0 && joins.test(words[at] ?? "")) at--
  const noun = stateBefore(words, at)
  if (noun === undefined || !noun.noun) return itemWords.has(words[at] ?? "") ? at : undefined

  return at - noun.words.length + 1
}

const farthest = 80

/** The class of which the marker at token `first` is named as one, if the sentence says so; its place. */
const classOf = (text: string, tokens: Tokens, first: number): number | undefined => {
  const { words } = tokens
  for (let at = first - 1; at >= 0 && at > first - farthest; ) {
    const introduction = introductionBefore(words, at)
    if (introduction !== undefined) {
      const further = introductionBefore(words, skip(words, introduction))
      const found = classBefore(words, further ?? introduction)
      if (found !== undefined) return found
    }
    const passed =
      introduction ??
      MarkerNames.before(text, tokens, at) ??
      (VariantNotation.variant(words[at] ?? "") !== undefined ? at - 1 : undefined) ??
      stateLength(words, at)
    if (passed === undefined && !isOfItem(words[at] ?? "")) return undefined
    at = passed ?? at - 1
  }

  return undefined
}

const skip = (words: Words, from: number): number => {
  let at = from
  while (at >= 0 && joins.test(words[at] ?? "")) at--

  return at
}

const stateLength = (words: Words, at: number): number | undefined => {
  const state = stateBefore(words, at)

  return state === undefined ? undefined : at - state.words.length
}

const isOfItem = (word: string): boolean =>
  joins.test(word) || closing.test(word) || itemWords.has(word) || /^\d{1,4}$/.test(word)

/**
 * The token with which begins what the marker at token `first` is named together with, so that what is said of all is said of it:
 * the first of a list, or the class that the list only gives examples of.
 */
export const start = (text: string, tokens: Tokens, first: number): number =>
  classOf(text, tokens, first) ?? ofNames(text, tokens, first)

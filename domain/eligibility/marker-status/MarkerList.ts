import { variant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import { itemWords, leadingWords } from "./FillerWords.ts"
import * as Introductions from "./Introductions.ts"
import { isFiller, partBehind } from "./ListedDenial.ts"
import * as MarkerNames from "./MarkerNames.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { joints, resultBefore } from "./StatusCues.ts"
import * as WordsBetween from "./WordsBetween.ts"

type Words = ReadonlyArray<string>

const farthestBehind = 80

const inwards = (word: string | undefined): number => (word === "(" ? 1 : word === ")" ? -1 : 0)

/**
 * Behind the last of the alterations that are named with the one that ends before token `last`: "EGFR, ALK or ROS1 alterations". What
 * has a state of its own, "EGFR-mutant and …", ends them, and so does the bracket around them.
 */
const listEnd = (text: string, tokens: Tokens, last: number): number => {
  const { words } = tokens
  let end = last
  let depth = 0
  let isListed = false
  for (let at = last; at < words.length && at < last + farthestBehind && words[at] !== ";"; ) {
    const word = words[at] ?? ""
    const part = partBehind(text, tokens, at)
    const step = inwards(word)
    if (part === undefined && step === 0 && !isFiller(word)) break
    depth += step
    if (depth < 0) return last
    isListed ||= depth === 0 && joints.has(word)
    at = part ?? at + 1
    if (part !== undefined && isListed && depth === 0) end = part
  }

  return end
}

/** Where what a marker is named together with begins, as tokens. */
export interface Reach {
  /** What is said of this token is said of the marker: the first name of its list, or the class or the state that the list is of. */
  readonly start: number
  /** The first token of all that is listed, whatever the states between. */
  readonly first: number
  /** The token that all that is listed ends before: with the bracket, where a class has it in one, "driver alterations (EGFR, ALK)". */
  readonly last: number
}

const listing = /^[,/&(-]$|^(?:and|or)$/

const closing = /^[)\]]$/

const beside = /^[,/&+([:)\]-]$|^(?:and|or|non)$/

const digits = /^\d{1,4}$/

const isName = (text: string, tokens: Tokens, at: number): boolean =>
  !digits.test(tokens.words[at] ?? "") && MarkerNames.before(text, tokens, at) !== undefined

/** Before the change of a gene that ends with the token at `at`: "G12C", "non-G12C". */
const changeBefore = ({ words }: Tokens, at: number): number | undefined => {
  if (variant(words[at] ?? "") === undefined) return undefined
  if (words[at - 1] === "-" && words[at - 2] === "non") return at - 3

  return words[at - 1] === "non" ? at - 2 : at - 1
}

const farthest = 160

/** The first token of what is named beside each other, from the one at `first` back: "EGFR, ALK or ROS1". A "non" is of one name alone. */
const ofNames = (text: string, tokens: Tokens, first: number): number => {
  const { words } = tokens
  let start = first
  for (let at = first - 1; at >= 0 && at > first - farthest; ) {
    const word = words[at] ?? ""
    const name = MarkerNames.before(text, tokens, at)
    if (name !== undefined && !TokenPhrases.isBehindNon(words, name + 1)) start = name + 1
    const passed = name ?? changeBefore(tokens, at)
    if (passed === undefined && !listing.test(word) && !(closing.test(word) && isName(text, tokens, at - 1))) break
    at = passed ?? at - 1
  }

  return start
}

/** Where a state begins with the "non" before it: "non-homozygous for". */
const withNon = (words: Words, at: number): number =>
  TokenPhrases.isBehindNon(words, at) ? words.lastIndexOf("non", at) : at

/** The state that a list is of: "positive for EGFR or ALK", "mutations in the following genes: …". `at` is right before the list. */
const stateOf = (words: Words, at: number): number | undefined => {
  if (!/^(?:for|in|of|:|\()$/.test(words[at] ?? "")) return undefined
  for (let place = at; place >= 0 && place > at - 8 && leadingWords.has(words[place] ?? ""); place--) {
    const state = stateBefore(words, resultBefore(words, place - 1) ?? place - 1)
    if (state !== undefined) return withNon(words, place - state.words.length)
  }

  return undefined
}

/** "And" behind an item with a state of its own: what is said of that may not be said of what follows. */
const endsItem = (words: Words, at: number): boolean =>
  words[at] === "and" && (words[at - 1] === "," || stateBefore(words, at - 1) !== undefined)

const isWordOfItem = (word: string): boolean => beside.test(word) || itemWords.has(word) || digits.test(word)

/** Before the part of a listed item that ends with the token at `at`: a name, a change, a state, a word that tells nothing. */
const partBefore = (sentence: MarkerRun.Sentence, at: number): number | undefined => {
  const { text, tokens } = sentence
  const { words } = tokens
  const passed =
    Introductions.examplesBefore(sentence, at) ??
    changeBefore(tokens, at) ??
    MarkerNames.before(text, tokens, at) ??
    WordsBetween.bracketedBefore(text, tokens, at)
  if (passed !== undefined) return passed
  const state = stateBefore(words, at)
  if (state !== undefined) return at - state.words.length

  return isWordOfItem(words[at] ?? "") ? at - 1 : undefined
}

const negations: ReadonlySet<string> = new Set(["no", "without", "not", "any"])

const having: ReadonlySet<string> = new Set("have had having harbor harbour carry carrying bear".split(" "))

/** The word that all of a list may be denied by, which ends right before it: "no", "not" of "do not have". */
const negationBefore = (words: Words, listed: number): string => {
  const word = words[listed - 1] ?? ""

  return having.has(word) && words[listed - 2] === "not" ? "not" : word
}

const alternatives: ReadonlySet<string> = new Set(["or", "nor"])

/** Whether "or" joins what is listed from token `from` on, before the mention or soon behind it. */
const isOfAlternatives = (words: Words, from: number, mention: number): boolean => {
  for (let at = from; at < words.length && at < mention + 24; at++) {
    if (words[at] === ";" || words[at] === ":") return false
    if (alternatives.has(words[at] ?? "")) return true
  }

  return false
}

/** Before the marker at token `first`, or before its name in full where it is a symbol in brackets: "mesenchymal-epithelial transition (MET)". */
const beforeName = (text: string, tokens: Tokens, first: number): number =>
  (tokens.words[first - 1] === "(" ? MarkerNames.before(text, tokens, first + 1) : undefined) ?? first - 1

const widestBracket = 60

/**
 * The close of the bracket around what ends before `last` that is not yet open at the class that begins at token `start`, or `last`
 * itself. An adjective, "negative (HER2-)", is no class.
 */
const closeOf = (words: Words, start: number, last: number): number => {
  if (stateAt(words, start)?.noun === false) return last
  let depth = 0
  for (let at = last - 1; at > start; at--) {
    if (words[at] === ")") depth++
    else if (words[at] === "(" && --depth < 0) {
      const close = words.slice(last, last + widestBracket).indexOf(")")

      return close < 0 ? last : last + close
    }
  }

  return last
}

/** What the marker of tokens `first` to before `last` is named together with. */
export const of = (place: MarkerRun.Place): Reach => {
  const { first, last, text, tokens } = place
  const { words } = tokens
  let at = beforeName(text, tokens, first)
  let isPastAnd = false
  let start: number | undefined
  while (at >= 0 && at > first - farthest && start === undefined) {
    isPastAnd ||= endsItem(words, at)
    start = Introductions.introducedBy(place, at) ?? (isPastAnd ? undefined : stateOf(words, at))
    const next = start === undefined ? partBefore(place, at) : undefined
    if (next === undefined) break
    at = next
  }

  const listed = Math.min(start ?? first, at + 1)
  const negation = negationBefore(words, listed)
  const isOneList =
    negation === "without" || (!isPastAnd && negations.has(negation) && isOfAlternatives(words, listed, first))

  return {
    start: start ?? (isOneList ? listed : ofNames(text, tokens, first)),
    first: listed,
    last: listEnd(text, tokens, start === undefined ? last : closeOf(words, start, last)),
  }
}

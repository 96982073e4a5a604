import { denials, type StateWord } from "../markers/StatusLexicon.ts"
import { namedChanges, variant } from "../markers/VariantNotation.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import { itemWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { answering, joints, resultBefore } from "./StatusCues.ts"

const farthest = 80

/** What may stand between the parts of a list. */
export const isFiller = (word: string): boolean =>
  joints.has(word) || itemWords.has(word) || isNumber(word) || word === "-"

/** The state, if it is said by a word that denies: "negative". */
const denying = (state: StateWord | undefined): StateWord | undefined =>
  state !== undefined && !state.noun && denials.has(state.words[0] ?? "") ? state : undefined

/** Before the part of an item that ends with the token at `at`: the name of a marker, its change, or the noun of its alteration. */
const partBefore = (text: string, tokens: Tokens, at: number): number | undefined => {
  const { words } = tokens
  const state = stateBefore(words, at)
  if (state?.noun === true) return at - state.words.length
  if (variant(words[at] ?? "") !== undefined) return at - 1

  return MarkerNames.before(text, tokens, at)
}

/** The word that denies all of a list which the marker at token `first` stands in: "negative for EGFR mutations and ALK fusions". */
const before = (text: string, tokens: Tokens, first: number): StateWord | undefined => {
  const { words } = tokens
  let isListed = false
  for (let at = first - 1; at >= 0 && at > first - farthest; ) {
    if (words[at] === "for")
      return isListed ? denying(stateBefore(words, resultBefore(words, at - 1) ?? at - 1)) : undefined
    const part = partBefore(text, tokens, at)
    const isOpening = words[at] === "("
    if (part === undefined && !isOpening && !isFiller(words[at] ?? "")) return undefined
    isListed ||= part !== undefined || isOpening
    at = part ?? at - 1
  }

  return undefined
}

/** Behind the part of an item that begins at a token. */
export const partBehind = (text: string, tokens: Tokens, at: number): number | undefined => {
  const { words } = tokens
  const state = stateAt(words, at)
  if (state?.noun === true) return at + state.words.length
  if (variant(words[at] ?? "") !== undefined || namedChanges.has(words[at] ?? "")) return at + 1

  return MarkerNames.behind(text, tokens, at)
}

/** Whether what ends before the token at `at` is a noun, so that a word right behind it is said of that: "ALK translocation negative". */
const isBehindNoun = (words: ReadonlyArray<string>, at: number): boolean =>
  stateBefore(words, words[at - 1] === "-" ? at - 2 : at - 1)?.noun === true

/** The word behind such a list that denies it, right behind its last noun: "EGFR mutation and ALK translocation negative", "… were negative". */
const behind = (text: string, tokens: Tokens, last: number): StateWord | undefined => {
  const { words } = tokens
  for (let at = last; at < words.length && at < last + farthest; ) {
    const denial = denying(stateAt(words, answering.has(words[at] ?? "") ? at + 1 : at))
    if (denial !== undefined) return isBehindNoun(words, at) ? denial : undefined
    const part = partBehind(text, tokens, at)
    if (part === undefined && !isFiller(words[at] ?? "")) return undefined
    at = part ?? at + 1
  }

  return undefined
}

/** The word that denies all of the list which the marker of tokens `first` to before `last` stands in. */
export const of = (text: string, tokens: Tokens, first: number, last: number): StateWord | undefined =>
  tokens.words.some((word) => word !== "-" && denials.has(word))
    ? (before(text, tokens, first) ?? behind(text, tokens, last))
    : undefined

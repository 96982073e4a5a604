import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as BehindCues from "./BehindCues.ts"
import { statusWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { add, answering, denies, end, joints, opposites, plural, type Step, type Walk } from "./StatusCues.ts"

/** Letters are states only behind a hyphen: "MSI-H". */
const mayBeState = (word: string, words: ReadonlyArray<string>, at: number, from: number): boolean =>
  word.length !== 1 || word === "+" || words[at + 1] === "+" || (words[at - 1] === "-" && at === from + 1)

/** Whether the token at `at` begins what is found of a marker that stands behind it: "expression of HER2". */
const isOfAnother = (text: string, tokens: Tokens, at: number): boolean => {
  const found = stateAt(tokens.words, at)
  const link = at + (found?.words.length ?? 0)

  return found?.noun === true && tokens.words[link] === "of" && MarkerNames.behind(text, tokens, link + 1) !== undefined
}

const isBeing = /^(?:be|is|are)$/

/** Whether the token at `at` leads to another marker, or to a change, which the adjective before it is said of: "negative for HER2", "heterozygous for F508del". */
const isForAnother = (text: string, tokens: Tokens, at: number): boolean =>
  tokens.words[at] === "for" &&
  (MarkerNames.behind(text, tokens, at + 1) !== undefined || variant(tokens.words[at + 1] ?? "") !== undefined)

/**
 * An adjective that begins the next item: "TP53 mutation, unmutated IGHV", "EGFR mutation and negative ALK fusion", "ER and negative
 * expression of HER2", "ER, or be negative for HER2".
 */
const leadsAnother = ({ isStated, text, tokens }: Walk, at: number, { noun, words }: StateWord): boolean => {
  const behind = at + words.length
  if (noun || !joints.has(tokens.words[isBeing.test(tokens.words[at - 1] ?? "") ? at - 2 : at - 1] ?? "")) return false
  if (isOfAnother(text, tokens, behind) || isForAnother(text, tokens, behind)) return true
  if (!isStated) return false
  const mayBeOpposite = opposites.has(words[0] ?? "") && stateBefore(tokens.words, at - 2)?.noun !== true

  return !mayBeOpposite && MarkerNames.behind(text, tokens, behind) !== undefined
}

/** Goes on behind a noun, of which words behind it may ask no more than to look for it: "mutation status". */
const ofNoun = ({ gathered, run, tokens: { words } }: Walk, next: number): number => {
  if (statusWords.has(words[next] ?? "") || BehindCues.inRun(run).get(next)?.means === "only asked for")
    gathered.status = true

  return next
}

/** "MSI-H, HER2 negative": the state of another marker. */
const isOfOther = ({ isNamedByState, isPastAnother }: Walk, { noun }: StateWord): boolean =>
  isNamedByState && isPastAnother && !noun

/** "KRAS G12V or KRAS wild-type": a change is told of the marker, so that another one is without any. A denial may be of both. */
const isOfUnchanged = ({ gathered, isPastAnother }: Walk, state: StateWord): boolean =>
  isPastAnother && gathered.variants.length > 0 && state.claim === "absent" && !denies(state)

/** "KRAS mutation, negative pregnancy test", "BRAF V600E and low-grade histology": the adjective of something else. */
const isOfThing = (
  { isStated, run, tokens: { words } }: Walk,
  at: number,
  { noun, words: state }: StateWord,
): boolean => {
  if (!isStated || noun || !(joints.has(words[at - 1] ?? "") || words[at - 1] === "(")) return false
  const behind = at + state.length
  const isStable = state[0] === "stable" && words[behind] === "disease"

  return isStable || BehindCues.inRun(run).get(behind)?.means === "of a thing"
}

const isNotOfMarker = (walk: Walk, at: number, state: StateWord): boolean =>
  isOfThing(walk, at, state) ||
  leadsAnother(walk, at, state) ||
  isOfOther(walk, state) ||
  isOfUnchanged(walk, state) ||
  (!state.noun && BehindCues.inRun(walk.run).get(at + state.words.length)?.means === "of a disease")

/** What is found of what a noun tells, which ends before a token: "EGFR mutation: negative", "mutations were negative", "mutation status: positive". */
const foundOf = (walk: Walk, behind: number): { readonly found: StateWord; readonly next: number } | undefined => {
  const { words } = walk.tokens
  const leading = BehindCues.inRun(walk.run).get(behind)
  const isAnswer = answering.has(words[behind] ?? "")
  const at = leading?.means === "leads to a result" ? leading.last : isAnswer ? behind + 1 : undefined
  const found = at === undefined ? undefined : stateAt(words, at)
  if (at === undefined || found === undefined || found.noun || found.words[0] === "absent") return undefined
  if (isNotOfMarker(walk, at, found)) return undefined

  return { found, next: at + found.words.length }
}

/** Behind the noun of another's change only its list goes on: "ALK, MET exon 14 skipping [or BRAF alterations]". */
const behindChange = (words: ReadonlyArray<string>, next: number, { noun }: StateWord): number =>
  noun && joints.has(words[next] ?? "") ? next : end

/** A state that stands behind a marker, with what it is said to be: "mutation", "MSI-H", "mutation status: positive". */
export const read: Step = (walk, at) => {
  const { from, gathered, tokens } = walk
  const { words } = tokens
  const found = mayBeState(words[at] ?? "", words, at, from) ? stateAt(words, at) : undefined
  if (found === undefined || MarkerNames.knownBehind(words, at) !== undefined) return undefined
  if (BehindCues.inRun(walk.run).get(at)?.means === "amplified") return end
  if (isNotOfMarker(walk, at, found)) return end
  if (walk.isPastChange && !plural.test(words[at] ?? "")) return behindChange(words, at + found.words.length, found)
  add(gathered, found, walk.isNegated)
  walk.isNegated = false
  walk.isStated = true
  walk.isJoined = false
  const next = at + found.words.length
  if (!found.noun) return next
  const result = foundOf(walk, next)
  if (result === undefined) return ofNoun(walk, next)
  add(gathered, result.found, false)

  return result.next
}

import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import { beginning } from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { end, type Step, type Walk } from "./CueWalk.ts"
import { statusWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { add, answering, denies, joints, plural } from "./StatusCues.ts"

/** Behind a short remark in brackets: "mutation (gBRCAm) status". */
const behindBrackets = (words: ReadonlyArray<string>, at: number): number => {
  const close = words[at] === "(" ? words.indexOf(")", at) : -1

  return close >= 0 && close < at + 5 ? close + 1 : at
}

/** Letters are states only behind a hyphen: "MSI-H". */
const mayBeState = (word: string, words: ReadonlyArray<string>, at: number, from: number): boolean =>
  word.length !== 1 || word === "+" || words[at + 1] === "+" || (words[at - 1] === "-" && at === from + 1)

const amplified: ReadonlySet<string> = new Set(["positive", "+", "amplified"])

/** "IHC 1+ or 2+ with a positive FISH" is amplified, whatever is stained. */
const isAmplified = (words: ReadonlyArray<string>, at: number): boolean => {
  const hybridized = words.slice(at, at + 14).findIndex((word) => word === "fish" || word === "ish")

  return hybridized >= 0 && words.slice(at + hybridized, at + hybridized + 3).some((word) => amplified.has(word))
}

const finding = /^(?:assess|test|evaluat|determin|measur|analy[sz]|explor|examin)(?:ed)$/

/** "Expression will be assessed": nothing is asked but to look for it. */
const isYetToFind = (words: ReadonlyArray<string>, at: number): boolean =>
  /^(?:will|to|shall|can|could|must|should)$/.test(words[at] ?? "") &&
  words[at + 1] === "be" &&
  words.slice(at + 2, at + 4).some((word) => finding.test(word))

const nearOthers = 8

const told = /^(?:known|available|documented|determined|reported|assessed|provided|recorded)$/

const nearTold = 5

/** "CD30 expression and the phenotype's status must be available": what is joined to the noun at `at` is only asked to be known, and so is it. */
const isKnownWithOthers = (words: ReadonlyArray<string>, at: number): boolean => {
  if (!joints.has(words[at] ?? "")) return false
  const others = words.slice(at, at + nearOthers)
  const status = others.findIndex((word) => statusWords.has(word))
  if (status < 0 || others.slice(0, status).some((word) => /^[.;:]$/.test(word))) return false

  return words.slice(at + status, at + status + nearTold).some((word) => told.test(word))
}

/** What stands beside its opposite before a disease: "positive or negative NSCLC". */
const opposites: ReadonlySet<string> = new Set(["positive", "negative", "pos", "neg", "high", "low"])

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

const linking: ReadonlySet<string> = new Set([":", "-", "is", "was", "of", "must", "be"])

/** The place of what a status, whose word stands at a token, is said to be: "mutation status: positive". */
const foundAfterStatus = (words: ReadonlyArray<string>, at: number): number | undefined => {
  let next = at + 1
  while (linking.has(words[next] ?? "")) next++

  return opposites.has(words[next] ?? "") ? next : undefined
}

const duty = beginning([
  "must be",
  "should be",
  "shall be",
  "has to be",
  "have to be",
  "needs to be",
  "need to be",
  "required to be",
])

/** Behind the words at `at` that join a noun to what it must be, as a rule in brackets: "mutation (must be negative)". */
const behindDuty = (words: ReadonlyArray<string>, at: number): number | undefined => {
  const from = words[at] === "(" || answering.has(words[at] ?? "") ? at + 1 : at
  const found = duty(words, from)

  return found === undefined ? undefined : from + found.length
}

/** Goes on behind a noun, of which a word behind it may ask no more than to look for it: "mutation status". */
const ofNoun = ({ gathered, tokens: { words } }: Walk, next: number): number => {
  const isStatus = statusWords.has(words[behindBrackets(words, next)] ?? "")
  if (isStatus || isYetToFind(words, next) || isKnownWithOthers(words, next)) gathered.status = true

  return next
}

/** "MSI-H, HER2 negative": the state of another marker. */
const isOfOther = ({ isNamedByState, isPastAnother }: Walk, { noun }: StateWord): boolean =>
  isNamedByState && isPastAnother && !noun

const ofDisease = /^(?:metasta(?:sis|ses|tic)|disease|recurren(?:ce|t)|cancer|lesions?)$/

/** "PSMA PET negative for metastatic disease": a scan has found none, whatever the marker. `at` is behind the adjective. */
const isOfDisease = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "for" && words.slice(at + 1, at + 4).some((word) => ofDisease.test(word))

/** "KRAS G12V or KRAS wild-type": a change is told of the marker, so that another one is without any. A denial may be of both. */
const isOfUnchanged = ({ gathered, isPastAnother }: Walk, state: StateWord): boolean =>
  isPastAnother && gathered.variants.length > 0 && state.claim === "absent" && !denies(state)

/** What an adjective that begins the next item is said of, and is no marker. */
const things = WordSet.of(
  "pregnancy serum urine blood organ organs bone marrow liver hepatic renal kidney cardiac hematologic haematologic hematopoietic coagulation " +
    "margin margins node nodes lymph grade risk histology cognition cognitive performance hiv hbv hcv hepatitis covid",
)

/** "KRAS mutation, negative pregnancy test", "BRAF V600E and low-grade histology": the adjective of something else. */
const isOfThing = ({ isStated, tokens: { words } }: Walk, at: number, { noun, words: state }: StateWord): boolean => {
  if (!isStated || noun || !(joints.has(words[at - 1] ?? "") || words[at - 1] === "(")) return false
  const behind = at + state.length
  const thing = words[words[behind] === "-" ? behind + 1 : behind] ?? ""

  return things.has(thing) || (state[0] === "stable" && thing === "disease")
}

const isNotOfMarker = (walk: Walk, at: number, state: StateWord): boolean =>
  isOfThing(walk, at, state) ||
  leadsAnother(walk, at, state) ||
  isOfOther(walk, state) ||
  isOfUnchanged(walk, state) ||
  (!state.noun && isOfDisease(walk.tokens.words, at + state.words.length))

/** What is found of what a noun tells, which ends before a token: "EGFR mutation: negative", "mutations were negative", "mutation status: positive". */
const foundOf = (walk: Walk, behind: number): { readonly found: StateWord; readonly next: number } | undefined => {
  const { words } = walk.tokens
  const word = words[behind] ?? ""
  const at = statusWords.has(word)
    ? foundAfterStatus(words, behind)
    : (behindDuty(words, behind) ?? (answering.has(word) ? behind + 1 : undefined))
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
  if (found.words[0] === "1" && isAmplified(words, at + 2)) return end
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

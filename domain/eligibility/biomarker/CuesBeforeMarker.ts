import type { Tokens } from "../text/Tokens.ts"
import * as Excepted from "./Excepted.ts"
import * as MarkerClass from "./MarkerClass.ts"
import * as MarkerNames from "./MarkerNames.ts"
import * as SoughtMarker from "./SoughtMarker.ts"
import { stateBefore } from "./StateMatcher.ts"
import { add, type Gathered, isBehindNon, isNumber, joints, resultBefore } from "./StatusCues.ts"
import { knowingWords, leadingWords, type StateWord } from "./StatusLexicon.ts"
import { geneLike, variant } from "./VariantNotation.ts"

type Words = ReadonlyArray<string>

/** The nouns beside a noun: "mutations or gene fusions in …". `at` is before the one that was found. */
const coordinated = (words: Words, at: number, gathered: Gathered): void => {
  let next = at
  for (let nouns = 0; nouns < 3; nouns++) {
    if (words[next] === "gene") next--
    const state = joints.has(words[next] ?? "") ? stateBefore(words, next - 1) : undefined
    if (state?.noun !== true) return
    add(gathered, state, false)
    next -= 1 + state.words.length
  }
}

const alternatives: ReadonlySet<string> = new Set(["or", "/", "and"])

/** The opposite beside an adjective: "methylated or unmethylated MGMT", unless it is another marker's. `at` is before the one that was found. */
const opposed = (text: string, tokens: Tokens, at: number, { claim, kind }: StateWord, gathered: Gathered): void => {
  const { words } = tokens
  const joint = words[at] ?? ""
  const state = alternatives.has(joint) ? stateBefore(words, at - 1) : undefined
  if (state === undefined || state.noun || state.claim === claim) return
  if (joint === "and" && state.kind !== kind) return
  const owner = at - 1 - state.words.length
  if (!geneLike(text, tokens, words[owner] === "-" ? owner - 1 : owner)) add(gathered, state, false)
}

/** A change as it is told by the token at `at`: "non-V600E" is any but that. */
export const excluded = (words: Words, at: number, change: string): string =>
  isBehindNon(words, at) ? `!${change}` : change

/** "Negative expression of HER2". */
const isCalledAbsent = (words: Words, at: number): boolean => {
  const adjective = stateBefore(words, at)

  return adjective?.noun === false && adjective.claim === "absent"
}

/** A state, and what is joined to it. `at` is before it. What a "not" turns is told by how the marker stands. */
const stated = (text: string, tokens: Tokens, at: number, state: StateWord, gathered: Gathered): void => {
  const isNegated = isBehindNon(tokens.words, at + 1) || (state.noun && isCalledAbsent(tokens.words, at))
  add(gathered, state, isNegated)
  if (state.noun && SoughtMarker.isSought(tokens.words, at)) gathered.status = true
  if (state.noun) coordinated(tokens.words, at, gathered)
  else if (!isNegated) opposed(text, tokens, at, state, gathered)
}

/** Whether a bracket opens a list. */
const opensList = (words: Words, open: number): boolean => words[open] === "(" && joints.has(words[open + 2] ?? "")

/** Before the heading of a list: the noun of "mutations amenable to a drug: EGFR, ALK", "alterations with a drug (EGFR, ALK)". */
const nounOfHeading = (words: Words, colon: number): number | undefined => {
  if (words[colon] !== ":" && !opensList(words, colon)) return undefined
  for (let at = colon - 1; at >= 0 && at > colon - 8; at--) {
    if (/^[.,;:()]$/.test(words[at] ?? "")) return undefined
    if (stateBefore(words, at)?.noun === true) return at
  }

  return undefined
}

const ofPlace: ReadonlySet<string> = new Set(["in", "of"])

const isClosing = (word = ""): boolean => word === ")"

const longestRemark = 10

/** Before a remark on the noun that stands before it: "alteration(s) in", "mutation (pathogenic or likely pathogenic) in". */
const remarkBefore = (words: Words, last: number): number | undefined => {
  if (!isClosing(words[last]) || !ofPlace.has(words[last + 1] ?? "")) return undefined
  for (let at = last - 1; at > 0 && at > last - longestRemark; at--) {
    if (isClosing(words[at])) return undefined
    if (words[at] === "(") return stateBefore(words, at - 1)?.noun === true ? at - 1 : undefined
  }

  return undefined
}

const isItem = (text: string, tokens: Tokens, at: number): boolean => MarkerNames.before(text, tokens, at) !== undefined

/** Whether the token at `at` joins what stands behind it to another item of a list. */
const joins = (text: string, tokens: Tokens, at: number): boolean => {
  const { words } = tokens
  const last = words[at - 1] ?? ""

  return joints.has(words[at] ?? "") && (isItem(text, tokens, at - 1) || joints.has(last) || isClosing(last))
}

/** Whether the token at `at` leads to the marker and tells nothing of it. */
const leads = (text: string, tokens: Tokens, at: number): boolean => {
  const word = tokens.words[at] ?? ""
  if (joints.has(word)) return false

  return leadingWords.has(word) || isNumber(word) || (isClosing(word) && isItem(text, tokens, at - 1))
}

/** Before another of a list whose change is told: "MET exon 14 skipping and", "BRAF V600E,". `last` is before what joins it. */
const changedBefore = (text: string, tokens: Tokens, last: number): number | undefined => {
  const { words } = tokens
  const noun = stateBefore(words, last)
  const at = noun?.noun === true ? last - noun.words.length : last
  if (isNumber(words[at]) && words[at - 1] === "exon") return MarkerNames.before(text, tokens, at - 2)

  return variant(words[at] ?? "") === undefined ? undefined : MarkerNames.before(text, tokens, at - 1)
}

/** Before what takes the marker out of a class whose noun stands there: "driver alterations other than". */
const classOfExcepted = (words: Words, at: number): number | undefined => {
  const before = Excepted.introductionBefore(words, at)

  return before !== undefined && stateBefore(words, before)?.noun === true ? before : undefined
}

/** Before what may stand between a state and the marker behind it: another of its list, what joins them, or what tells nothing. */
const before = (text: string, tokens: Tokens, at: number): number | undefined => {
  const { words } = tokens
  const passed =
    resultBefore(words, at) ??
    MarkerClass.classBefore(words, at) ??
    classOfExcepted(words, at) ??
    nounOfHeading(words, at) ??
    remarkBefore(words, at) ??
    (joints.has(words[at] ?? "") ? changedBefore(text, tokens, at - 1) : undefined) ??
    MarkerNames.before(text, tokens, at)
  if (passed !== undefined) return passed

  return joins(text, tokens, at) || leads(text, tokens, at) ? at - 1 : undefined
}

/** Lists of markers are read back far: their noun may stand before all of them. */
const farthest = 120

/** Gathers what stands before a marker that begins at token `first`: "mutations in the KRAS gene", "positive for HER2". */
export const gather = (text: string, tokens: Tokens, first: number, gathered: Gathered): void => {
  const { words } = tokens
  if (SoughtMarker.isSought(words, first - 1)) gathered.status = true
  let at: number | undefined = first - 1
  while (at !== undefined && at >= 0 && at > first - farthest) {
    const word: string = words[at] ?? ""
    const state: StateWord | undefined = word.length > 1 ? stateBefore(words, at) : undefined
    const isAsked: boolean = state === undefined && knowingWords.has(word) && resultBefore(words, at) === undefined
    if (state !== undefined) stated(text, tokens, at - state.words.length, state, gathered)
    if (isAsked) gathered.status = true
    at = state === undefined && !isAsked ? before(text, tokens, at) : undefined
  }
}

const ofChange: ReadonlySet<string> = new Set([
  ...[
    "exon",
    "codon",
    "p",
    ".",
    "the",
    "a",
    "an",
    "in",
    "of",
    "gene",
    "known",
    "either",
    ",",
    "/",
    "or",
    "and",
    "-",
    "point",
  ],
  ...["activating", "sensitizing", "sensitising", "classical", "common"],
])

/** The changes that stand before a marker, where they are no other's: "the L858R or exon 19 deletion activating EGFR mutation". */
export const changes = (text: string, tokens: Tokens, first: number): ReadonlyArray<string> => {
  const { words } = tokens
  const found: Array<string> = []
  for (let at = first - 1; at >= 0 && at > first - farthest; at--) {
    const word = words[at] ?? ""
    const change = variant(word)
    if (change !== undefined) found.push(excluded(words, at, change))
    else if (isNumber(word) && words[at - 1] === "exon") found.push(`exon${word}`)
    else if (MarkerNames.before(text, tokens, at) !== undefined) return []
    else if (!ofChange.has(word) && !isNumber(word) && stateBefore(words, at) === undefined) break
  }

  return found
}

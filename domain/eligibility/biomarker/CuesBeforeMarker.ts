import type { Tokens } from "../text/Tokens.ts"
import { stateBefore } from "./StateMatcher.ts"
import { add, type Gathered, isNumber, joints } from "./StatusCues.ts"
import { knowingWords, leadingWords, type StateWord } from "./StatusLexicon.ts"
import { geneLike } from "./VariantNotation.ts"

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

/** Whether the word at `at` turns the state behind it around: "not", "non", "non-". */
const negates = (words: Words, at: number): boolean =>
  words[at] === "non" || words[at] === "not" || (words[at] === "-" && words[at - 1] === "non")

/** A state, and what is joined to it. `at` is before it. */
const stated = (text: string, tokens: Tokens, at: number, state: StateWord, gathered: Gathered): void => {
  const isNegated = negates(tokens.words, at)
  add(gathered, state, isNegated)
  if (state.noun) coordinated(tokens.words, at, gathered)
  else if (!isNegated) opposed(text, tokens, at, state, gathered)
}

/** Whether a word may stand between a state and the marker behind it: another of its list, what joins them, or what tells nothing. */
const leadsOn = (text: string, tokens: Tokens, at: number): boolean => {
  const { words } = tokens
  const isItem = (place: number): boolean => geneLike(text, tokens, place) || isNumber(words[place])
  const word = words[at] ?? ""
  if (joints.has(word)) return isItem(at - 1) || joints.has(words[at - 1] ?? "")

  return leadingWords.has(word) || isItem(at)
}

/** Lists of markers are read back far: their noun may stand before all of them. */
const farthest = 30

/** Gathers what stands before a marker that begins at token `first`: "mutations in the KRAS gene", "positive for HER2". */
export const gather = (text: string, tokens: Tokens, first: number, gathered: Gathered): void => {
  const { words } = tokens
  for (let at = first - 1; at >= 0 && at > first - farthest; at--) {
    const word = words[at] ?? ""
    const state = word.length > 1 ? stateBefore(words, at) : undefined
    if (state !== undefined) stated(text, tokens, at - state.words.length, state, gathered)
    const isAsked = state === undefined && knowingWords.has(word)
    if (isAsked) gathered.status = true
    if (state !== undefined || isAsked || !leadsOn(text, tokens, at)) return
  }
}

import { matches } from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import {
  betweenWords,
  type Kind,
  knowingWords,
  leadingWords,
  type StateWord,
  stateWords,
  statusWords,
} from "./StatusLexicon.ts"
import { geneLike, variant } from "./VariantNotation.ts"

const byFirst: ReadonlyMap<string, ReadonlyArray<StateWord>> = Map.groupBy(
  [...stateWords].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

const stateAt = (words: ReadonlyArray<string>, at: number): StateWord | undefined =>
  byFirst.get(words[at] ?? "")?.find((state) => matches(words, at, state.words))

/** The state whose last word stands at `at`. */
export const stateBefore = (words: ReadonlyArray<string>, at: number): StateWord | undefined => {
  for (let length = 3; length >= 1; length--) {
    const state = stateAt(words, at - length + 1)
    if (state !== undefined && state.words.length === length) return state
  }

  return undefined
}

const connectors: ReadonlySet<string> = new Set([",", "/", "and", "or", "&", "nor", ";"])

/** What the words around a marker say of it. */
export interface Gathered {
  readonly adjectives: Set<StateWord["claim"]>
  readonly nouns: Set<StateWord["claim"]>
  readonly kinds: Set<Kind>
  readonly variants: Array<string>
  status: boolean
}

const negations: ReadonlySet<string> = new Set(["not", "non", "no", "without"])

const opposite = (claim: StateWord["claim"]): StateWord["claim"] => (claim === "present" ? "absent" : "present")

const add = (gathered: Gathered, state: StateWord, negated: boolean): void => {
  const claim = negated ? opposite(state.claim) : state.claim
  const into = state.noun && !negated ? gathered.nouns : gathered.adjectives
  into.add(claim)
  if (state.kind !== "any") gathered.kinds.add(state.kind)
}

const farthest = 16

/** Lists of markers are read back further: their noun may stand before all of them. */
const leftmost = 30

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

/** Behind a short remark in brackets: "mutation (gBRCAm) status". */
const behindBrackets = (words: ReadonlyArray<string>, at: number): number => {
  const close = words[at] === "(" ? words.indexOf(")", at) : -1

  return close >= 0 && close < at + 5 ? close + 1 : at
}

/** Gathers what stands behind a marker, past the others of its list: "KRAS, NRAS or BRAF mutation". */
export const behind = (text: string, tokens: Tokens, last: number, gathered: Gathered): void => {
  const { ends, starts, words } = tokens
  const end = ends[last - 1] ?? 0
  const sign = text[end]
  const afterSign = text[end + 1]
  if (sign === "+") gathered.adjectives.add("present")
  if ((sign === "-" || sign === "−") && (afterSign === undefined || /[\s,;/).]/.test(afterSign))) {
    if (!suspended.test(text.slice(end, end + 40))) gathered.adjectives.add("absent")
  }
  let negated = false
  let seen = false
  let pending = false
  let crossed = false
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const word = words[at] ?? ""
    const change = variant(word)
    if (change !== undefined) {
      if (crossed) return
      gathered.variants.push(words[at - 2] === "non" || words[at - 1] === "non" ? `!${change}` : change)
      pending = false
      while (words[at + 1] === "/" && /^[a-z]$/.test(words[at + 2] ?? "") && /\d[a-z]$/.test(change)) {
        gathered.variants.push(`${change.slice(0, -1)}${words[at + 2]}`)
        at += 2
      }
      continue
    }
    if (word === "p" && words[at + 1] === ".") {
      at++
      continue
    }
    if ((word === "exon" || word === "codon") && /^\d+$/.test(words[at + 1] ?? "")) {
      if (word === "exon") gathered.variants.push(`exon${words[at + 1]}`)
      at++
      continue
    }
    const lettered = word.length === 1 && word !== "+"
    const state = lettered && !(words[at - 1] === "-" && at === last + 1) ? undefined : stateAt(words, at)
    if (word === "+" && (starts[at] ?? 0) > end && words[at - 1] !== "(") continue
    if (state !== undefined) {
      add(gathered, state, negated)
      negated = false
      seen = true
      pending = false
      at += state.words.length - 1
      if (state.noun && statusWords.has(words[behindBrackets(words, at + 1)] ?? "")) gathered.status = true
      continue
    }
    if (word === "≥" || word === ">") {
      gathered.adjectives.add("present")
      return
    }
    if (negations.has(word)) {
      if (seen && pending) return
      negated = true
      continue
    }
    if (statusWords.has(word) && !seen) {
      gathered.status = true
      continue
    }
    if (seen) {
      if (word === "-" || word === "(" || word === ")" || (connectors.has(word) && word !== ";")) {
        pending = true
        continue
      }
      if (word === "unknown") gathered.status = true

      return
    }
    crossed ||= geneLike(text, tokens, at) && !betweenWords.has(word)
    const listed = (connectors.has(word) && word !== ";") || /^\d+$/.test(word) || geneLike(text, tokens, at)
    if (!listed && !betweenWords.has(word) && word !== ")") return
  }
}

/** The nouns beside a noun: "mutations or gene fusions in …". `at` is before the one that was found. */
const coordinated = (words: ReadonlyArray<string>, at: number, gathered: Gathered): void => {
  let next = at
  for (let nouns = 0; nouns < 3; nouns++) {
    if (words[next] === "gene") next--
    const state = connectors.has(words[next] ?? "") ? stateBefore(words, next - 1) : undefined
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

/** Gathers what stands before a marker: "mutations in the KRAS gene", "positive for HER2". */
export const before = (text: string, tokens: Tokens, first: number, gathered: Gathered): void => {
  const { words } = tokens
  for (let at = first - 1; at >= 0 && at > first - leftmost; at--) {
    const word = words[at] ?? ""
    const state = stateBefore(words, at)
    if (state !== undefined && word.length > 1) {
      const start = at - state.words.length
      const negated =
        words[start] === "non" || (words[start] === "-" && words[start - 1] === "non") || words[start] === "not"
      add(gathered, state, negated)
      if (state.noun) coordinated(words, start, gathered)
      else if (!negated) opposed(text, tokens, start, state, gathered)

      return
    }
    if (knowingWords.has(word)) {
      gathered.status = true

      return
    }
    if (connectors.has(word)) {
      const next = at - 1
      if (!geneLike(text, tokens, next) && !/^\d+$/.test(words[next] ?? "") && !connectors.has(words[next] ?? ""))
        return
      continue
    }
    if (!leadingWords.has(word) && !geneLike(text, tokens, at) && !/^\d+$/.test(word)) return
  }
}

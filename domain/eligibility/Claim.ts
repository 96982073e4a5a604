import type { Tokens } from "./Tokens.ts"
import { aminoAcids } from "./vocabulary/AminoAcids.ts"
import {
  betweenWords,
  type Kind,
  knowingWords,
  leadingWords,
  type StateWord,
  stateWords,
  statusWords,
} from "./vocabulary/States.ts"

/** What is said of a marker: that it is altered, that it is not, either, or no more than its name. */
export interface Claim {
  readonly state: "present" | "absent" | "low" | "either" | "bare" | "status"
  readonly kinds: ReadonlyArray<Kind>
  readonly variants: ReadonlyArray<string>
}

const byFirst: ReadonlyMap<string, ReadonlyArray<StateWord>> = Map.groupBy(
  [...stateWords].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

const stateAt = (words: ReadonlyArray<string>, at: number): StateWord | undefined =>
  byFirst.get(words[at] ?? "")?.find((state) => state.words.every((word, index) => words[at + index] === word))

/** The state whose last word stands at `at`. */
const stateBefore = (words: ReadonlyArray<string>, at: number): StateWord | undefined => {
  for (let length = 3; length >= 1; length--) {
    const state = stateAt(words, at - length + 1)
    if (state !== undefined && state.words.length === length) return state
  }

  return undefined
}

const short = /^[a-z]\d{2,4}(?:[a-z]|fs|del|ins|dup)?$/

const long = /^([a-z]{3})(\d{1,4})([a-z]{3})$/

/** The name of a protein change in its short spelling without "any" (G12X is G12); nothing if the word is none. */
export const variant = (word: string): string | undefined => {
  const spelled = long.exec(word)
  const from = aminoAcids.get(spelled?.[1] ?? "")
  const to = aminoAcids.get(spelled?.[3] ?? "")
  if (spelled !== null && from !== undefined && to !== undefined) return `${from}${spelled[2]}${to}`
  if (!short.test(word)) return undefined

  return word.endsWith("x") ? word.slice(0, -1) : word
}

const connectors: ReadonlySet<string> = new Set([",", "/", "and", "or", "&", "nor", ";"])

const symbol = /^[A-Z][A-Z0-9]{1,7}$/

const roman = /^[IVX]+$/

/** Whether a token looks like another marker of a list: "EGFR, ALK or ROS1". */
export const geneLike = (text: string, { ends, starts }: Tokens, at: number): boolean => {
  const written = text.slice(starts[at], ends[at])

  return symbol.test(written) && !roman.test(written) && written !== "OR" && written !== "AND" && written !== "NOT"
}

const glued: ReadonlyMap<string, StateWord["claim"]> = new Map([
  ["wt", "absent"],
  ["neg", "absent"],
  ["mut", "present"],
  ["mt", "present"],
  ["m", "present"],
  ["pos", "present"],
  ["amp", "present"],
  ["meth", "present"],
])

/** Whether what is glued to a name is a state, a protein change or a part of the name. */
export const mayBeGlued = (rest: string): boolean =>
  rest === "s" || rest === "neu" || glued.has(rest) || variant(rest) !== undefined

interface Gathered {
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

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

/** Behind a short remark in brackets: "mutation (gBRCAm) status". */
const behindBrackets = (words: ReadonlyArray<string>, at: number): number => {
  const close = words[at] === "(" ? words.indexOf(")", at) : -1

  return close >= 0 && close < at + 5 ? close + 1 : at
}

const behind = (text: string, tokens: Tokens, last: number, gathered: Gathered): void => {
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
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const word = words[at] ?? ""
    const change = variant(word)
    if (change !== undefined) {
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
    const listed = (connectors.has(word) && word !== ";") || /^\d+$/.test(word) || geneLike(text, tokens, at)
    if (!listed && !betweenWords.has(word) && word !== ")") return
  }
}

const before = (text: string, tokens: Tokens, first: number, gathered: Gathered): void => {
  const { words } = tokens
  for (let at = first - 1; at >= 0 && at > first - 12; at--) {
    const word = words[at] ?? ""
    const state = stateBefore(words, at)
    if (state !== undefined && word.length > 1) {
      const start = at - state.words.length
      const negated =
        words[start] === "non" || (words[start] === "-" && words[start - 1] === "non") || words[start] === "not"
      add(gathered, state, negated)

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

/** Reads what is said of the marker that tokens `first` to `last` name. `rest` is what is glued to its name. */
export const read = (text: string, tokens: Tokens, first: number, last: number, rest: string): Claim => {
  const gathered: Gathered = { adjectives: new Set(), nouns: new Set(), kinds: new Set(), variants: [], status: false }
  const { words } = tokens
  const change = variant(rest)
  if (change !== undefined) gathered.variants.push(change)
  const stuck = glued.get(rest)
  const asked = words.slice(last, last + 2).some((word) => statusWords.has(word))
  if (stuck !== undefined && asked) gathered.status = true
  else if (stuck !== undefined) gathered.adjectives.add(stuck)
  const adjective = stateBefore(tokens.words, first - 1)
  if (adjective !== undefined && !adjective.noun && adjective.words.join("").length > 1)
    before(text, tokens, first, gathered)
  else if (stuck === undefined) behind(text, tokens, last, gathered)
  if (gathered.adjectives.size === 0) before(text, tokens, first, gathered)
  const kinds = [...gathered.kinds]
  const variants = gathered.variants
  const says = gathered.adjectives.size > 0 ? gathered.adjectives : gathered.nouns
  if (gathered.adjectives.size === 0 && gathered.status) return { state: "status", kinds, variants }
  if (says.size > 1) return { state: "either", kinds, variants }
  const [only] = says
  if (only !== undefined) return { state: only, kinds, variants }

  return { state: variants.length > 0 ? "present" : "bare", kinds, variants }
}

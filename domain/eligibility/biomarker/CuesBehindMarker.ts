import { matches } from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MarkerClass from "./MarkerClass.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt } from "./StateMatcher.ts"
import { add, type Gathered, isNumber, joints } from "./StatusCues.ts"
import { betweenWords, statusWords } from "./StatusLexicon.ts"
import { allele, geneLike, variant } from "./VariantNotation.ts"

/** The words behind a marker while they are read, one step after another. */
interface Walk {
  readonly text: string
  readonly tokens: Tokens
  /** The first token behind the marker. */
  readonly from: number
  readonly gathered: Gathered
  /** The next state is said not to be. */
  isNegated: boolean
  /** A state was found: what is not joined to it is no longer the marker's. */
  isStated: boolean
  /** Something is joined to that state. */
  isJoined: boolean
  /** Another marker stands between: its changes are its own. */
  isPastAnother: boolean
  /** So do changes of it: only a plural behind them speaks of both. */
  isPastChange: boolean
}

/** Reads what stands at a token: where to go on, `end`, or nothing where it is for another step to read. */
type Step = (walk: Walk, at: number) => number | undefined

const end = Number.POSITIVE_INFINITY

const negations: ReadonlySet<string> = new Set(["not", "non", "no", "without"])

/** Whether a token is a gene's symbol, and none of a change. */
const isGene = (text: string, tokens: Tokens, at: number): boolean =>
  variant(tokens.words[at] ?? "") === undefined && geneLike(text, tokens, at)

const letter = /^[a-z]$/

const endsWithLetter = /\d[a-z]$/

/** "G12C", "non-V600E", and what shares its position: "G12C/D". */
const change: Step = (walk, at) => {
  const { gathered, tokens } = walk
  const { words } = tokens
  const named = variant(words[at] ?? "")
  if (named === undefined) return undefined
  if (walk.isPastAnother) {
    walk.isPastChange = true

    return at + 1
  }
  const isExcluded = words[at - 2] === "non" || words[at - 1] === "non"
  gathered.variants.push(isExcluded ? `!${named}` : named)
  walk.isJoined = false
  let next = at + 1
  if (!endsWithLetter.test(named)) return next
  for (; words[next] === "/" && letter.test(words[next + 1] ?? ""); next += 2)
    gathered.variants.push(`${named.slice(0, -1)}${words[next + 1]}`)

  return next
}

/** The "p." before a change of the protein. */
const proteinMark: Step = ({ tokens: { words } }, at) =>
  words[at] === "p" && words[at + 1] === "." ? at + 2 : undefined

/** The change, or the exon of a change, that a token names. */
const changeAt = (words: ReadonlyArray<string>, at: number): ReadonlyArray<string> => {
  const named = variant(words[at] ?? "")
  if (named !== undefined) return [named]

  return words[at] === "exon" && isNumber(words[at + 1]) ? [`exon${words[at + 1]}`] : []
}

/** "HLA-A*02:01": the group of an allele, and its protein. */
const alleleNumbers: Step = ({ from, gathered, tokens: { words } }, at) => {
  if (at !== from || words[at] !== "*") return undefined
  const protein = words[at + 2] === ":" ? (words[at + 3] ?? "") : ""
  const named = allele(`${words[at + 1] ?? ""}${protein}`)
  if (named === undefined) return undefined
  gathered.variants.push(named)

  return at + (protein === "" ? 2 : 4)
}

const positions: ReadonlySet<string> = new Set(["exon", "exons", "codon", "codons"])

/** The places of the numbers of a list: "19 and 21", "12, 13 or 61". */
const numbersFrom = (words: ReadonlyArray<string>, first: number): ReadonlyArray<number> => {
  const places = [first]
  for (let at = first; places.length < 6; ) {
    let next = at + 1
    while (joints.has(words[next] ?? "") && next < at + 3) next++
    if (next === at + 1 || !isNumber(words[next])) break
    places.push(next)
    at = next
  }

  return places
}

/** "ITD", "internal tandem duplication": changes that have a name instead of a place. */
const namedChange: Step = ({ gathered, isPastAnother, tokens: { words } }, at) => {
  const found = namedChanges.find(({ phrase }) => matches(words, at, phrase))
  if (found === undefined || isPastAnother) return undefined
  gathered.variants.push(found.change)

  return at + found.phrase.length
}

const namedChanges = [
  ["itd", "itd"],
  ["internal tandem duplication", "itd"],
  ["internal tandem duplications", "itd"],
  ["tkd", "tkd"],
  ["tyrosine kinase domain", "tkd"],
].map(([phrase = "", change = ""]) => ({ phrase: phrase.split(" "), change }))

/** "Exon 19", which narrows what is named behind it; "codon 12". */
const position: Step = ({ gathered, tokens: { words } }, at) => {
  const word = words[at]
  if (!positions.has(word ?? "") || !isNumber(words[at + 1])) return undefined
  const numbers = numbersFrom(words, at + 1)
  if (word?.startsWith("exon") === true) gathered.variants.push(...numbers.map((place) => `exon${words[place]}`))

  return (numbers.at(-1) ?? at + 1) + 1
}

/** A plus that stands by itself joins: "KRAS + TP53". */
const plus: Step = ({ from, tokens: { ends, starts, words } }, at) =>
  words[at] === "+" && (starts[at] ?? 0) > (ends[from - 1] ?? 0) && words[at - 1] !== "(" ? at + 1 : undefined

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

const plural = /[a-z]{4}s$/

const state: Step = (walk, at) => {
  const { from, gathered, tokens } = walk
  const { words } = tokens
  const found = mayBeState(words[at] ?? "", words, at, from) ? stateAt(words, at) : undefined
  if (found === undefined) return undefined
  if (found.words[0] === "1" && isAmplified(words, at + 2)) return end
  if (walk.isPastChange && !plural.test(words[at] ?? "")) return end
  add(gathered, found, walk.isNegated)
  walk.isNegated = false
  walk.isStated = true
  walk.isJoined = false
  const next = at + found.words.length
  if (found.noun && statusWords.has(words[behindBrackets(words, next)] ?? "")) gathered.status = true

  return next
}

/** "PD-L1 ≥ 50 %": measured, and enough of it. */
const threshold: Step = ({ gathered, tokens: { words } }, at) => {
  if (words[at] !== "≥" && words[at] !== ">") return undefined
  gathered.adjectives.add("present")

  return end
}

const negation: Step = (walk, at) => {
  if (!negations.has(walk.tokens.words[at] ?? "")) return undefined
  if (walk.isStated && walk.isJoined) return end
  walk.isNegated = true

  return at + 1
}

const status: Step = ({ gathered, isStated, tokens: { words } }, at) => {
  if (isStated || !statusWords.has(words[at] ?? "")) return undefined
  gathered.status = true

  return at + 1
}

const joining: ReadonlySet<string> = new Set([...joints, "-", "(", ")"])

/** Behind the bracket that opens at a token; nothing where it does not close soon. */
const bracketEnd = (words: ReadonlyArray<string>, open: number): number | undefined => {
  const close = words[open] === "(" ? words.indexOf(")", open) : -1

  return close >= 0 && close < open + 40 ? close + 1 : undefined
}

const asides: ReadonlySet<string> = new Set(["other", "except", "excluding", "not", "no", "non", "without", "but"])

/** "EGFR mutations (L858R, G719X or deletion in exon 19)": these, and no others. Mere examples narrow nothing. */
const closedList: Step = ({ gathered, isStated, text, tokens }, at) => {
  const { words } = tokens
  const behind = isStated ? bracketEnd(words, at) : undefined
  if (behind === undefined) return undefined
  const inside = Array.from({ length: behind - at - 2 }, (_, index) => at + 1 + index)
  const isAside = inside.some(
    (place) =>
      asides.has(words[place] ?? "") ||
      MarkerClass.introductionBefore(words, place) !== undefined ||
      isGene(text, tokens, place),
  )
  const changes = isAside ? [] : inside.flatMap((place) => changeAt(words, place))
  if (changes.length === 0) return undefined
  gathered.variants.push(...changes)

  return behind
}

/** Behind a state only what is joined to it goes on: "mutation, amplification or fusion". */
const behindState: Step = (walk, at) => {
  if (!walk.isStated) return undefined
  const word = walk.tokens.words[at] ?? ""
  if (word === "unknown") walk.gathered.status = true
  if (word === ";" || !joining.has(word)) return end
  walk.isJoined = true

  return at + 1
}

/** What may stand between a marker and its state: the others of its list, and words that tell nothing. */
const between: Step = (walk, at) => {
  const { text, tokens } = walk
  const word = tokens.words[at] ?? ""
  if (word === ")" || betweenWords.has(word)) return at + 1
  const behindMarker = MarkerNames.behind(text, tokens, at)
  if (behindMarker !== undefined) {
    walk.isPastAnother = true

    return behindMarker
  }

  return isNumber(word) || (word !== ";" && joints.has(word)) ? at + 1 : end
}

const steps: ReadonlyArray<Step> = [
  change,
  alleleNumbers,
  namedChange,
  proteinMark,
  position,
  plus,
  state,
  threshold,
  negation,
  status,
  closedList,
  behindState,
  between,
]

const step = (walk: Walk, at: number): number => {
  for (const read of steps) {
    const next = read(walk, at)
    if (next !== undefined) return next
  }

  return end
}

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

const endsWord = /^[-−](?:$|[\s,;/).])/

/** What a sign at the end of the marker's name says: "HER2+", "KRAS-". */
const sign = (text: string, nameEnd: number, gathered: Gathered): void => {
  const rest = text.slice(nameEnd, nameEnd + 40)
  if (rest.startsWith("+")) gathered.adjectives.add("present")
  else if (endsWord.test(rest) && !suspended.test(rest)) {
    gathered.adjectives.add("absent")
    gathered.isDenied = true
  }
}

const farthest = 16

/** Gathers what stands behind a marker, from token `from` on, past the others of its list: "KRAS, NRAS or BRAF mutation". */
export const gather = (text: string, tokens: Tokens, from: number, gathered: Gathered): void => {
  sign(text, tokens.ends[from - 1] ?? 0, gathered)
  const walk = {
    text,
    tokens,
    from,
    gathered,
    isNegated: false,
    isStated: false,
    isJoined: false,
    isPastAnother: false,
    isPastChange: false,
  }
  const stop = Math.min(tokens.words.length, from + farthest)
  for (let at = from; at < stop; ) at = step(walk, at)
}

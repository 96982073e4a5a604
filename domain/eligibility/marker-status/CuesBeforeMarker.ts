import * as Non from "../assertion/Non.ts"
import { geneLike } from "../markers/GeneSymbol.ts"
import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import { fewer } from "../quantities/Quantities.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { zygosities } from "./AlleleCounts.ts"
import { knowingWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import * as SoughtMarker from "./SoughtMarker.ts"
import { stateBefore } from "./StateMatcher.ts"
import { add, type Gathered, joints, leastStained, resultBefore } from "./StatusCues.ts"
import * as WordsBetween from "./WordsBetween.ts"

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

/** The other state beside one: "methylated or unmethylated MGMT", "homozygous or heterozygous for". `at` is before the one that was found. */
const opposed = (text: string, tokens: Tokens, at: number, { claim, kind }: StateWord, gathered: Gathered): void => {
  const { words } = tokens
  const joint = words[at] ?? ""
  const state = alternatives.has(joint) ? stateBefore(words, at - 1) : undefined
  if (state !== undefined && zygosities.includes(kind) && zygosities.includes(state.kind)) add(gathered, state, false)
  if (state === undefined || state.noun || state.claim === claim) return
  if (joint === "and" && state.kind !== kind) return
  const owner = at - 1 - state.words.length
  const isOfAnother = geneLike(text, tokens, words[owner] === "-" ? owner - 1 : owner)
  if (!isOfAnother) add(gathered, state, false)
}

/** Before the copies that are told of a carrier, "heterozygous carrier of"; `at` is before the word for a carrier. */
const copied = (words: Words, at: number, { kind }: StateWord, gathered: Gathered): number => {
  const state = kind === "carrier" ? stateBefore(words, at) : undefined
  if (state === undefined || !zygosities.includes(state.kind)) return at
  add(gathered, state, false)

  return at - state.words.length
}

/** A change as it is told by the token at `at`: "non-V600E" is any but that. */
export const excluded = (words: Words, at: number, change: string): string =>
  Non.isBefore(words, at) ? `!${change}` : change

/** "Negative expression of HER2". */
const isCalledAbsent = (words: Words, at: number): boolean => {
  const adjective = stateBefore(words, at)

  return adjective?.noun === false && adjective.claim === "absent"
}

const ofCells = /^(?:cells?|nuclei|tumou?rs?|cancer|invasive|viable|stained|of|the|all|are|is|,)$/

const nearCells = 8

/** "Less than 1 % of cells positive for": too few of them for a state that ends before the token behind `at`. */
const isOfTooFew = (words: Words, at: number): boolean => {
  let percent = at
  while (percent > at - nearCells && ofCells.test(words[percent] ?? "")) percent--
  if (percent === at || words[percent] !== "%" || !leastStained.has(words[percent - 1] ?? "")) return false

  return words[percent - 2] === "<" || (words[percent - 2] === "than" && fewer.has(words[percent - 3] ?? ""))
}

/** "Fewer than two copies of": `at` is before the copies. */
const areFewer = (words: Words, at: number, { kind }: StateWord): boolean =>
  kind === "homozygous" && (words[at] === "<" || (words[at] === "than" && fewer.has(words[at - 1] ?? "")))

/** A state, and what is joined to it. `at` is before it. What a "not" turns is told by how the marker stands. */
const stated = (text: string, tokens: Tokens, at: number, state: StateWord, gathered: Gathered): void => {
  const { words } = tokens
  const isNegated =
    Non.isBefore(words, at + 1) ||
    isOfTooFew(words, at) ||
    areFewer(words, at, state) ||
    (state.noun && isCalledAbsent(words, at))
  add(gathered, state, isNegated)
  if (state.noun && SoughtMarker.isSought(words, at)) gathered.status = true
  if (state.noun) coordinated(words, at, gathered)
  else if (!isNegated) opposed(text, tokens, copied(words, at, state, gathered), state, gathered)
}

/** Lists of markers are read back far: their noun may stand before all of them. */
const farthest = 120

/** Gathers what stands before a marker that begins at token `first`: "mutations in the KRAS gene", "positive for HER2". */
export const gather = (sentence: MarkerRun.Sentence, first: number, gathered: Gathered): void => {
  const { text, tokens } = sentence
  const { words } = tokens
  if (SoughtMarker.isSought(words, first - 1)) gathered.status = true
  let at: number | undefined = first - 1
  while (at !== undefined && at >= 0 && at > first - farthest) {
    const word: string = words[at] ?? ""
    const state: StateWord | undefined = word.length > 1 ? stateBefore(words, at) : undefined
    if (state !== undefined) {
      stated(text, tokens, at - state.words.length, state, gathered)
      return
    }
    if (knowingWords.has(word) && resultBefore(words, at) === undefined) {
      gathered.status = true
      return
    }
    at = WordsBetween.before(sentence, at)
  }
}

const ofChange = WordSet.of(
  "exon codon p . the a an in of gene known either , / or and - point activating sensitizing sensitising classical common",
)

/** The changes before a marker that are no other's: "the L858R or exon 19 deletion activating EGFR mutation". */
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

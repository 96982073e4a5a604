import { geneLike } from "../markers/GeneSymbol.ts"
import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { zygosities } from "./AlleleCounts.ts"
import { knowingWords, leadingWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { stateBefore } from "./StateMatcher.ts"
import { add, type Gathered, joints, leastStained, resultBefore } from "./StatusCues.ts"
import * as WordsBetween from "./WordsBetween.ts"

const ofSearch: ReadonlySet<string> = new Set(
  (
    "tissue specimen specimens sample samples material biopsy testing tested test tests analysis analyses assay assays fish " +
    "sequencing studies study screening screened probes panel evaluation assessment assessed evaluated available suspicion block blocks " +
    "slide slides ffpe core cores swab"
  ).split(" "),
)

const ofFound: ReadonlySet<string> = new Set(
  "positive confirmed documented identified eligible indication treated".split(" "),
)

const farthestSearch = 12

const confirming: ReadonlySet<string> = new Set(["confirmation", "central", "local", "verification", "presence"])

/** Whether a word may stand between what is done "for" something and that thing. */
const isPassed = (word: string): boolean => word !== "for" && (leadingWords.has(word) || confirming.has(word))

const finding =
  /^(?:determine|assess|evaluate|measure|test|examine|quantify|establish|ascertain|check|verify|detect|characteri[sz]e|analy[sz]e|investigate|study)$/

const findingOut =
  /^(?:determin|assess|evaluat|measur|test|examin|quantify|establish|ascertain|check|verify|detect|characteri[sz]|analy[sz]|investigat|study)ing$/

/** Where what is done "for" something, or "to determine" it, begins to be told, whose last token is at `at`; nothing where it is neither. */
const purposeAt = (words: Words, at: number): number | undefined => {
  if (finding.test(words[at] ?? "")) return words[at - 1] === "to" ? at - 1 : undefined
  if (findingOut.test(words[at] ?? "") && words[at - 1] === "for") return at - 1
  if (words[at] !== "for" || resultBefore(words, at - 1) !== undefined) return undefined

  return finding.test(words[at - 1] ?? "") && words[at - 2] === "to" ? at - 2 : at
}

/** Whether what ends with the token at `at` is only looked for: "tissue available for testing of", "tested for", "a sample to assess". */
const isSought = (words: Words, at: number): boolean => {
  let next = at
  while (next > at - 5 && isPassed(words[next] ?? "")) next--
  const purpose = purposeAt(words, next)
  if (purpose === undefined) return false
  for (let place = purpose - 1; place >= 0 && place >= purpose - farthestSearch; place--) {
    const word = words[place] ?? ""
    if (/^[.,;:]$/.test(word) || ofFound.has(word)) return false
    if (ofSearch.has(word)) return true
  }

  return false
}

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
  TokenPhrases.isBehindNon(words, at) ? `!${change}` : change

/** "Negative expression of HER2". */
const isCalledAbsent = (words: Words, at: number): boolean => {
  const adjective = stateBefore(words, at)

  return adjective?.noun === false && adjective.claim === "absent"
}

const fewer = WordSet.of("less fewer lower")

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
    TokenPhrases.isBehindNon(words, at + 1) ||
    isOfTooFew(words, at) ||
    areFewer(words, at, state) ||
    (state.noun && isCalledAbsent(words, at))
  add(gathered, state, isNegated)
  if (state.noun && isSought(words, at)) gathered.status = true
  if (state.noun) coordinated(words, at, gathered)
  else if (!isNegated) opposed(text, tokens, copied(words, at, state, gathered), state, gathered)
}

/** Lists of markers are read back far: their noun may stand before all of them. */
const farthest = 120

/** Gathers what stands before a marker that begins at token `first`: "mutations in the KRAS gene", "positive for HER2". */
export const gather = (sentence: MarkerRun.Sentence, first: number, gathered: Gathered): void => {
  const { text, tokens } = sentence
  const { words } = tokens
  if (isSought(words, first - 1)) gathered.status = true
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

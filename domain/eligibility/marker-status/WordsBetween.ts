import { antibodyWords } from "../markers/AntibodyWords.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import { leadingWords } from "./FillerWords.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerNames from "./MarkerNames.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { joints, resultBefore } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

/** Whether a bracket opens a list. */
const opensList = (words: Words, open: number): boolean => words[open] === "(" && joints.has(words[open + 2] ?? "")

/** Before the heading of a list: the noun of "mutations amenable to a drug: EGFR, ALK", "alterations with a drug (EGFR, ALK)". */
const nounOfHeading = (words: Words, colon: number): number | undefined => {
  if (words[colon] !== ":" && !opensList(words, colon)) return undefined
  for (let at = colon - 1; at >= 0 && at > colon - 12; at--) {
    if (/^[.,;:()]$/.test(words[at] ?? "")) return undefined
    if (stateBefore(words, at)?.noun === true) return at
  }

  return undefined
}

const ofPlace: ReadonlySet<string> = new Set(["in", "of"])

const isClosing = (word = ""): boolean => word === ")"

const longestRemark = 16

/** Before a remark on the noun that stands before it: "alteration(s) in", "mutation (pathogenic or likely pathogenic) in". */
const remarkBefore = (words: Words, last: number): number | undefined => {
  if (!isClosing(words[last]) || !ofPlace.has(words[last + 1] ?? "")) return undefined
  for (let at = last - 1; at > 0 && at > last - longestRemark; at--) {
    if (isClosing(words[at])) return undefined
    if (words[at] === "(") return stateBefore(words, at - 1)?.noun === true ? at - 1 : undefined
  }

  return undefined
}

/** Whether an item of a list ends with the token at `at`, be it called an antibody: "AChR antibodies". */
const isItem = (text: string, tokens: Tokens, at: number): boolean =>
  MarkerNames.before(text, tokens, at) !== undefined ||
  (antibodyWords.has(tokens.words[at] ?? "") && /[)a-z0-9]/.test(tokens.words[at - 1] ?? ""))

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

const ofChanges =
  /^(?:exons?|or|and|,|\/|-|\d{1,2}|any|all|except|excepting|excluding|for|germline|somatic|pathogenic|deleterious|activating)$/

const longestChanges = 12

/** Before a marker of a list whose changes are told in brackets: "BRAF (V600E),", "KRAS (any, except G12C),", "BRCA1 (germline),". `last` is the close. */
export const bracketedBefore = (text: string, tokens: Tokens, last: number): number | undefined => {
  const { words } = tokens
  if (!isClosing(words[last])) return undefined
  const from = Math.max(0, last - longestChanges)
  const open = from + words.slice(from, last).lastIndexOf("(")
  if (open < from) return undefined
  const isOfChanges = words
    .slice(open + 1, last)
    .every(
      (word, index) => ofChanges.test(word) || variant(word) !== undefined || stateAt(words, open + 1 + index)?.noun,
    )

  return isOfChanges ? MarkerNames.before(text, tokens, open - 1) : undefined
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
const classOfExcepted = (sentence: MarkerRun.Sentence, at: number): number | undefined => {
  const { words } = sentence.tokens
  const before = Introductions.exceptionBefore(sentence, at)

  return before !== undefined && stateBefore(words, before)?.noun === true ? before : undefined
}

/** Before what may stand between a state and the marker behind it: another of its list, what joins them, or what tells nothing. */
export const before = (sentence: MarkerRun.Sentence, at: number): number | undefined => {
  const { text, tokens } = sentence
  const { words } = tokens
  const passed =
    resultBefore(words, at) ??
    Introductions.classBefore(sentence, at) ??
    classOfExcepted(sentence, at) ??
    nounOfHeading(words, at) ??
    remarkBefore(words, at) ??
    (joints.has(words[at] ?? "")
      ? (changedBefore(text, tokens, at - 1) ?? bracketedBefore(text, tokens, at - 1))
      : undefined) ??
    MarkerNames.before(text, tokens, at)
  if (passed !== undefined) return passed

  return joins(text, tokens, at) || leads(text, tokens, at) ? at - 1 : undefined
}

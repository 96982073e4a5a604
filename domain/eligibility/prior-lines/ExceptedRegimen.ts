import { type Claim, unbounded } from "../line-claims/Claim.ts"
import { castration } from "../treatment/Androgens.ts"
import { drug, local, narrow, ordinals, portions, sentenceEnds, times } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const farException = 24

/** Behind "except for", "other than", "with the exception of", which stand at a place; nothing where something else does. */
const behindException = (words: Words, at: number): number | undefined => {
  const next = words[at + 1]
  switch (words[at]) {
    case "except":
    case "excepting":
      return next === "for" ? at + 2 : at + 1
    case "other":
      return next === "than" ? at + 2 : undefined
    case "apart":
    case "aside":
      return next === "from" ? at + 2 : undefined
    case "exception":
      return next === "of" ? at + 2 : undefined
    default:
      return undefined
  }
}

const longest = 12

/** Drugs that are given beside each line, or against bone loss. */
const beside: ReadonlySet<string> = new Set([...castration, "denosumab", "maintenance", "hydroxyurea"])

/** Whether drugs are called from a place on that may have been a line: not a few cycles, nor so many days of them. */
const isOfLine = (words: Words, from: number): boolean => {
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "class" || treatment.isPortion) return false
  const name = words.slice(from, treatment.last)

  return (
    name.some((word) => drug.test(word) || narrow.has(word)) &&
    !name.some((word) => local.has(word)) &&
    !words.slice(from, from + longest).some((word) => times.has(word) || portions.has(word) || beside.has(word))
  )
}

/** Where it stands what is left out of a bar that a claim tells of, or of one before it in the sentence; -1 if nothing is. */
const exceptionBehind = (words: Words, last: number): number => {
  for (let at = last; at < last + farException && !sentenceEnds.has(words[at] ?? "."); at++) {
    const from = behindException(words, at)
    if (from !== undefined) return from
  }

  return -1
}

const isOfAll = ({ exact, high, low }: Claim): boolean => !exact && low === 1 && high === unbounded

/** "(No prior systemic therapy) other than EGFR inhibitors": of a bar of all treatment, whether one is left out that may have been a line. */
export const isBehind = (words: Words, claim: Claim): boolean => {
  const from = isOfAll(claim) ? exceptionBehind(words, claim.last) : -1

  return from >= 0 && isOfLine(words, from)
}

/** "(No prior systemic therapy) except for one line": how many lines what is counted behind a bar of all treatment leaves out of it. */
const leftOut = (words: Words, bar: Claim, counted: Claim | undefined): number => {
  if (counted === undefined || !counted.exact || !isOfAll(bar)) return 0
  const isException = exceptionBehind(words, bar.last) === counted.first

  return isException ? (counted.high === unbounded ? counted.low : counted.high) : 0
}

/** "(No prior systemic therapy) aside from first-line trastuzumab": one line. */
const isFirstLineLeftOut = (words: Words, bar: Claim): boolean => {
  const from = isOfAll(bar) && !bar.oneWay ? exceptionBehind(words, bar.last) : -1

  return from >= 0 && ordinals.get(words[from] ?? "") === 1
}

/** The claims of a sentence, where "no systemic therapy except for one line" bars those who have had more than one. */
export const of = (words: Words, claims: ReadonlyArray<Claim>): ReadonlyArray<Claim> =>
  claims.flatMap((claim, index) => {
    const before = claims[index - 1]
    if (before !== undefined && leftOut(words, before, claim) > 0) return []
    const lines = leftOut(words, claim, claims[index + 1]) || (isFirstLineLeftOut(words, claim) ? 1 : 0)

    return lines > 0 ? [{ ...claim, low: lines + 1, exact: true }] : [claim]
  })

import * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportShorthand from "./ReportShorthand.ts"
import type { ReportToken } from "./ReportToken.ts"

const bullet = /^\s*(?:[-•*·+>✓☑–]\s+|\d{1,2}[.)]\s+)/

/** Where a sentence ends, and not where a word is cut short, nor between what is said of the DNA and of the protein. */
const end =
  /(?<!\b(?:e\.g|i\.e|incl|ca|vs|approx|cf|no(?=\.\s*\d)|dr|z\.B|p\.ej|p|c))(?<=[\p{L}\p{N})%"”*+-])[.](?=\s+[\p{Lu}\p{N}(“"]|\s*$)|;(?=\s+(?!\(?p\.))|•/giu

/** A sentence that names nothing and tells a change, or what a test of copies found, is of what was named before it. */
const goesOn = (tokens: ReadonlyArray<ReportToken>): boolean =>
  !tokens.some(({ is }) => is === "names") &&
  (tokens.some(({ is }) => is === "change") || ReportedState.isOfCopies(tokens))

/** The sentences of a passage, each with the name that it goes on with. */
export const of = (passage: string): ReadonlyArray<ReadonlyArray<ReportToken>> => {
  let subject: ReportToken | undefined

  return ReportShorthand.inFull(passage)
    .replace(bullet, "")
    .split(end)
    .filter((sentence) => sentence.trim() !== "")
    .map((sentence) => {
      const tokens = ReportLexer.of(sentence)
      const whole = subject !== undefined && goesOn(tokens) ? [subject, ...tokens] : tokens
      subject = tokens.findLast(({ is }) => is === "names") ?? subject

      return whole
    })
}

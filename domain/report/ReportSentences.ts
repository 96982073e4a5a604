import * as MarkerMatcher from "../eligibility/markers/MarkerMatcher.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportShorthand from "./ReportShorthand.ts"
import type { ReportedName, ReportToken } from "./ReportToken.ts"

const bullet = /^\s*(?:[-•*·+>✓☑–]\s+|\d{1,2}[.)]\s+)/

/** Where a sentence ends, and not where a word is cut short, nor between what is said of the DNA and of the protein. */
const end =
  /(?<!\b(?:e\.g|i\.e|incl|ca|vs|approx|cf|no(?=\.\s*\d)|dr|z\.B|p\.ej|p|c))(?<=[\p{L}\p{N})%"”*+-])[.](?=\s+[\p{Lu}\p{N}(“"]|\s*$)|;(?=\s+(?!\(?p\.))(?![^()]{0,200}\))|•/giu

/** Words of a state that say of which kind a change is. */
const ofKinds: ReadonlySet<string | undefined> = new Set([
  "amplified",
  "not amplified",
  "rearranged",
  "mutated",
  "methylated",
  "deleted",
])

/** Whether a sentence begins with what may be there of a gene, and tells whether it is: "amplification: present", "no duplication". */
const isOfKind = ([first, second]: ReadonlyArray<ReportToken>, { polarity }: ReportedState.ReportedState): boolean => {
  const kind = first?.is === "word" && first.means === "denial" ? second : first

  return kind?.is === "word" && polarity !== undefined && (kind.means === "kind" || ofKinds.has(kind.said))
}

/** A sentence that names nothing and tells a change, one of a kind, or what a test of copies found, is of what was named before it. */
const goesOn = (tokens: ReadonlyArray<ReportToken>): boolean =>
  !tokens.some(({ is }) => is === "names") &&
  (tokens.some(({ is }) => is === "change") ||
    ReportedState.isOfCopies(tokens) ||
    isOfKind(tokens, ReportedState.of(tokens)))

const tokenOf = (name: ReportedName): ReportToken => ({ is: "names", start: 0, end: 0, text: name.name, names: [name] })

/** The marker whose change is called by its own name alone: CFTR of "F508del". */
const ownerOf = (tokens: ReadonlyArray<ReportToken>): ReportToken | undefined => {
  for (const token of tokens) {
    const known = token.is === "change" ? MarkerMatcher.recognise(token.change) : undefined
    if (known?.name.change !== undefined) return tokenOf({ name: known.marker.name, marker: known.marker })
  }

  return undefined
}

export interface ReportSentence {
  readonly text: string
  /** Its pieces, behind the name that it goes on with. */
  readonly tokens: ReadonlyArray<ReportToken>
}

/** The sentences of a passage. `title`: the name above it, of which are changes that a sentence begins with. */
export const of = (passage: string, title?: ReportedName): ReadonlyArray<ReportSentence> => {
  const above = title === undefined ? undefined : tokenOf(title)
  let subject = above

  return ReportShorthand.inFull(passage)
    .replace(bullet, "")
    .split(end)
    .filter((sentence) => sentence.trim() !== "")
    .map((text) => {
      const own = ReportLexer.of(text)
      const isOfTitle = subject === above && own.find(({ is }) => is !== "gap")?.is !== "change"
      const before = goesOn(own) ? (ownerOf(own) ?? (isOfTitle ? undefined : subject)) : undefined
      const tokens = before === undefined ? own : [before, ...own]
      subject = own.findLast(({ is }) => is === "names") ?? subject

      return { text, tokens }
    })
}

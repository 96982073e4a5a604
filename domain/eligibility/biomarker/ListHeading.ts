import { countWhile } from "../../Bisection.ts"
import * as Scopes from "../context/Scopes.ts"
import type { Document } from "../document/Document.ts"
import type { Segment } from "../document/Segment.ts"
import type { Span } from "../document/Span.ts"
import * as GeneChanges from "../marker-status/GeneChanges.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { changes, type MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { statusWords } from "../marker-status/MarkerWords.ts"
import type { Marker } from "../markers/Marker.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { type StateWord, statesIn } from "../markers/StatusLexicon.ts"
import { geneNames } from "../markers/TumorGenes.ts"
import { geneLike } from "../markers/VariantNotation.ts"
import { deeper, isNumber, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** What joins the names of a list, or counts them. */
const mark = /^(?:[().,/&:*•·–-]|\d{1,2}|[a-z]|or|and|gene|genes|family|i{1,3}|iv|vi{0,3})$/

const longestRow = 600

/** In so many words of a row one may be no name that looks like that of a gene: "CtIP". */
const rarest = 10

/** Whether a line is a row of genes: "ATM, CHEK2, PALB2". */
const isRow = (document: Document, { end, start }: Segment): boolean => {
  if (end - start > longestRow) return false
  const tokens = document.tokens(start, end)
  const others = tokens.words.filter((word, at) => !mark.test(word) && !geneLike(document.text, tokens, at))

  return others.length * rarest <= tokens.words.length
}

/** Where a line points to what stands below it: "the genes listed below", "one of these genes". */
const pointing = /^(?:below|following)$/

const denials = WordSet.of("no not non none never nor without lack absence absent negative cannot")

const mostRows = 12

const longestLine = 400

const longestLineAboveRow = 1000

/**
 * The words, up to what points to it, of the line above a row of genes that the mention stands in: "a mutation in one of the genes listed
 * below". Nothing where it denies something.
 */
const wordsOfRowAbove = ({ document, segment }: Span): Words | undefined => {
  const segments = document.segments()
  const last = countWhile(segments, ({ start }) => start <= segment.start)
  const line = segments.slice(Math.max(0, last - mostRows), last).findLast((each) => !isRow(document, each))
  if (line === undefined || line.end > segment.start || line.side !== segment.side) return undefined
  if (line.end - line.start > longestLineAboveRow) return undefined
  const { words } = document.tokens(line.start, line.end)
  const pointer = words.findIndex((word) => pointing.test(word))
  const told = pointer < 0 ? words : words.slice(0, pointer)
  const isPointing = pointer >= 0 || /^(?::|genes)$/.test(words.findLast((word) => word !== ".") ?? "")

  return isPointing && !told.some((word) => denials.has(word)) ? told : undefined
}

const longestItem = 24

/** The words of an item without a remark in brackets at its end: "BRCA1 or BRCA2 (by an approved test)". */
const unremarked = (words: Words): Words => {
  const end = words.at(-1) === "." ? words.length - 1 : words.length
  if (words[end - 1] !== ")") return words
  let depth = 0
  const open = words.slice(0, end).findLastIndex((word) => {
    depth = deeper(depth, word)

    return depth === 0
  })

  return open > 0 ? words.slice(0, open) : words
}

/** Whether an item of a list is no more than names: "ALK", "BRCA1 or BRCA2". */
const isOfNames = ({ document: { text }, first, last, tokens }: Span): boolean => {
  const words = last > tokens.words.lastIndexOf("(") ? tokens.words : unremarked(tokens.words)

  return (
    words.length <= longestItem &&
    words.every((word, at) => (at >= first && at < last) || mark.test(word) || geneLike(text, tokens, at))
  )
}

const farthest = 14

/** The alteration that words tell of last, where they ask for more than to look for it. */
const lastOf = (words: ReadonlyArray<string>): StateWord | undefined => {
  const near = words.slice(-farthest)
  if (near.some((word) => statusWords.has(word))) return undefined

  return statesIn(near).findLast(({ state: { kind, noun } }) => noun && changes.has(kind))?.state
}

/** The words of the line that introduces the item which a marker is named in, or of the one above the row that it stands in. */
const wordsAbove = (span: Span): ReadonlyArray<string> | undefined => {
  const { document, segment } = span
  if (segment.lead < 0) return wordsOfRowAbove(span)
  const line = document.segments()[segment.lead]
  if (line === undefined || line.end - line.start > longestLine || !isOfNames(span)) return undefined

  return document.tokens(line.start, line.end).words
}

/**
 * What is said of a marker that is but named in an item of a list, by the line above that: "Mutation in one of these genes:" above
 * "BRCA2". Else what its own sentence says.
 */
export const statusFromHeading = (span: Span, { altered }: Marker, status: MarkerStatus): MarkerStatus => {
  if (status.state !== "bare") return status
  const words = wordsAbove(span)
  const state = words === undefined ? undefined : lastOf(words)
  if (state === undefined) return status
  const kinds = altered !== undefined && state.kind === "mutation" ? [] : [state.kind]

  return { ...status, state: "present", kinds }
}

const holdsState = (words: Words): boolean => statesIn(words).some(({ state }) => !state.noun)

/**
 * Whether what is denied may share its noun or its state with what follows, or be told like it: "no EGFR-mutant, …", "no KRAS, …", "no
 * t(8;21), …", "no EGFR-mutant lung cancer, …".
 */
const isAlike = (span: Span, { denied, first }: Scopes.ItemOfItsOwn): boolean => {
  const { words } = span.tokens
  const named = GeneChanges.inSentence(MarkerRun.published(span)).values()
  if (geneNames.has(words[denied] ?? "") || named.some(({ last }) => last === denied + 1)) return true
  const open = words.indexOf("(", first)

  return holdsState(words.slice(first, open < 0 ? denied + 1 : Math.min(open, denied + 1)))
}

const stages = WordSet.of(
  "stage stages metastatic recurrent relapsed refractory newly unresectable resectable resected early advanced",
)

/** Whether an item is right behind the one that is denied, or the one before it is asked for, too: it tells a state, a stage or a number. */
const goesOn = (words: Words, { denied, from }: Scopes.ItemOfItsOwn): boolean => {
  const before = words.slice(Math.max(denied + 2, words.lastIndexOf(",", from - 2) + 1), from - 1)

  return before.length === 0 || holdsState(before) || before.some((word) => stages.has(word) || isNumber(word))
}

const nearState = 6

/**
 * Where the item of a marker begins that a comma sets apart from what is denied before it, and that tells what must have been found: "no
 * brain metastases, [HER2-positive]". An alteration may be one more of those that are denied: "no EGFR mutation, ALK fusion". Nothing of
 * viruses, which are denied in rows: "no active hepatitis, HBV-positive".
 */
export const ownItem = (
  span: Span,
  { virus }: Marker,
  { says }: Pick<Named, "says">,
  { score }: MarkerStatus,
): number | undefined => {
  const { document, first, last, segment, tokens } = span
  const { words } = tokens
  if (virus === true || (segment.side === "exclusion" && document.forbids())) return undefined
  const item = Scopes.itemOfItsOwn(words, first)
  if (item === undefined || isAlike(span, item) || !goesOn(words, item)) return undefined
  const states = statesIn(words.slice(item.from, last + nearState))
  const isFound = states.length > 0 && states.every(({ state }) => !state.noun)

  return says !== "name" || isFound || score !== undefined ? item.from : undefined
}

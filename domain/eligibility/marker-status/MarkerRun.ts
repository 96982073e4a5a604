import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"

/** The tokens of a sentence, in the text that it is of and by their numbers. */
export interface Sentence {
  readonly text: string
  readonly tokens: Tokens.Tokens
  readonly run: Run
}

/** Where tokens name a marker: the first of them, and the one behind the last. */
export interface Named {
  readonly tokens: Tokens.Tokens
  readonly first: number
  readonly last: number
}

/** Where a sentence names a marker. */
export interface Place extends Sentence, Named {}

export const published = ({ document: { text }, first, last, tokens }: Span): Place => ({
  text,
  tokens,
  run: Runs.ofPublished(tokens),
  first,
  last,
})

export const written = (text: string, tokens: Tokens.Tokens, first: number, last: number): Place => ({
  text,
  tokens,
  run: Runs.ofWritten(tokens),
  first,
  last,
})

export const writtenBetween = (text: string, tokens: Tokens.Tokens, start: number, end: number): Place =>
  written(text, tokens, ...Tokens.between(tokens, start, end))

/** A sentence as the tables of markers read it: the marker that they are asked about is `@marker`, with what is known of it. */
export const level = MarkedRun.level(["marker"])

/** So many tokens before a marker and behind it are read. */
export interface Width {
  readonly before: number
  readonly behind: number
}

const widest: Width = { before: 60, behind: 60 }

export const near = ({ first, last, run }: Place, { before, behind } = widest): Run => ({
  ...run,
  from: Math.max(run.from, first - before),
  to: Math.min(run.to, last + behind),
})

export const of = (place: Place, attributes: ReadonlyArray<string> = [], width = widest): ChunkedRun<undefined> =>
  MarkedRun.of(near(place, width), place, "marker", attributes)

/** So many words before a marker, and so many behind it. */
export const wordsBeside = ({ first, last, tokens: { words } }: Named, before: number, behind: number) => [
  ...words.slice(Math.max(0, first - before), first),
  ...words.slice(last, last + behind),
]

export const onceASentence = <Told>(work: (sentence: Sentence) => Told): ((sentence: Sentence) => Told) => {
  const known = new WeakMap<Run, { readonly told: Told }>()

  return (sentence) => {
    const before = known.get(sentence.run)
    if (before !== undefined) return before.told
    const told = work(sentence)
    known.set(sentence.run, { told })

    return told
  }
}

const odd: ReadonlySet<string> = new Set(["[", "]", "absent", "detected"])

const being: ReadonlySet<string> = new Set(["be", "is", "are", "was", "were", "been"])

const beforeAnswer = /^[:=(-]$/

/** A word as plain ones tell it; nothing where the next tells it with it. Behind a verb "absent" may be said of all that is listed, and stays as it is. */
const plainWord = (words: Tokens.Words, at: number): string | undefined => {
  const [first, before = "", word = "", next] = [words[at - 2] ?? "", words[at - 1], words[at], words[at + 1]]
  if (word === "[" || word === "]") return word === "[" ? "(" : ")"
  if (word === "not" && next === "detected" && beforeAnswer.test(before)) return undefined
  const isNotDetected = word === "detected" && before === "not" && beforeAnswer.test(first)

  return isNotDetected || (word === "absent" && !being.has(before)) ? "negative" : word
}

/** Tokens with round brackets for square ones, and with "negative" for "absent" and for "not detected" as an answer. The very tokens where there is none of them. */
const plain = remembering((tokens: Tokens.Tokens): Tokens.Tokens => {
  const { ends, starts, words } = tokens
  if (!words.some((word) => odd.has(word))) return tokens
  const told = words.map((_, at) => plainWord(words, at))
  const isKept = (_: unknown, at: number): boolean => told[at] !== undefined

  return { words: told.filter((word) => word !== undefined), starts: starts.filter(isKept), ends: ends.filter(isKept) }
})

/** A place in its sentence as if that were written in plain marks and words. */
export const plainly = (span: Span): Span => {
  const marked = plain(span.tokens)
  if (marked === span.tokens) return span
  const [first, last] = Tokens.between(marked, span.start, span.end)

  return { ...span, tokens: marked, first, last }
}

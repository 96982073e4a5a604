import { countWhile } from "../../Bisection.ts"
import * as Tokens from "../text/Tokens.ts"
import type { Document } from "./Document.ts"
import * as OtherPersons from "./OtherPersons.ts"
import type { Segment } from "./Segment.ts"
import * as Sentences from "./Sentences.ts"

/** What a place stands in. */
export interface Surroundings {
  readonly sentence: Sentences.Sentence
  readonly segment: Segment
}

/**
 * A place in a document with all that stands around it: its offsets, and the tokens of its sentence, of which it covers those from
 * `first` to before `last`. Spans are for the moment: what is kept keeps their surroundings, since tokens take much more room than
 * the text.
 */
export interface Span extends Surroundings {
  readonly document: Document
  readonly start: number
  readonly end: number
  readonly tokens: Tokens.Tokens
  readonly first: number
  readonly last: number
}

/** The segment that a place stands in: the last that begins before it. */
const segmentAt = (segments: ReadonlyArray<Segment>, at: number): Segment | undefined => {
  const found = segments[countWhile(segments, ({ start }) => start <= at) - 1]

  return found !== undefined && at < found.end ? found : undefined
}

/** What a place stands in; nothing if that is a heading, or asked of somebody else than the patient. */
export const around = (document: Document, start: number, end: number): Surroundings | undefined => {
  const segment = segmentAt(document.segments(), start)
  if (segment === undefined || OtherPersons.isOf(document)(segment)) return undefined

  return { segment, sentence: Sentences.around(document, segment, start, Math.min(end, segment.end)) }
}

export const within = (document: Document, { segment, sentence }: Surroundings, start: number, end: number): Span => {
  const tokens = document.tokens(sentence.start, sentence.end)
  const [first, last] = Tokens.between(tokens, start, Math.min(end, segment.end))

  return { document, sentence, segment, start, end, tokens, first, last }
}

/** A place in its sentence; nothing where `around` tells nothing. */
export const at = (document: Document, start: number, end: number): Span | undefined => {
  const surroundings = around(document, start, end)

  return surroundings === undefined ? undefined : within(document, surroundings, start, end)
}

/** Other tokens of the same sentence. */
export const over = (span: Span, first: number, last: number): Span => ({
  ...span,
  first,
  last,
  start: span.tokens.starts[first] ?? span.sentence.start,
  end: span.tokens.ends[last - 1] ?? span.sentence.end,
})

const part = ({ ends, starts, words }: Tokens.Tokens, from: number, end?: number): Tokens.Tokens => ({
  words: words.slice(from, end),
  starts: starts.slice(from, end),
  ends: ends.slice(from, end),
})

/** The same place, as if its sentence ended before a token behind it; in all of it where there is none. */
export const ending = (span: Span, end: number | undefined): Span =>
  end === undefined ? span : { ...span, tokens: part(span.tokens, 0, end) }

/** The same place, as if its sentence began with token `from`. */
export const from = (span: Span, from: number): Span => ({
  ...span,
  tokens: part(span.tokens, from),
  first: span.first - from,
  last: span.last - from,
})

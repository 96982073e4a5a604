import * as Packing from "../../annotation/Packing.ts"
import * as Segment from "../document/Segment.ts"
import type { Sentence } from "../document/Sentences.ts"
import type { Span } from "../document/Span.ts"
import * as Stand from "./Stand.ts"

/** Where in the criteria something is mentioned, as far as is told of it: all offsets are of the text. */
export interface Passage {
  readonly side: Segment.Side
  readonly sentence: Sentence
  /** Where its line ends. */
  readonly lineEnd: number
  /** The words of its heading. */
  readonly heading: Segment.Stretch | undefined
  /** The title of those for whom it is. */
  readonly group: Segment.Stretch | undefined
  /** Whether it is such a title itself. */
  readonly isTitle: boolean
  /** The lines that introduce it, the nearest first. */
  readonly leads: ReadonlyArray<Segment.Stretch>
}

const passageOf = ({ document, segment, sentence }: Span): Passage => ({
  side: segment.side,
  sentence,
  lineEnd: segment.end,
  heading: segment.heading,
  group: segment.group,
  isTitle: segment.isTitle,
  leads: Segment.above(document.segments(), segment).map(({ end, start }): Segment.Stretch => [start, end]),
})

const passage: Packing.Packing<Passage> = Packing.record<Passage>({
  side: Packing.oneOf<Segment.Side>(["inclusion", "exclusion", "neither"]),
  sentence: Packing.record<Sentence>({ start: Packing.whole, end: Packing.whole }),
  lineEnd: Packing.whole,
  heading: Packing.optional(Segment.ofStretch),
  group: Packing.optional(Segment.ofStretch),
  isTitle: Packing.flag,
  leads: Packing.list(Segment.ofStretch),
})

/** Something that a text speaks of, whoever asks: where, and how it stands there. It may be kept as long as the text. */
export interface Mention {
  readonly place: Passage
  readonly start: number
  readonly end: number
  readonly stand: Stand.Stand
}

export const of = (span: Span, stand: Stand.Stand = Stand.of(span)): Mention => ({
  place: passageOf(span),
  start: span.start,
  end: span.end,
  stand,
})

export const packings = {
  place: passage,
  start: Packing.whole,
  end: Packing.whole,
  stand: Packing.record<Stand.Stand>(Stand.packings),
}

export const packing: Packing.Packing<Mention> = Packing.record<Mention>(packings)

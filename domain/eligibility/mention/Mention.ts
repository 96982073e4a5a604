import type { Span, Surroundings } from "../document/Span.ts"
import * as Stand from "./Stand.ts"

/** Something that a text speaks of, whoever asks: where, and how it stands there. It may be kept as long as the text. */
export interface Mention {
  readonly place: Surroundings
  readonly start: number
  readonly end: number
  readonly stand: Stand.Stand
}

export const of = (span: Span, stand: Stand.Stand = Stand.of(span)): Mention => {
  const { end, segment, sentence, start } = span

  return { place: { segment, sentence }, start, end, stand }
}

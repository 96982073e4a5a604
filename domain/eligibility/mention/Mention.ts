import * as Packing from "../../annotation/Packing.ts"
import type { Span } from "../document/Span.ts"
import * as Passage from "./Passage.ts"
import * as Stand from "./Stand.ts"

/** Something that a text speaks of, whoever asks: where, and how it stands there. It may be kept as long as the text. */
export interface Mention {
  readonly place: Passage.Passage
  readonly start: number
  readonly end: number
  readonly stand: Stand.Stand
}

export const of = (span: Span, stand: Stand.Stand = Stand.of(span)): Mention => {
  const { end, start } = span

  return { place: Passage.of(span), start, end, stand }
}

export const packings = {
  place: Passage.packing,
  start: Packing.whole,
  end: Packing.whole,
  stand: Packing.record<Stand.Stand>(Stand.packings),
}

export const packing: Packing.Packing<Mention> = Packing.record<Mention>(packings)

import * as Packing from "../../annotation/Packing.ts"
import type { Span } from "../document/Span.ts"
import * as Place from "./Place.ts"
import * as Stand from "./Stand.ts"

/** Something that a text speaks of, whoever asks: where, and how it stands there. It may be kept as long as the text. */
export interface Mention {
  readonly place: Place.Place
  readonly start: number
  readonly end: number
  readonly stand: Stand.Stand
}

export const of = (span: Span, stand: Stand.Stand = Stand.of(span)): Mention => {
  const { end, start } = span

  return { place: Place.of(span), start, end, stand }
}

export const packings = {
  place: Place.packing,
  start: Packing.whole,
  end: Packing.whole,
  stand: Stand.packing,
}

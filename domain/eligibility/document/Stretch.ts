import * as Packing from "../../annotation/Packing.ts"

/** A piece of a text, by offsets: its end is behind its last character. */
export type Stretch = readonly [start: number, end: number]

export const packing: Packing.Packing<Stretch> = Packing.pair(Packing.whole, Packing.whole)

import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "./AnnotatedText.ts"

/** A line, by its offsets. */
type Stretch = readonly [start: number, end: number]

const packing = Packing.list(Packing.pair(Packing.whole, Packing.whole))

/** What a text says to those who may take part, line by line: all but its headings and what stands under those of the other side. */
export const of = AnnotatedText.layer(packing, (text) =>
  text
    .document()
    .segments()
    .flatMap(({ end, side, start }): ReadonlyArray<Stretch> => (side === "inclusion" ? [[start, end]] : [])),
)

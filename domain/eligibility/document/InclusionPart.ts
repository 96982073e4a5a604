import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "./AnnotatedText.ts"

/** A line, by its offsets. */
interface Line {
  readonly start: number
  readonly end: number
}

const packing = Packing.list(Packing.record<Line>({ start: Packing.whole, end: Packing.whole }))

/** What a text says to those who may take part, line by line: all but its headings and what stands under those of the other side. */
export const of = AnnotatedText.layer(packing, (text) =>
  text
    .document()
    .segments()
    .flatMap(({ end, side, start }): ReadonlyArray<Line> => (side === "inclusion" ? [{ start, end }] : [])),
)

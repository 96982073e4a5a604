import type { AnnotatedText } from "./document/AnnotatedText.ts"
import type { Segment } from "./document/Segment.ts"
import * as Sentences from "./document/Sentences.ts"
import * as AsideTable from "./measurement/AsideTable.ts"
import * as MeaningTable from "./measurement/MeaningTable.ts"
import * as MeasureNames from "./measurement/MeasureNames.ts"
import * as PublishedValues from "./measurement/PublishedValues.ts"
import * as ValueTable from "./measurement/ValueTable.ts"
import type * as NumberRange from "./numbers/NumberRange.ts"
import * as Ranges from "./numbers/Ranges.ts"
import type { Stretch } from "./rules/ChunkedRun.ts"
import * as FoundRows from "./rules/FoundRows.ts"
import * as Runs from "./rules/Runs.ts"
import type { Tokens } from "./text/Tokens.ts"

/** A measure that a sentence names, with what it is told to be, and the rows that told it. */
interface ReadMeasure extends Stretch {
  readonly name: string
  /** In the unit of its scale; none where no values are understood. */
  readonly ranges: ReadonlyArray<NumberRange.NumberRange>
  readonly unit: string
  readonly rows: ReadonlyArray<FoundRows.FoundRow>
}

/** Tables whose rows tell what a measure is told to be, and not how its numbers are written. */
const ofMeasures: ReadonlySet<string> = new Set(
  [AsideTable.table, MeaningTable.table, MeaningTable.inPassing, ValueTable.table, ValueTable.further].map(
    ({ name }) => name,
  ),
)

/** The measures that a sentence names, by their names. */
const measuresOf = (tokens: Tokens): ReadonlyArray<ReadMeasure> =>
  [...Map.groupBy(MeasureNames.within(tokens.words), ({ measure }) => measure)].flatMap(([measure, named]) => {
    const { done, rows } = FoundRows.during(() => PublishedValues.of(Runs.ofPublished(tokens), measure, named))

    return done.map(({ first, last, values }) => ({
      first,
      last,
      name: measure.name,
      ranges: values?.ranges ?? [],
      unit: measure.scales[values?.scale ?? 0]?.units[0] ?? "",
      rows: rows.filter(({ table }) => ofMeasures.has(table)),
    }))
  })

/** A sentence of a text, with the ranges of numbers that it writes, and what is measured by it. */
export interface ReadSentence {
  readonly text: string
  readonly ranges: ReadonlyArray<{ readonly words: string; readonly range: Ranges.Range }>
  readonly measures: ReadonlyArray<{ readonly words: string; readonly measure: ReadMeasure }>
}

/** A piece of a text on one side, as the reader divides it. */
export interface ReadSection {
  readonly side: Segment["side"]
  readonly heading: string
  readonly group: string
  readonly sentences: ReadonlyArray<ReadSentence>
}

const sentencesOf = ({ document, text }: AnnotatedText, segment: Segment): ReadonlyArray<ReadSentence> => {
  const read: Array<ReadSentence> = []
  let last = segment.start
  for (let at = segment.start; at < segment.end; at = Math.max(at + 1, last)) {
    const { end, start } = Sentences.around(document(), segment, at, Math.min(at + 1, segment.end))
    if (start < last) continue
    last = end
    const tokens = document().tokens(start, end)
    const wordsOf = ({ first, last }: Pick<Ranges.Range, "first" | "last">): string =>
      text.slice(tokens.starts[first], tokens.ends[last - 1])
    const ranges = Ranges.of(Runs.ofPublished(tokens)).map((range) => ({ words: wordsOf(range), range }))
    const measures = measuresOf(tokens).map((measure) => ({ words: wordsOf(measure), measure }))
    if (tokens.words.length > 0) read.push({ text: text.slice(tokens.starts[0], end), ranges, measures })
  }

  return read
}

/** A text in its sections and sentences, to be looked at by somebody who asks how it is read. */
export const of = (opened: AnnotatedText): ReadonlyArray<ReadSection> => {
  const words = (stretch: readonly [number, number] | undefined): string =>
    stretch === undefined ? "" : opened.text.slice(...stretch)

  return opened
    .document()
    .segments()
    .map((segment) => ({
      side: segment.side,
      heading: words(segment.heading),
      group: words(segment.group),
      sentences: sentencesOf(opened, segment),
    }))
}

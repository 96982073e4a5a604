import type * as NumberRange from "../numbers/NumberRange.ts"
import * as FoundRows from "../rules/FoundRows.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MeasureNames from "./MeasureNames.ts"
import type { Stretch } from "./MeasureRun.ts"
import * as PublishedValues from "./PublishedValues.ts"

/** A measure that a sentence names, with what it is told to be, and the rows that told it. */
export interface ReadMeasure extends Stretch {
  readonly name: string
  /** In the unit of its scale; none where no values are understood. */
  readonly ranges: ReadonlyArray<NumberRange.NumberRange>
  readonly unit: string
  readonly rows: ReadonlyArray<FoundRows.FoundRow>
}

/** Tables whose rows tell what a measure is told to be, and not how its numbers are written. */
const ofMeasures = /measures$|^measures/

/** The measures that a sentence names, by their names. */
export const of = (tokens: Tokens): ReadonlyArray<ReadMeasure> =>
  [...Map.groupBy(MeasureNames.within(tokens.words), ({ measure }) => measure)].flatMap(([measure, named]) => {
    const { done, rows } = FoundRows.during(() => PublishedValues.of(KnownNumbers.ofPublished(tokens), measure, named))

    return done.map(({ first, last, values }) => ({
      first,
      last,
      name: measure.name,
      ranges: values?.ranges ?? [],
      unit: measure.scales[values?.scale ?? 0]?.units[0] ?? "",
      rows: rows.filter(({ table }) => ofMeasures.test(table)),
    }))
  })

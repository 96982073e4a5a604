import * as Span from "../document/Span.ts"
import type * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { isSpace } from "../text/Characters.ts"
import type { Measure } from "./Measure.ts"
import * as PublishedValues from "./PublishedValues.ts"

/** Where the next sentence begins behind the semicolon that ends one; nothing where something else does. */
const behindSemicolon = ({ document: { folded }, segment, sentence }: Span.Span): number | undefined => {
  if (folded[sentence.end] !== ";") return undefined
  let at = sentence.end + 1
  while (at < segment.end && isSpace(folded.charCodeAt(at))) at++

  return at < segment.end ? at : undefined
}

/** What a measure may be besides for those of another grade, where a semicolon sets that apart: "MMSE ≥ 20 for mild; [10-19 for moderate]". */
export const of = (span: Span.Span, measure: Measure, scale: number): ReadonlyArray<NumberRange.NumberRange> => {
  const at = behindSemicolon(span)
  const next = at === undefined ? undefined : Span.at(span.document, at, at + 1)
  if (next === undefined) return []
  const told = PublishedValues.ofFurtherGrade(KnownNumbers.ofPublished(next.tokens), measure)

  return told?.scale === scale ? told.ranges : []
}

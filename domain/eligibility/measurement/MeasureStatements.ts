import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import type * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { isSpace } from "../text/Characters.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"
import * as MeasureNames from "./MeasureNames.ts"
import * as MeasureStand from "./MeasureStand.ts"
import * as PublishedValues from "./PublishedValues.ts"

/** What a text says of a measure in one place, whoever asks: its values, and how they stand. */
export interface Statement extends Mention.Mention, Pick<PublishedValues.Published, "isOfSome" | "values"> {
  /** For whom the place speaks. */
  readonly group: Groups.Group
  /** "MMSE ≥ 20 [or] CDR ≤ 1": who lacks the one may have the other. */
  readonly isBesideOr: boolean
}

const literalOf = remembering((measure: Measure) => Literal.of(...measure.forms))

/** "Telephone [MoCA]", "[CDR] memory box". */
const isOther = ({ notBefore = [], notBehind }: Measure, { first, last, tokens: { words } }: Span.Span): boolean => {
  const before = words[words[first - 1] === "-" ? first - 2 : first - 1] ?? ""

  return notBehind?.has(before) === true || notBefore.some((phrase) => matches(words, last, phrase))
}

/** Where a text names a measure. `most`: so many places are looked at. */
export const places = (
  text: AnnotatedText.AnnotatedText,
  measure: Measure,
  most = Literal.most,
): ReadonlyArray<Span.Span> => Literal.spans(text, literalOf(measure), most).filter((span) => !isOther(measure, span))

/** "Karnofsky or Lansky ≥ 50": whether the sentence tells the same on another scale. */
const isToldOtherwise = ({ tokens: { words } }: Span.Span, measure: Measure): boolean =>
  measure.ofFitness === true &&
  MeasureNames.within(words).some((other) => other.measure.ofFitness === true && other.measure !== measure)

/** Where the next sentence begins behind the semicolon that ends one; nothing where something else does. */
const behindSemicolon = ({ document: { folded }, segment, sentence }: Span.Span): number | undefined => {
  if (folded[sentence.end] !== ";") return undefined
  let at = sentence.end + 1
  while (at < segment.end && isSpace(folded.charCodeAt(at))) at++

  return at < segment.end ? at : undefined
}

/** What a measure may be besides for those of another grade, where a semicolon sets that apart: "MMSE ≥ 20 for mild; [10-19 for moderate]". */
const ofFurtherGrade = (span: Span.Span, measure: Measure, scale: number): ReadonlyArray<NumberRange.NumberRange> => {
  const at = behindSemicolon(span)
  const next = at === undefined ? undefined : Span.at(span.document, at, at + 1)
  if (next === undefined) return []
  const told = PublishedValues.ofFurtherGrade(KnownNumbers.ofPublished(next.tokens), measure)

  return told?.scale === scale ? told.ranges : []
}

const stated = (span: Span.Span, { isOfSome, values }: PublishedValues.Published, measure: Measure): Statement => {
  const { document, first, last, segment, sentence, tokens } = span
  const isAlone = !isToldOtherwise(span, measure)
  const ranges = values && [...values.ranges, ...ofFurtherGrade(span, measure, values.scale)]

  return {
    ...(ranges === undefined ? Mention.of(span) : Mention.of(span, MeasureStand.of(span, measure, ranges))),
    values: values && ranges && { ...values, ranges },
    isOfSome: isOfSome && isAlone,
    group: Groups.of(document, segment, sentence),
    isBesideOr: isAlone && (tokens.words[first - 1] === "or" || tokens.words[last] === "or"),
  }
}

/** What a sentence says of a measure that it names at some places. */
const statedIn = (named: ReadonlyArray<Span.Span>, measure: Measure): ReadonlyArray<Statement> => {
  const [place] = named
  if (place === undefined) return []

  return PublishedValues.of(KnownNumbers.ofPublished(place.tokens), measure, named).map((published) =>
    stated(Span.over(place, published.first, published.last), published, measure),
  )
}

const read = (text: AnnotatedText.AnnotatedText, measure: Measure, most = Literal.most): ReadonlyArray<Statement> =>
  [...Map.groupBy(places(text, measure, most), ({ sentence: { end, start } }) => `${start}-${end}`).values()].flatMap(
    (named) => statedIn(named, measure),
  )

const end = Packing.record<NumberRange.End>({ number: Packing.decimal, isIncluded: Packing.flag })

const packing = Packing.list(
  Packing.record<Statement>({
    ...Mention.packings,
    values: Packing.optional(
      Packing.record<PublishedValues.Told>({
        scale: Packing.whole,
        ranges: Packing.list(Packing.record<NumberRange.NumberRange>({ low: end, high: end })),
        isLone: Packing.flag,
      }),
    ),
    isOfSome: Packing.flag,
    group: Packing.oneOf<Groups.Group>(Groups.groups),
    isBesideOr: Packing.flag,
  }),
)

const layers = new Map(
  measures.map((measure) => [measure, AnnotatedText.layer(packing, (text) => read(text, measure))] as const),
)

/** All that a text says of a measure. `most`: of one that the vocabulary lacks, so many places are looked at. */
export const of = (text: AnnotatedText.AnnotatedText, measure: Measure, most?: number): ReadonlyArray<Statement> =>
  layers.get(measure)?.(text) ?? read(text, measure, most)

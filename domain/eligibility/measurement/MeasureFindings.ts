import { remembering } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { fold } from "../text/Folding.ts"
import * as FurtherGrade from "./FurtherGrade.ts"
import type { HeldMeasure } from "./HeldMeasure.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureStand from "./MeasureStand.ts"
import * as OfOthers from "./OfOthers.ts"
import * as PublishedValues from "./PublishedValues.ts"

/** What is said of a text that names a measure without values that are understood. */
export const unread = "a number to be compared"

const literalOf = remembering((measure: Measure) => Literal.of(...measure.forms))

type Ranges = ReadonlyArray<NumberRange.NumberRange>

const isBelow = ({ low }: NumberRange.NumberRange, value: number): boolean =>
  value < low.number || (value === low.number && !low.isIncluded)

const isAbove = ({ high }: NumberRange.NumberRange, value: number): boolean =>
  value > high.number || (value === high.number && !high.isIncluded)

/** Whether a value is better than all that are told. */
const isBetter = ({ better }: Measure, value: number, ranges: Ranges): boolean =>
  better !== undefined && ranges.every((range) => (better === "high" ? isAbove(range, value) : isBelow(range, value)))

/** What ranges tell a value that none of them holds. */
const outsideOf = ({ outcome }: Stand.Stand, ranges: Ranges, value: number): Remark.Remark => {
  if (outcome === "exclusion") return "it rules out other numbers than *"
  if (ranges.every((range) => isBelow(range, value))) return "* is lower than it asks for"

  return ranges.every((range) => isAbove(range, value)) ? "* is higher than it lets in" : "it says nothing of *"
}

/** Of who is kept out for everyone. */
const decisive = 3

/** Of a range that holds the value. */
const exact = 2

/** Heavier than what only names the measure, or rules out other values. */
const lacking = 1

/** Whether a finding asks for other values than somebody has. */
export const isLacking = ({ outcome, weight }: Finding.Finding): boolean => outcome === "unknown" && weight === lacking

/** "MMSE ≥ 20 [or] CDR ≤ 1": who lacks the one may have the other. */
const isBesideOr = ({ first, last, tokens: { words } }: Span.Span): boolean =>
  words[first - 1] === "or" || words[last] === "or"

/** What values of a measure that a text names tell of one. Who is kept out for everyone is kept out, whomever another range lets in. */
const judge = (
  span: Span.Span,
  held: HeldMeasure,
  { isLone, ranges }: PublishedValues.Told,
  isOfSome: boolean,
): Finding.Finding => {
  const { measure, shown, value } = held
  const stand = MeasureStand.of(span, measure, ranges)
  const mention = Mention.of(span, stand)
  const { document, segment, sentence } = span
  if (stand.outcome === "unknown") return Finding.of(mention, stand, 0)
  const isOfEveryone = Groups.of(document, segment, sentence) === "everyone"
  const holding = ranges.filter((range) => NumberRange.holds(range, value))
  if (holding.length === 0) {
    if (isLone && isBetter(measure, value, ranges)) return Finding.untold(mention, unread)
    const isLacking = stand.outcome === "inclusion"
    const remarked = { remark: outsideOf(stand, ranges, value), number: shown }
    if (isLacking && isOfEveryone && !isOfSome && !isBesideOr(span))
      return Finding.of(mention, { outcome: "exclusion", ...remarked }, exact)

    return Finding.of(mention, { outcome: "unknown", ...remarked }, isLacking ? lacking : 0)
  }
  const isOfAll = holding.length === ranges.length
  const group = isOfAll ? undefined : "for some of the patients"
  const weight = stand.outcome === "exclusion" && isOfEveryone && isOfAll ? decisive : exact

  return Finding.of(mention, { outcome: stand.outcome, remark: stand.remark, group }, weight)
}

/** Whether what introduces a place speaks of those who do not have the disease: "Control group:". */
const isOfControls = (text: string, { place: { group, heading, lead } }: Mention.Mention): boolean =>
  [group, heading, lead].some((where) => where !== undefined && OfOthers.areControls(fold(text.slice(...where))))

/** "Regardless of performance status". */
const isAnyLetIn = ({ place, stand }: Mention.Mention): boolean =>
  place.side === "inclusion" && stand.remark === Stand.eitherWay

/** "Telephone [MoCA]", "[CDR] memory box". */
const isOther = ({ notBefore = [], notBehind }: Measure, { first, last, tokens: { words } }: Span.Span): boolean => {
  const before = words[words[first - 1] === "-" ? first - 2 : first - 1] ?? ""

  return notBehind?.has(before) === true || notBefore.some((phrase) => matches(words, last, phrase))
}

/** What a place tells where a text names the measure, with its values or without any that are understood. */
const findAt = (span: Span.Span, { isOfSome, values }: PublishedValues.Published, held: HeldMeasure) => {
  const mention = Mention.of(span)
  if (isOfControls(span.document.text, mention)) return []
  if (values === undefined && held.measure.ofEveryone === true && isAnyLetIn(mention))
    return [Finding.of(mention, { ...mention.stand, outcome: "inclusion" }, exact)]
  if (values === undefined || values.scale !== held.scale) return [Finding.untold(mention, unread)]

  return [judge(span, held, { ...values, ranges: [...values.ranges, ...FurtherGrade.of(span, held)] }, isOfSome)]
}

/** What a sentence tells that names the measure at some places. */
const findIn = (named: ReadonlyArray<Span.Span>, held: HeldMeasure): ReadonlyArray<Finding.Finding> => {
  const [place] = named
  if (place === undefined) return []

  return PublishedValues.of(KnownNumbers.ofPublished(place.tokens), held.measure, named).flatMap((published) =>
    findAt(Span.over(place, published.first, published.last), published, held),
  )
}

/** Where a text names a measure. */
export const places = (text: AnnotatedText, measure: Measure, enough = Literal.most): ReadonlyArray<Span.Span> =>
  Literal.spans(text, literalOf(measure), enough).filter((span) => !isOther(measure, span))

/** What a text tells of somebody's measure, mention by mention. `enough`: so many of them are read. */
export const find = (text: AnnotatedText, held: HeldMeasure, enough = Literal.most): ReadonlyArray<Finding.Finding> =>
  [
    ...Map.groupBy(places(text, held.measure, enough), ({ sentence: { end, start } }) => `${start}-${end}`).values(),
  ].flatMap((named) => findIn(named, held))

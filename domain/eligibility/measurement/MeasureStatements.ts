import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import { permissions } from "../classes/Participants.ts"
import * as Scopes from "../context/Scopes.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import * as LetIn from "../mention/LetIn.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import { isSpace } from "../text/Characters.ts"
import * as WordSet from "../text/WordSet.ts"
import * as DefinedNames from "./DefinedNames.ts"
import * as EventSpans from "./EventSpans.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"
import * as MeasureNames from "./MeasureNames.ts"
import * as PublishedValues from "./PublishedValues.ts"
import * as ScatteredName from "./ScatteredName.ts"

type Ranges = ReadonlyArray<NumberRange.NumberRange>

/** Whether some values are told that speak of health, without an end on that side, and not of all that there are. */
const areOfHealth = ({ bestAt, better, scales: [usual] }: Measure, ranges: Ranges): boolean => {
  const [least, most] = usual.values

  return ranges.every(({ high, low }) =>
    better === "high"
      ? high.number >= most && low.number > least && low.number <= (bestAt ?? most)
      : low.number <= least && high.number < most && high.number >= (bestAt ?? least),
  )
}

/** What is told around the values of a measure of how they stand. */
export const table = RuleTable.of<
  "described" | "left" | "beside what is denied" | "denied" | "of what is denied" | "one of both" | "asked"
>({
  name: "where values of measures stand",
  over: MarkedRun.level(["value"]),
  classes: {
    describing: "( [ specified defined by as confirmed determined evidenced indicated using via ie i e",
    ill: "failure disease diseases disorder insufficiency dysfunction impairment arrhythmia infarction angina cirrhosis dementia",
    denying: "no not without never nor absence lack",
    defining: "defined evidenced indicated demonstrated manifested",
    /** What a denial does not reach beyond, and what a treatment failed to do where it is denied. */
    apart:
      ", ; . ( with and who but having on response responses respond responded remission improvement control controlled",
    asking: "require requires must should shall need needs",
    admitting: new Set([
      ...permissions,
      ..."adequate adequately can controlled eligibility except exception exceptions excluding may must qualify required requires should".split(
        " ",
      ),
    ]),
    compared: "> < ≥ ≤ = above below over under greater higher more less lower",
    /** "Defined as systolic > 160 and diastolic > 90" is mostly meant of either. */
    either: "or / systolic diastolic sbp dbp ; , .",
  },
  rows: [
    telling("described", [
      ["[ {describing} ] ...4 @value", "no dementia [(] MMSE @value", "no dementia, MMSE @value"],
      [
        "no|without !;|.|@value{1,24} , [ and ] !{apart}|{denying}{0,4} @value",
        "no dyspnea, no intolerance of exercise, [and] a @value",
        "no dyspnea and a @value",
      ],
    ]),
    telling("one of both", [
      [
        "{defining} !{either}{0,24} {compared} !{either}{0,12} [ and ] !{either}|and{0,3} @value",
        "advanced, as defined by a low albumin below normal [and] @value",
        "defined as a low albumin below normal, and @value",
      ],
      [
        "{defining} !{either}{0,12} @value [ and ] !{either}{0,8} {compared}",
        "advanced, as defined by @value [and] albumin below normal",
      ],
    ]),
    telling("asked", [
      [
        "[ {admitting} ] !;|.{0,30} @value",
        "rash [must] cover @value",
        "those on treatment are allowed. Not those with @value",
      ],
      ["@value !;|.{0,30} [ {admitting} ]", "those with @value are [allowed]"],
    ]),
    telling("left", [
      [
        "resolv~|recover~|resolution|return~|toxic~|aes|events !;{0,60} [ except|exception|excluding|other ] !;{0,40} @value",
        "toxicity has resolved to grade 1, [except] for @value",
      ],
    ]),
    telling("beside what is denied", [
      [
        "[ no|without ] !{apart}|{denying}{0,4} {ill} @value",
        "[no] uncompensated heart failure @value",
        "no earlier @value",
      ],
      [
        "[ and ] !{apart}|{denying}{0,4} @value",
        "without symptoms [and] a resting @value",
        "without symptoms and response to @value",
      ],
      ["[ and any|either|one of ] !.|;{0,48} @value", "without disease [and any of] these: a sign, or @value"],
    ]),
    telling("denied", [
      [
        "[ {denying} ] !{asking}{0,7} @value",
        "[no] creatinine @value",
        "those without metastases must have creatinine @value",
      ],
    ]),
    telling("of what is denied", [
      [
        '[ no|not|without ] !{apart}{1,12} ,|"("? as? {defining} ( !;|. ){0,24} @value',
        "must [not] have liver disease as defined by @value",
        "not on dialysis with disease defined as @value",
        "no response, defined as an increase to @value",
      ],
    ]),
  ],
})

/** What is told around values; it is asked for what is not as it stands alone. */
const toldOf = remembering(
  (span: Span.Span): ReadonlySet<string> =>
    new Set(RuleTable.meanings(table, MarkedRun.of(Runs.ofPublished(span.tokens), span, "value", []))),
)

/**
 * Where values stand that a comma sets apart from what is denied before them, of which they are no further item: "no other disease, MMSE
 * 20-26". Nothing where they may be one.
 */
const asItem = (span: Span.Span, measure: Measure, ranges: Ranges, stand: Stand.Stand): Stand.Stand | undefined => {
  if (!Scopes.beginsItem(span.tokens.words, span.first) || stand.remark !== Stand.unclear.remark) return undefined
  const isWanted = areOfHealth(measure, ranges) || !ranges.some(NumberRange.isOpen)

  return isWanted === (span.segment.side === "inclusion") ? Stand.of(Span.from(span, span.first)) : undefined
}

/** "Without symptoms and [an ejection fraction > 45 %]": what speaks of health, or tells both ends, is asked for with what is denied before it. */
const isBesideDenied = (span: Span.Span, stand: Stand.Stand): boolean =>
  span.segment.side === "inclusion" &&
  stand.turned &&
  stand.outcome === "exclusion" &&
  toldOf(span).has("beside what is denied")

/** "No renal disease, [defined] as an eGFR < 60". */
const isOfWhatIsDenied = (span: Span.Span, stand: Stand.Stand): boolean =>
  span.segment.side === "inclusion" &&
  stand.outcome === "inclusion" &&
  !stand.turned &&
  toldOf(span).has("of what is denied")

/** Whether what speaks of health keeps nobody out: of what everyone has, or where its sentence asks for it or permits it. */
const isNoBar = (span: Span.Span, { ofEveryone }: Measure, { outcome, turned }: Stand.Stand): boolean =>
  span.segment.side === "exclusion" &&
  outcome === "exclusion" &&
  !turned &&
  (ofEveryone === true || toldOf(span).has("asked"))

/**
 * What speaks of health is no bar where nothing right before it denies it, and what does not lets in nobody who is otherwise kept out: "≤ 1.5
 * mg/dL, except patients with Gilbert's syndrome, in whom it must be < 3", "> 3 × ULN where metastases are absent". Nothing where it may be.
 */
const spared = (span: Span.Span, stand: Stand.Stand, ofHealth: boolean): Stand.Stand | undefined => {
  const { side } = span.segment
  if (isOfWhatIsDenied(span, stand) && !ofHealth) return { ...stand, outcome: "exclusion", turned: true }
  if (!stand.turned || stand.outcome === "unknown" || side === "neither" || ofHealth !== (side === "inclusion"))
    return undefined
  if (side === "exclusion") return stand.remark === "where it is missing" ? Stand.inPart(side) : Stand.unclear

  return ["denied", "of what is denied"].some((each) => toldOf(span).has(each)) ? undefined : Stand.unclear
}

/** A good CD4 count keeps out nobody with HIV, but is what lets them in; and a bad one is no exception. Nothing where it is of everybody. */
const amongAsked = (
  { ofThoseAsked }: Measure,
  { outcome, remark }: Stand.Stand,
  ofHealth: boolean,
): Stand.Stand | undefined => {
  if (ofThoseAsked !== true) return undefined
  if (ofHealth) return outcome === "exclusion" ? Stand.asException : undefined

  return remark === Stand.asException.remark ? Stand.unclear : undefined
}

/** Where values of a measure stand of which some are better. What is denied or not possible before them is what they describe, where that is what they tell. */
const weighed = (span: Span.Span, measure: Measure, ranges: Ranges, stand: Stand.Stand): Stand.Stand => {
  const { side } = span.segment
  const ofHealth = areOfHealth(measure, ranges)
  if ((ofHealth || !ranges.some(NumberRange.isOpen)) && isBesideDenied(span, stand)) return Stand.wanted
  const untouched = amongAsked(measure, stand, ofHealth) ?? spared(span, stand, ofHealth)
  if (untouched !== undefined) return untouched
  const isTurned = stand.turned && stand.outcome !== "unknown" && ofHealth
  const isUnclear = stand.remark === Stand.unclear.remark && ofHealth === (side === "inclusion")
  if ((isTurned || isUnclear) && side !== "neither" && toldOf(span).has("described")) return Stand.inPart(side)

  return ofHealth && isNoBar(span, measure, stand) ? Stand.unclear : stand
}

/** Where the values of a measure stand. */
const standOf = (span: Span.Span, measure: Measure, ranges: Ranges): Stand.Stand => {
  // What need not have resolved as the rest has
  if (toldOf(span).has("left")) return Stand.asException
  const among = Stand.of(span)
  const stand = LetIn.weighed(span, asItem(span, measure, ranges, among) ?? among)
  if (stand.outcome === "exclusion" && toldOf(span).has("one of both")) return Stand.ofPart

  return span.segment.side === "neither" || measure.better === undefined ? stand : weighed(span, measure, ranges, stand)
}

/** What a text says of a measure in one place, whoever asks: its values, and how they stand. */
export interface Statement extends Mention.Mention, Pick<PublishedValues.Published, "isOfSome" | "values"> {
  /** For whom the place speaks. */
  readonly group: Groups.Group
  /** "MMSE ≥ 20 [or] CDR ≤ 1": who lacks the one may have the other. */
  readonly isBesideOr: boolean
  /** In how many days events are counted, where that is told. */
  readonly days: number | undefined
}

const literalOf = remembering(({ excess = [], forms, lack = [] }: Measure) => Literal.of(...forms, ...lack, ...excess))

/** Whether a place names a disorder of a measure where nothing is kept out: there it is mostly why somebody needs treatment, "thrombocytopenia < 100,000". */
const isWhyTreated = ({ first, segment, tokens: { words } }: Span.Span, { excess, lack }: Measure): boolean => {
  const word = words[first] ?? ""

  return segment.side !== "exclusion" && (lack?.includes(word) === true || excess?.includes(word) === true)
}

/** Where a text names a measure. `most`: so many places are looked at. */
export const places = (
  text: AnnotatedText.AnnotatedText,
  measure: Measure,
  most = Literal.most,
): ReadonlyArray<Span.Span> =>
  Literal.spans(text, literalOf(measure), most).filter(
    (span) => !MeasureNames.isPart({ measure, ...span }, span.tokens.words) && !isWhyTreated(span, measure),
  )

/** "Karnofsky or Lansky ≥ 50": whether the sentence tells the same on another scale. */
const isToldOtherwise = ({ tokens: { words } }: Span.Span, measure: Measure): boolean =>
  measure.ofFitness === true &&
  MeasureNames.within(words).some((other) => other.measure.ofFitness === true && other.measure !== measure)

/** The next sentence behind the semicolon that ends one; nothing where something else does. */
const behindSemicolon = ({ document, segment, sentence }: Span.Span): Span.Span | undefined => {
  const { folded } = document
  if (folded[sentence.end] !== ";") return undefined
  let at = sentence.end + 1
  while (at < segment.end && isSpace(folded.charCodeAt(at))) at++

  return at < segment.end ? Span.at(document, at, at + 1) : undefined
}

/** In tokens, from the "or" behind a semicolon. */
const nearOr = 8

/** Whether the next sentence tells what may be had instead: "[LVEF > 40 %]; or a shortening fraction > 26 %". */
const isBeforeOther = (span: Span.Span, measure: Measure): boolean => {
  const words = span.last === span.tokens.words.length ? (behindSemicolon(span)?.tokens.words ?? []) : []

  return words[0] === "or" && MeasureNames.within(words.slice(1, nearOr)).some((other) => other.measure !== measure)
}

/** What a measure may be besides for those of another grade, where a semicolon sets that apart: "MMSE ≥ 20 for mild; [10-19 for moderate]". */
const ofFurtherGrade = (span: Span.Span, measure: Measure, scale: number): ReadonlyArray<NumberRange.NumberRange> => {
  const next = behindSemicolon(span)
  if (next === undefined) return []
  const told = PublishedValues.ofFurtherGrade(Runs.ofPublished(next.tokens), measure)

  return told?.scale === scale ? told.ranges : []
}

/** How a measure is known; two of these beside an "or" are of one thing: "estimated (by a formula) or measured". */
const leading = WordSet.of("calculated estimated measured")

/** In tokens. */
const beforeOr = 8

/** Whether a name stands right behind an "or", be it behind other names of it: "or creatinine clearance (GFR)". */
const isBehindOr = ({ first, tokens: { words } }: Span.Span): boolean => {
  if (words.lastIndexOf("or", first) < 0) return false
  let begin = first
  for (const other of MeasureNames.within(words.slice(0, first)).toReversed()) {
    if (other.last !== begin && (other.last !== begin - 1 || words[begin - 1] !== "(")) break
    begin = other.first
  }

  if (leading.has(words[begin - 1] ?? "")) begin--

  return (
    words[begin - 1] === "or" &&
    !words.slice(Math.max(0, begin - beforeOr), begin - 1).some((word) => leading.has(word))
  )
}

const stated = (span: Span.Span, { isOfSome, values }: PublishedValues.Published, measure: Measure): Statement => {
  const { document, first, last, segment, sentence, tokens } = span
  const isAlone = !isToldOtherwise(span, measure)
  const ranges = values && [...values.ranges, ...ofFurtherGrade(span, measure, values.scale)]

  return {
    ...(ranges === undefined ? Mention.of(span) : Mention.of(span, standOf(span, measure, ranges))),
    values: values && ranges && { ...values, ranges },
    isOfSome: isOfSome && isAlone,
    group: Groups.of(document, segment, sentence),
    days: measure.ofEvents === true ? EventSpans.of(Runs.ofPublished(tokens), first) : undefined,
    isBesideOr:
      isAlone &&
      (isBehindOr(span) ||
        tokens.words[tokens.words[last] === "," ? last + 1 : last] === "or" ||
        isBeforeOther(span, measure)),
  }
}

/** What a text tells of a measure at some places, sentence by sentence. */
export const publishedAt = (named: ReadonlyArray<Span.Span>, measure: Measure) =>
  [...Map.groupBy(named, ({ sentence }) => sentence.start).values()].flatMap((together) =>
    together.slice(0, 1).flatMap((place) =>
      PublishedValues.of(Runs.ofPublished(place.tokens), measure, together).map((told) => ({
        span: Span.over(place, told.first, told.last),
        told,
      })),
    ),
  )

const tests = WordSet.of(
  "drawn quantification measurement measurements monitoring testing sampling collection collected evaluation evaluated performed repeated assay recorded",
)

/** Whether a measure is only named, and is not what somebody may be let in for. */
const isPassing = ({ segment, tokens }: Span.Span, { isInPassing }: PublishedValues.Published): boolean =>
  isInPassing && (segment.side === "exclusion" || tokens.words.some((word) => tests.has(word)))

/** What is named in passing counts where no values are told elsewhere. */
const statedAt = (named: ReadonlyArray<Span.Span>, measure: Measure): ReadonlyArray<Statement> => {
  const published = publishedAt(named, measure)
  const areTold = published.some(({ told }) => told.values !== undefined)

  return published.flatMap(({ span, told }) => (areTold && isPassing(span, told) ? [] : [stated(span, told, measure)]))
}

/** Where a text names a measure as it tells itself that it does besides. */
const besides = (
  text: AnnotatedText.AnnotatedText,
  named: ReadonlyArray<Span.Span>,
  measure: Measure,
  most: number,
): ReadonlyArray<Span.Span> => {
  const others = named.length === 0 ? [] : DefinedNames.of(named, measure.isLiteral === true)

  return others.length === 0 ? [] : Literal.spans(text, Literal.of(...others), most)
}

const none: ReadonlyArray<never> = []

/** What is named by words that stand apart, or as the text alone names it, counts where values are told of it. */
const read = (text: AnnotatedText.AnnotatedText, measure: Measure, most = Literal.most): ReadonlyArray<Statement> => {
  const own = places(text, measure, most)
  const named = own.length > 0 || measure.isLiteral !== true ? own : ScatteredName.spans(text, measure, most)
  if (named.length === 0) return none
  const sentences = new Set(own.map(({ sentence }) => sentence.start))

  return statedAt([...named, ...besides(text, own, measure, most)], measure).filter(
    ({ place, values }) => values !== undefined || sentences.has(place.sentence.start),
  )
}

const packing = Packing.list(
  Packing.record<Statement>({
    ...Mention.packings,
    values: Packing.optional(
      Packing.record<PublishedValues.Told>({
        scale: Packing.whole,
        ranges: Packing.list(NumberRange.packing),
        isLone: Packing.flag,
      }),
    ),
    isOfSome: Packing.flag,
    group: Packing.oneOf<Groups.Group>(Groups.groups),
    isBesideOr: Packing.flag,
    days: Packing.optional(Packing.decimal),
  }),
)

const layers = new Map(
  measures.map((measure) => [measure, AnnotatedText.layer(packing, (text) => read(text, measure))] as const),
)

/** All that a text says of a measure. `most`: of one that the vocabulary lacks, so many places are looked at. */
export const of = (text: AnnotatedText.AnnotatedText, measure: Measure, most?: number): ReadonlyArray<Statement> =>
  layers.get(measure)?.(text) ?? read(text, measure, most)

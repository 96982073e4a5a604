import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Groups from "../document/Groups.ts"
import * as Sentences from "../document/Sentences.ts"
import * as Span from "../document/Span.ts"
import * as AnyResult from "../marker-status/AnyResult.ts"
import * as BeforeMarker from "../marker-status/BeforeMarker.ts"
import * as Excepted from "../marker-status/Excepted.ts"
import * as FoundMarker from "../marker-status/FoundMarker.ts"
import * as MarkerList from "../marker-status/MarkerList.ts"
import * as MarkerMeaning from "../marker-status/MarkerMeaning.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import * as MarkerStatus from "../marker-status/MarkerStatus.ts"
import type { Marker } from "../markers/Marker.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { stateBefore } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as LetIn from "../mention/LetIn.ts"
import * as Mention from "../mention/Mention.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as ListHeading from "./ListHeading.ts"
import * as MarkerAsides from "./MarkerAsides.ts"
import * as OtherThings from "./OtherThings.ts"
import * as ReceptorGroups from "./ReceptorGroups.ts"

/** What a text says of a marker in one place, whoever asks. */
export interface MarkerMention extends Mention.Mention {
  /** Nothing where it is not to be told what is said of it. */
  readonly status: MarkerStatus.MarkerStatus | undefined
  /** The words of what is taken out: "any KRAS mutation other than G12C". */
  readonly excepted: ReadonlyArray<string>
  /** The words of what is named as examples: "EGFR mutation, such as L858R". */
  readonly examples: ReadonlyArray<string>
  /** What is found of it is said not to matter. */
  readonly isOfAny: boolean
  /** It is asked for of everyone, and not of one group of patients or as one of several alternatives. */
  readonly isOfAll: boolean
}

const none: ReadonlyArray<string> = []

const untold = (span: Span.Span, remark: Remark.Remark): MarkerMention => ({
  ...Mention.of(span, { outcome: "unknown", turned: false, remark }),
  status: undefined,
  excepted: none,
  examples: none,
  isOfAny: false,
  isOfAll: false,
})

/** Whether what is kept out is several states at once, which tells nothing of each: "triple negative", "other than HR+/HER2-". */
const isGrouped = (
  span: Span.Span,
  marker: Marker,
  { withOthers }: MarkerMatcher.Named,
  { state }: MarkerStatus.MarkerStatus,
  { outcome, turned }: Stand.Stand,
): boolean => {
  if (turned && (withOthers || ReceptorGroups.isCombined(marker, span))) return true

  return (
    outcome === "exclusion" &&
    (withOthers || (state === "absent" && ReceptorGroups.isOneOfThree(marker, span.tokens.words)))
  )
}

/** "Absence of EGFR mutations and ALK fusions": one alteration beside another is denied like that. */
const isBesideAlike = (
  words: ReadonlyArray<string>,
  from: number,
  { kinds, state }: MarkerStatus.MarkerStatus,
): boolean =>
  state === "present" &&
  kinds.length > 0 &&
  stateBefore(words, words[from - 2] === "," ? from - 3 : from - 2)?.noun === true

/** Where what begins at a token begins with its "non": "non-G12C KRAS mutation" is another change, and none that is denied. */
const withNon = (words: ReadonlyArray<string>, at: number): number =>
  isVariant(words[at]) && TokenPhrases.isBehindNon(words, at) ? words.lastIndexOf("non", at) : at

/** "(Mutations other than) exon 19 deletions", "L858R": a change that is called by its own name. */
const isChange = (word: string): boolean => word === "exon" || isVariant(word)

/** A place with the sentence behind, if that may tell which changes are meant: "A KRAS mutation. Only G12C counts". */
const withNext = (span: Span.Span, place: MarkerRun.Place): MarkerRun.Place => {
  const { document, end, segment, sentence, start } = span
  const [next = sentence] = Sentences.within(document, { start: sentence.end, end: segment.end })
  const isOfChanges = next !== sentence && document.tokens(next.start, next.end).words.some(isChange)
  const both = { segment, sentence: { start: sentence.start, end: next.end } }

  return isOfChanges ? MarkerRun.published(MarkerRun.plainly(Span.within(document, both, start, end))) : place
}

/**
 * How what a marker is named with, or what is seen by it, stands in its sentence from the token at `own` on. What is taken out of a class
 * tells nothing of its opposite: "changes other than …".
 */
const standOf = (place: MarkerRun.Place, span: Span.Span, reach: MarkerList.Reach, own: number): Stand.Stand => {
  const { last } = reach
  const start = FoundMarker.seenAt(place) ?? withNon(span.tokens.words, reach.start)
  const governed = Span.ending(span, Excepted.verdictFrom(place))
  const stand = LetIn.weighed({ ...span, last }, Stand.of(Span.from({ ...governed, first: start, last }, own)))
  const { words } = span.tokens
  const before = /^(?:the|an?|any)$/.test(words[start - 1] ?? "") ? start - 2 : start - 1
  const isTakenOut = words[before] === "than" && words[before - 1] === "other"
  if (isChange(words[start] ?? "") && BeforeMarker.told(place).isTakenOut) return Stand.unclear

  if (stand.outcome === span.segment.side && Excepted.isKeptOut(place))
    return stand.outcome === "inclusion" ? Stand.ruledOut : Stand.unclear

  return isTakenOut && stand.turned ? { ...stand, turned: false } : stand
}

/** The same, if it only tells what those who have it must have had: that lets them in, and keeps nobody out. */
const ofHolders = (place: MarkerRun.Place, stand: Stand.Stand): Stand.Stand => {
  if (stand.remark !== "" || !MarkerAsides.isOfHolders(place)) return stand

  return stand.outcome === "inclusion" ? { ...stand, remark: Stand.ofHolders } : Stand.unclear
}

/** Groups are looked up for what is asked for alone. */
const isOfAll = ({ document, segment, sentence }: Span.Span, { outcome }: Stand.Stand): boolean =>
  segment.side === "inclusion" && outcome === "inclusion" && Groups.of(document, segment, sentence) === "everyone"

const unsettled = (
  span: Span.Span,
  place: MarkerRun.Place,
  marker: Marker,
  named: MarkerMatcher.Named,
  { start }: MarkerList.Reach,
  status: MarkerStatus.MarkerStatus,
  stand: Stand.Stand,
  results: ReadonlySet<AnyResult.Says>,
): Remark.Remark | undefined => {
  const { words } = span.tokens
  if (stand.turned && words[start - 1] === "and" && !isBesideAlike(words, start, status)) return Stand.unclear.remark
  if (isGrouped(span, marker, named, status, stand)) return "together with others"
  const mayBeOutweighed = results.size > 0 || status.state === "absent"

  return mayBeOutweighed && ReceptorGroups.isOutweighed(marker, place) ? "together with others" : undefined
}

const read = (span: Span.Span, marker: Marker, named: MarkerMatcher.Named): MarkerMention | undefined => {
  const place = MarkerRun.published(span)
  if (OtherThings.isNamed(span, place, marker, named)) return undefined
  const aside = MarkerAsides.of(span, place, marker)
  if (aside !== undefined) return untold(span, aside)
  const further = withNext(span, place)
  const told = MarkerMeaning.of(marker, named, further)
  if (OtherThings.isOfGene(marker, named, told)) return undefined
  const headed = ListHeading.statusFromHeading(span, marker, told)
  if (OtherThings.isWord(place, marker, named, told, headed)) return undefined
  const own = ListHeading.ownItem(span, marker, named, told) ?? 0
  const list = MarkerList.of(place)
  const reach = { ...list, start: Math.max(own, list.start) }
  const [status, stand] = MarkerMeaning.weighed(span, marker, headed, standOf(place, span, reach, own))
  const results = AnyResult.of(place, status, reach.start)
  const remark = unsettled(span, place, marker, named, reach, status, stand, results)
  if (remark !== undefined) return untold(span, remark)
  const isAny = results.has("any")

  return {
    ...Mention.of(span, isAny ? Stand.anyOfIt : ofHolders(place, stand)),
    status,
    excepted: Excepted.behind(further),
    examples: Excepted.examplesBehind(place),
    isOfAny: results.size > 0,
    isOfAll: isOfAll(span, stand),
  }
}

/** What a place where a text names the marker says; nothing where it is another thing, or a heading. */
export const at = (
  span: Span.Span | undefined,
  marker: Marker,
  named: MarkerMatcher.Named,
): MarkerMention | undefined => {
  const mention = span === undefined ? undefined : read(MarkerRun.plainly(span), marker, named)

  return mention === undefined ? undefined : { ...mention, end: named.end + named.rest.length }
}

const find = (document: Document, marker: Marker): ReadonlyArray<MarkerMention> =>
  MarkerMatcher.named(marker, document).flatMap(
    (named) => at(Span.at(document, named.start, named.end), marker, named) ?? [],
  )

const packing = Packing.list(
  Packing.record<MarkerMention>({
    ...Mention.packings,
    status: Packing.optional(MarkerStatus.packing),
    excepted: Packing.list(Packing.text),
    examples: Packing.list(Packing.text),
    isOfAny: Packing.flag,
    isOfAll: Packing.flag,
  }),
)

export const of: (marker: Marker) => AnnotatedText.Layer<ReadonlyArray<MarkerMention>> = remembering((marker) =>
  AnnotatedText.layer(packing, (text) => find(text.document(), marker)),
)

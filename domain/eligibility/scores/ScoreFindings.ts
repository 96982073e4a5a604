import { eachOnce } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as Interval from "../quantities/Interval.ts"
import { fold } from "../text/Folding.ts"
import type { HeldScore } from "./HeldScore.ts"
import * as NamedRange from "./NamedRange.ts"
import * as NextRange from "./NextRange.ts"
import * as OtherMeasure from "./OtherMeasure.ts"
import type { Score } from "./ScoreLexicon.ts"
import * as ScoreOfOthers from "./ScoreOfOthers.ts"
import * as ScoreStand from "./ScoreStand.ts"

/** What is said of a text that names a score without values that are understood. */
export const unread = "a number to be compared"

const ofSome = "for some of the patients"

const literalOf = eachOnce((score: Score) => Literal.of(...score.forms))

type Intervals = ReadonlyArray<Interval.Interval>

/** Whether a value is better than all that are told. */
const isBetter = ({ better }: Score, value: number, intervals: Intervals): boolean =>
  better !== undefined && intervals.every(([from, to]) => (better === "high" ? value > to : value < from))

/** What a range tells a value that it does not hold. */
const outsideOf = ({ outcome }: Stand.Stand, intervals: Intervals, value: number): string => {
  if (outcome === "exclusion") return `it rules out other numbers than ${value}`
  if (intervals.every(([from]) => value < from)) return `${value} is lower than it asks for`

  return intervals.every(([, to]) => value > to) ? `${value} is higher than it lets in` : `it says nothing of ${value}`
}

/** Of who is kept out for everyone. */
const decisive = 3

/** Of a range that holds the value. */
const exact = 2

/** Heavier than what only names the score, or rules out other values. */
const lacking = 1

/** Whether a finding asks for other values than somebody has. */
export const isLacking = ({ outcome, weight }: Finding.Finding): boolean => outcome === "unknown" && weight === lacking

/** "MMSE ≥ 20 [or] CDR ≤ 1": who lacks the one may have the other. */
const isAlternative = ({ first, last, tokens: { words } }: Span.Span): boolean =>
  words[first - 1] === "or" || words[last] === "or"

const remarked = (...parts: ReadonlyArray<string>): string => parts.filter((words) => words !== "").join("; ")

/** What values of a score that a text names tell of one. Who is kept out for everyone is kept out, whomever another range lets in. */
const judge = (
  span: Span.Span,
  { score, value }: HeldScore,
  { intervals, isLone }: NamedRange.NamedRange,
): Finding.Finding => {
  const stand = ScoreStand.of(span, score, intervals)
  const mention = Mention.of(span, stand)
  const { document, segment, sentence } = span
  if (stand.outcome === "unknown") return Finding.of(mention, stand, 0)
  const isOfEveryone = Groups.of(document, segment, sentence) === "everyone"
  const holding = intervals.filter((interval) => Interval.holds(interval, value))
  if (holding.length === 0) {
    if (isLone && isBetter(score, value, intervals)) return Finding.untold(mention, unread)
    const isLacking = stand.outcome === "inclusion"
    const remark = outsideOf(stand, intervals, value)
    if (isLacking && isOfEveryone && !isAlternative(span))
      return Finding.of(mention, { outcome: "exclusion", remark }, exact)

    return Finding.of(mention, { outcome: "unknown", remark }, isLacking ? lacking : 0)
  }
  const isOfAll = holding.length === intervals.length
  const remark = remarked(isOfAll ? "" : ofSome, stand.remark)
  const weight = stand.outcome === "exclusion" && isOfEveryone && isOfAll ? decisive : exact

  return Finding.of(mention, { outcome: stand.outcome, remark }, weight)
}

const conditional = /^(?:if|when|where)$/

/** What may stand in a condition before a score, besides the word that opens it. */
const opening = /^(?:[^a-z]*|an?|the|patients?|participants?|subjects?)$/

/** "If MMSE < 24, a relative has to sign": what is asked of some. */
const isCondition = (words: ReadonlyArray<string>, first: number): boolean => {
  const before = words.slice(0, first)

  return (
    before.some((word) => conditional.test(word)) &&
    before.every((word) => conditional.test(word) || opening.test(word))
  )
}

/** Whether what introduces a place speaks of those who do not have the disease: "Control group:". */
const isOfControls = (text: string, { place: { group, heading, lead } }: Mention.Mention): boolean =>
  [group, heading, lead].some((where) => where !== undefined && ScoreOfOthers.areOfControls(fold(text.slice(...where))))

/** "Regardless of performance status". */
const isAnyLetIn = ({ place, stand }: Mention.Mention): boolean =>
  place.side === "inclusion" && stand.remark === Stand.eitherWay

/** What a place tells where a text names the score. */
const findAt = (named: Span.Span, held: HeldScore): ReadonlyArray<Finding.Finding> => {
  const { words } = named.tokens
  const range = NamedRange.around(words, named.first, named.last, held.score)
  const [first, last] = [range?.first ?? named.first, Math.max(named.last, range?.last ?? 0)]
  if (OtherMeasure.isMeant(held.score, words, named.first, named.last, last)) return []
  const mention = Mention.of(named)
  if (isOfControls(named.document.text, mention)) return []
  if (range === undefined && isAnyLetIn(mention))
    return [Finding.of(mention, { ...mention.stand, outcome: "inclusion" }, exact)]
  if (range === undefined || isCondition(words, first)) return [Finding.untold(mention, unread)]

  const intervals = [...range.intervals, ...NextRange.of(named, held.score)]

  return [judge(Span.over(named, first, last), held, { ...range, intervals })]
}

/** What a text tells of somebody's score, mention by mention. */
export const find = (text: AnnotatedText, held: HeldScore): ReadonlyArray<Finding.Finding> =>
  Literal.spans(text, literalOf(held.score)).flatMap((span) => findAt(span, held))

import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Mention from "../mention/Mention.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as ClassNumbers from "./ClassNumbers.ts"
import * as EventSpans from "./EventSpans.ts"
import type { HeldMeasure } from "./HeldMeasure.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureStatements from "./MeasureStatements.ts"
import * as PublishedValues from "./PublishedValues.ts"

/** What is said of a text that names a measure without values that are understood. */
export const unread = "a number to be compared"

type Findings = ReadonlyArray<Finding.Finding>

type Ranges = ReadonlyArray<NumberRange.NumberRange>

const isBelow = ({ low }: NumberRange.NumberRange, value: number): boolean =>
  value < low.number || (value === low.number && !low.isIncluded)

const isAbove = ({ high }: NumberRange.NumberRange, value: number): boolean =>
  value > high.number || (value === high.number && !high.isIncluded)

/** Whether a value is better than all that are told. */
const isBetter = ({ better }: Measure, value: number, ranges: Ranges): boolean =>
  better !== undefined && ranges.every((range) => (better === "high" ? isAbove(range, value) : isBelow(range, value)))

/** The remark on what is kept out, where that is not what somebody has. */
const rulesOutOthers = "it rules out other numbers than *"

/** What ranges tell a value that none of them holds. */
const outsideOf = ({ outcome }: Stand.Stand, ranges: Ranges, value: number): Remark.Remark => {
  if (outcome === "exclusion") return rulesOutOthers
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
const isLacking = ({ outcome, weight }: Finding.Finding): boolean => outcome === "unknown" && weight === lacking

/** Whether a range holds a value; a class is all of its parts. */
const isHeld = ({ ofClasses }: Measure, range: NumberRange.NumberRange, value: number): boolean =>
  ofClasses === undefined
    ? NumberRange.holds(range, value)
    : NumberRange.both(ClassNumbers.withParts(range), ClassNumbers.withParts(NumberRange.between(value, value))) !==
      undefined

/** Whether none of what is kept out goes on to a value: beyond a range without an end on a side, or better than all of them. */
const isClearOf = (measure: Measure, value: number, ranges: Ranges): boolean => {
  const [least, most] = measure.scales[0].values

  return isBetter(measure, value, ranges) || ranges.every(({ high, low }) => low.number <= least || high.number >= most)
}

/** "Regardless of performance status", "with or without class V". */
const isAnyLetIn = ({ place, stand }: Mention.Mention): boolean =>
  place.side === "inclusion" && stand.remark === Stand.eitherWay

const granting: ReadonlySet<Remark.Remark> = new Set<Remark.Remark>([Stand.asException.remark, "allowing it"])

/** Whether what lies beyond a number may lie in a range, or not: "eGFR > 60" where 90 is asked for. */
const isSplit = ({ within }: HeldMeasure, range: NumberRange.NumberRange): boolean =>
  within !== undefined && NumberRange.both(range, within) !== undefined && !NumberRange.isWithin(within, range)

/** Whether who is better is not kept out for it: by a number that may have lost its sign, or one that is let in, "grade 2 is permitted". */
const isLeftOpen = (
  { stand }: MeasureStatements.Statement,
  { isLone, ranges }: PublishedValues.Told,
  { measure, value }: HeldMeasure,
): boolean =>
  (isLone && measure.isLiteral === true) ||
  (((isLone && measure.ofClasses === undefined) || granting.has(stand.remark)) && isBetter(measure, value, ranges))

/** What values of a measure tell of one that none of them holds. */
const besideAll = (
  statement: MeasureStatements.Statement,
  told: PublishedValues.Told,
  held: HeldMeasure,
): Finding.Finding => {
  const { ranges } = told
  const { measure, shown: number, value } = held
  const { group: speaksFor, isBesideOr, isOfSome, stand } = statement
  const isOfEveryone = speaksFor === "everyone"
  const isBarring = stand.outcome === "exclusion"
  if (isLeftOpen(statement, told, held) || (isBarring && !isClearOf(measure, value, ranges)))
    return Finding.untold(statement, unread)
  const remark = outsideOf(stand, ranges, value)
  if (isBarring) {
    const group = isOfEveryone ? undefined : "for some of the patients"

    return Finding.of(statement, { outcome: "unknown", remark, number, group }, 0)
  }
  const isOut = isOfEveryone && !isOfSome && !isBesideOr

  return Finding.of(statement, { outcome: isOut ? "exclusion" : "unknown", remark, number }, isOut ? exact : lacking)
}

/** What values of a measure tell of one. Who is kept out for everyone is kept out, whomever another range lets in. */
const judge = (
  statement: MeasureStatements.Statement,
  told: PublishedValues.Told,
  held: HeldMeasure,
): Finding.Finding => {
  const { ranges } = told
  const { group: speaksFor, stand } = statement
  const holding = ranges.filter((range) => isHeld(held.measure, range, held.value))
  if (holding.length > 0 && isAnyLetIn(statement))
    return Finding.of(statement, { ...stand, outcome: "inclusion" }, exact)
  if (stand.outcome === "unknown") return Finding.of(statement, stand, 0)
  if (holding.length === 0) return besideAll(statement, told, held)
  const isOfAll = holding.length === ranges.length
  const group = isOfAll ? undefined : "for some of the patients"
  const weight = stand.outcome === "exclusion" && speaksFor === "everyone" && isOfAll ? decisive : exact

  return Finding.of(statement, { outcome: stand.outcome, remark: stand.remark, group }, weight)
}

const answered = (statement: MeasureStatements.Statement, held: HeldMeasure): Finding.Finding => {
  const { stand, values } = statement
  if (values === undefined && held.measure.ofEveryone === true && isAnyLetIn(statement))
    return Finding.of(statement, { ...stand, outcome: "inclusion" }, exact)

  return values?.scale === held.scale &&
    EventSpans.mayBeAlike(statement.days, held.days) &&
    !values.ranges.some((range) => isSplit(held, range))
    ? judge(statement, values, held)
    : Finding.untold(statement, unread)
}

/** Whether one place asks everyone for values up to an end, and another for values from one on, so that both are asked for. */
const boundTogether = (one: MeasureStatements.Statement, other: MeasureStatements.Statement): boolean => {
  const areOfEveryone = [one, other].every(
    ({ group, isBesideOr, isOfSome, stand }) =>
      group === "everyone" && stand.outcome === "inclusion" && !isBesideOr && !isOfSome,
  )
  const [range, ...more] = one.values?.ranges ?? []
  const [next, ...others] = other.values?.ranges ?? []

  return (
    areOfEveryone &&
    range !== undefined &&
    next !== undefined &&
    more.length + others.length === 0 &&
    PublishedValues.enclosed(range, next) !== undefined
  )
}

/** What a place says, and what that tells of somebody. */
interface Answered {
  readonly statement: MeasureStatements.Statement
  readonly finding: Finding.Finding
}

/** Who lacks what one place asks for is kept out, though another that bounds the same from the other side lets him in. */
const bounded = (all: ReadonlyArray<Answered>): Findings =>
  all.map(({ finding, statement }) => {
    const isLackingOfAll = finding.outcome === "exclusion" && finding.weight === exact
    const isBound =
      isLackingOfAll && all.some((other) => other.statement !== statement && boundTogether(statement, other.statement))

    return isBound ? { ...finding, weight: decisive } : finding
  })

/** Whether a place asks some of the patients for values, with nothing that they may have instead. */
const asksSome = ({ group, isBesideOr, isOfSome }: MeasureStatements.Statement): boolean =>
  group === "some" && !isBesideOr && !isOfSome

/** So many groups of patients tell of all of them, where nothing is told of others. */
const several = 2

/**
 * Who lacks what is asked of some of the patients is kept out where no others are let in with what they have: of several cohorts none asks
 * for it, or everyone is to have it, and one cohort alone is told how much, "R/M cohort: ECOG 0 or 1", or none but those have it.
 */
const weighed = ({ ofEveryone, ofThoseAsked }: Measure, all: ReadonlyArray<Answered>): Findings =>
  all.every(({ finding }) => isLacking(finding)) && all.length >= ((ofEveryone ?? ofThoseAsked) === true ? 1 : several)
    ? all.map(({ finding, statement }) =>
        asksSome(statement) ? { ...finding, outcome: "exclusion", group: "for some of the patients" } : finding,
      )
    : bounded(all)

/** What a text tells of somebody's measure, mention by mention. `most`: of one that the vocabulary lacks, so many places are looked at. */
export const find = (text: AnnotatedText, held: HeldMeasure, most?: number): Findings =>
  weighed(
    held.measure,
    MeasureStatements.of(text, held.measure, most).map((statement) => ({
      statement,
      finding: answered(statement, held),
    })),
  )

/** What a text tells of a measure that was entered. */
interface Told {
  readonly held: HeldMeasure
  /** Those that decide, of which one leads. */
  readonly findings: Findings
  readonly leading: Finding.Finding
  /** Whether all that is told of the measure is that others are kept out than who has it so. */
  readonly isSpared: boolean
}

/** Whether no more is told than that others are kept out. */
const sparesThem = ({ group, remark }: Finding.Finding): boolean => group === undefined && remark === rulesOutOthers

const toldOf = (text: AnnotatedText, held: HeldMeasure): ReadonlyArray<Told> => {
  const all = find(text, held)
  const findings = Finding.decisive(all)
  const leading = Finding.leading(findings)

  return leading === undefined ? [] : [{ held, findings, leading, isSpared: all.every(sparesThem) }]
}

const lettingIn = (findings: Findings): Findings =>
  findings.map((finding) => ({ ...finding, outcome: "inclusion", isSpared: true }))

/** What a text tells of a measure that was entered by itself, and that no vocabulary knows. */
export const alone = (text: AnnotatedText, held: HeldMeasure, most: number): Findings => {
  const findings = find(text, held, most)

  return findings.every(sparesThem) ? lettingIn(findings) : findings
}

/**
 * What a text tells of somebody who has measures, and of whom else it tells `own`, if anything else was entered: who is kept out for one of
 * them is kept out, and who does not lie in what is asked for is let in for nothing else. How fit somebody is lets in for nothing else.
 */
export const beside = (text: AnnotatedText, held: ReadonlyArray<HeldMeasure>, own: Findings | undefined): Findings => {
  if (held.length === 0) return own ?? []
  const ownOutcome = Finding.leading(Finding.decisive(own ?? []))?.outcome
  if (own !== undefined && ownOutcome === "exclusion") return own
  const told = held.flatMap((one) => toldOf(text, one))
  const deciding =
    told.find(({ leading }) => leading.outcome === "exclusion") ?? told.find(({ leading }) => isLacking(leading))
  if (deciding !== undefined) return deciding.findings
  if (own !== undefined && ownOutcome !== undefined) return own
  const telling = told.filter(({ held: { measure } }) => own === undefined || measure.ofEveryone !== true)
  const letting = telling.find(({ leading }) => leading.outcome === "inclusion")
  const findings = (letting ?? telling[0])?.findings ?? []

  return own === undefined && told.every(({ isSpared }) => isSpared) ? lettingIn(findings) : findings
}

/** What a question that asks for some measures, and for something else or nothing, says of itself. */
export const saying = (held: ReadonlyArray<HeldMeasure>, isAlone: boolean): { readonly ofFitness?: true } =>
  isAlone && held.length > 0 && held.every(({ measure }) => measure.ofEveryone === true) ? { ofFitness: true } : {}

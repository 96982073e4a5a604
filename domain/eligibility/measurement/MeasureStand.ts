import * as Span from "../document/Span.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import * as Stand from "../mention/Stand.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Measure } from "./Measure.ts"

type Ranges = ReadonlyArray<NumberRange.NumberRange>

/** Whether some values are told that speak of health, without an end on that side. */
const areOfHealth = ({ better, scales: [{ values }] }: Measure, ranges: Ranges): boolean =>
  ranges.every(
    ({ high, low }) => (better === "high" && high.number >= values[1]) || (better === "low" && low.number <= values[0]),
  )

const describing = WordSet.of("( [ specified defined by as confirmed determined evidenced indicated using via ie i e")

/** In tokens. */
const nearDescription = 5

/** Whether a range only tells what is meant by what stands before it: "no dementia (MMSE ≥ 24)". */
const isDescription = ({ first, tokens: { words } }: Span.Span): boolean =>
  words.slice(Math.max(0, first - nearDescription), first).some((word) => describing.has(word))

/**
 * Where values stand that a comma sets apart from what is denied before them, of which they are no further item: "no other disease, MMSE
 * 20-26". Nothing where they may be one.
 */
const asItem = (span: Span.Span, measure: Measure, ranges: Ranges, stand: Stand.Stand): Stand.Stand | undefined => {
  const from = ItemOfItsOwn.beginsAt(span.tokens.words, span.first)
  if (from === 0 || stand.remark !== Stand.unclear.remark) return undefined
  const isWanted = areOfHealth(measure, ranges) || !ranges.some(NumberRange.isOpen)

  return isWanted === (span.segment.side === "inclusion") ? Stand.of(Span.from(span, from)) : undefined
}

/** "Without symptoms and [an ejection fraction > 45 %]": what speaks of health is asked for with what is denied before it. */
const isBesideDenied = ({ first, segment, tokens: { words } }: Span.Span, stand: Stand.Stand): boolean => {
  const at = /^(?:an?|the)$/.test(words[first - 1] ?? "") ? first - 2 : first - 1

  return segment.side === "inclusion" && stand.turned && stand.outcome === "exclusion" && words[at] === "and"
}

const obliging = WordSet.of("must should")

const relative = WordSet.of("who which that whom")

const having = WordSet.of("have be maintain achieve show demonstrate")

const permitting = WordSet.of("enrolled included eligible allowed permitted considered acceptable")

const being = WordSet.of("be are is")

const count = (words: ReadonlyArray<string>, mark: string): number => words.filter((word) => word === mark).length

/** Whether what stands behind a place is said in brackets of its own: "(growth factors are allowed)". */
const isAside = (between: ReadonlyArray<string>): boolean => count(between, "(") > count(between, ")")

/** Whether a sentence tells, among the exclusions, what those have who are let in: "those on treatment must have …", "with … can be enrolled". */
const isOfLetIn = ({ first, last, segment, tokens: { words } }: Span.Span): boolean =>
  segment.side === "exclusion" &&
  words.some((word, at) =>
    at < first
      ? obliging.has(word) && having.has(words[at + 1] ?? "") && !relative.has(words[at - 1] ?? "")
      : at > last &&
        permitting.has(word) &&
        being.has(words[at - 1] ?? "") &&
        words[at - 2] !== "not" &&
        !isAside(words.slice(last, at)),
  )

const denying = WordSet.of("no not without never nor absence lack")

/** In tokens. */
const nearDenial = 8

/**
 * What speaks of health is no bar where nothing right before it denies it, and what does not lets in nobody who is otherwise kept out: "≤ 1.5
 * mg/dL, except patients with Gilbert's syndrome, in whom it must be < 3", "> 3 × ULN where metastases are absent". Nothing where it may be.
 */
const spared = ({ first, segment: { side }, tokens: { words } }: Span.Span, stand: Stand.Stand, ofHealth: boolean) => {
  if (!stand.turned || stand.outcome === "unknown" || side === "neither" || ofHealth !== (side === "inclusion"))
    return undefined
  if (side === "exclusion") return stand.remark === "where it is missing" ? asIs(side) : Stand.unclear

  return words.slice(Math.max(0, first - nearDenial), first).some((word) => denying.has(word))
    ? undefined
    : Stand.unclear
}

const asIs = (outcome: "inclusion" | "exclusion"): Stand.Stand => ({ outcome, turned: false, remark: "" })

/** Where the values of a measure stand. What is denied or not possible before them is what they describe, where that is what they tell. */
export const of = (span: Span.Span, measure: Measure, ranges: Ranges): Stand.Stand => {
  const among = Stand.of(span)
  const item = asItem(span, measure, ranges, among) ?? among
  const stand = item.outcome === "exclusion" && !item.turned && isOfLetIn(span) ? Stand.unclear : item
  const { side } = span.segment
  if (side === "neither" || measure.better === undefined) return stand
  const ofHealth = areOfHealth(measure, ranges)
  if (ofHealth && isBesideDenied(span, stand)) return Stand.wanted
  const untouched = spared(span, stand, ofHealth)
  if (untouched !== undefined) return untouched
  if (!isDescription(span)) return stand
  const isTurned = stand.turned && stand.outcome !== "unknown" && ofHealth
  const isUnclear = stand.remark === Stand.unclear.remark && ofHealth === (side === "inclusion")

  return isTurned || isUnclear ? asIs(side) : stand
}

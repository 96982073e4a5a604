import { isCancer } from "../../condition/DiseaseWords.ts"
import type { Document } from "../document/Document.ts"
import * as Groups from "../document/Groups.ts"
import * as GroupTitles from "../document/GroupTitles.ts"
import * as ListItems from "../document/ListItems.ts"
import type { Stretch } from "../document/Segment.ts"
import type { Sentence } from "../document/Sentences.ts"
import { type Claim, isBar, isOfNoNumber, unbounded } from "../line-claims/Claim.ts"
import type { Mention } from "../mention/Mention.ts"
import type { Stand } from "../mention/Stand.ts"

/** What is told of earlier treatment in one place, and for whom. */
interface Told extends Mention {
  readonly claim: Claim
  readonly group: Groups.Group
  readonly stand: Stand
  /** Whether the next one of the same sentence is enough as well. */
  readonly orNext: boolean
}

/** The numbers of the segments that what is told stands in; both are in the order of the text. */
const segmentsOf = (document: Document, stated: ReadonlyArray<Told>): ReadonlyArray<number> => {
  const segments = document.segments()
  let number = 0

  return stated.map(({ place: { sentence } }) => {
    while (number < segments.length - 1 && (segments[number]?.end ?? 0) <= sentence.start) number++

    return number
  })
}

const shortestItem = 12

/** Whether what is told asks for a treatment: "ineligible for standard therapy or progressed on it" asks for none. */
const asks = ({ claim }: Told): boolean => claim.beyond !== "silent" && !isOfNoNumber(claim)

/** The items in which, and below which, no earlier treatment is asked for. */
const openItems = ({ folded, segments }: Document, asking: ReadonlyArray<number>): ReadonlySet<number> => {
  const all = segments()
  const telling = new Set<number>()
  for (const told of asking)
    for (let number = told; number >= 0 && !telling.has(number); number = all[number]?.lead ?? -1) telling.add(number)

  return new Set(
    all.flatMap((item, number) =>
      item.side !== "exclusion" &&
      item.end - item.start > shortestItem &&
      !telling.has(number) &&
      !ListItems.isJoint(folded, item)
        ? [number]
        : [],
    ),
  )
}

/** So many items are followed from "or" to "or". */
const mostJoined = 8

/** Whether an "or" behind the item before, or a line of its own, leads in one direction from an item to an open one. */
const leadsToOpen = (
  { folded, segments }: Document,
  open: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
): boolean => {
  const all = segments()
  let at = from
  for (let joined = 0; joined < mostJoined; joined++) {
    const next = all[at + step]
    const isAcross = next !== undefined && ListItems.isJoint(folded, next)
    const isNext = step > 0 ? ListItems.areJoined(folded, all[at], next) : ListItems.areJoined(folded, next, all[at])
    if (!isAcross && !isNext) return false
    at += isAcross ? 2 * step : step
    if (open.has(at)) return true
  }

  return false
}

/** The lines that have lettered items which tell nothing of earlier treatment, and others which do: "a) relapsed after a transplant; b) of high risk". */
const openLettered = (
  { folded, segments }: Document,
  stated: ReadonlyArray<Told>,
  numbers: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const tells = ({ end, start }: Sentence, line: number): boolean =>
    stated.some((told, index) => asks(told) && numbers[index] === line && told.start >= start && told.start < end)

  return [...new Set(numbers)].filter((number) => {
    const line = segments()[number]

    return (
      line !== undefined &&
      ListItems.of(folded, line).some((item) => item.end - item.start > shortestItem && !tells(item, number))
    )
  })
}

/** One of several items of which one is enough keeps nobody out where another of them asks for no treatment. */
const opened = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> => {
  if (!stated.some(({ group }) => group === "alternative")) return stated
  const numbers = segmentsOf(document, stated)
  const all = document.segments()
  const leadOf = (number: number): number => all[number]?.lead ?? -1
  /** Whether a line stands below the name of one disease of several, beside what else is asked of those who have it. */
  const isOfName = (number: number): boolean => {
    const lead = all[leadOf(number)]

    return lead !== undefined && GroupTitles.namesDisease(document.words, lead.start, lead.end)
  }
  const lettered = openLettered(document, stated, numbers)
  const open = openItems(
    document,
    numbers.filter((_, index) => stated[index] !== undefined && asks(stated[index])),
  )
  const isOpen = (number: number): boolean => {
    const choice = isOfName(number) ? -1 : leadOf(number)
    const isBeside = (other: number): boolean => choice >= 0 && leadOf(other) === choice

    return (
      [...open].some(isBeside) ||
      leadsToOpen(document, open, number, 1) ||
      leadsToOpen(document, open, number, -1) ||
      lettered.some((line) => line === number || isBeside(line))
    )
  }

  return stated.map((statement, index) => {
    const { claim, group, stand } = statement
    const isOne = group === "alternative" && stand.outcome !== "exclusion" && !isOfNoNumber(claim)

    return isOne && isOpen(numbers[index] ?? -1) ? { ...statement, claim: { ...claim, beyond: "silent" } } : statement
  })
}

/** Whether one stands under the line of the other, as its title or as what introduces it, or both under the same title. */
const isUnder = (one: Told, { place: { group, lineEnd, sentence } }: Told): boolean => {
  const introduces = (line: Stretch | undefined): boolean =>
    line !== undefined && line[0] <= sentence.start && line[1] >= sentence.start && line[1] <= lineEnd
  const title = one.place.group

  return (title !== undefined && title[0] === group?.[0]) || introduces(title) || introduces(one.place.leads[0])
}

const isLimit = ({ claim: { exact, high }, stand }: Told): boolean =>
  exact && high !== unbounded && stand.outcome === "inclusion"

/** Whether the limit of one holds for the other: of several alternatives, only where both are of the same line. */
const binds = (limit: Told, one: Told): boolean =>
  isLimit(limit) &&
  (limit.group === "alternative"
    ? one.group === limit.group && one.place.lineEnd === limit.place.lineEnd
    : isUnder(limit, one))

const asksForSome = ({ claim, stand }: Told): boolean => !claim.exact && isBar(claim) && stand.outcome === "inclusion"

/**
 * "Cohort B (relapsed or refractory)" over "no more than five prior lines": a title lets in no more than what stands under it, nor does
 * what stands beside it, "progressed on an antibody"; nor "prior therapy is allowed", with "up to three lines" behind it.
 */
const limited = <Some extends Told>(stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  stated.map((one) => {
    const limits = asksForSome(one) ? stated.filter((other) => binds(other, one)) : []
    const high = Math.max(...limits.map(({ claim }) => claim.high))

    return limits.length === 0 || high < one.claim.low ? one : { ...one, claim: { ...one.claim, high } }
  })

/** Whether one tells of several things that are asked of the same patients in its sentence: no "or" joins it to the other, nor does another disease stand between them. */
const isAskedWith = ({ folded }: Document, one: Told, other: Told, all: ReadonlyArray<Told>): boolean => {
  if (one.place.sentence.start !== other.place.sentence.start || one.group !== other.group) return false
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  const isJoined = all.slice(all.indexOf(first), all.indexOf(last)).every(({ orNext }) => orNext)

  return (
    !isJoined &&
    !folded
      .slice(first.end, last.start)
      .split(/[^a-z]+/)
      .some(isCancer)
  )
}

/** "Progressed on standard therapy (the drug will be third line or later)": what is asked of some asks for no fewer than what is asked of them in the same sentence. */
const raised = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  stated.map((one) => {
    const asking =
      one.group !== "everyone" && asksForSome(one)
        ? stated.filter((other) => other.stand.outcome === "inclusion" && isAskedWith(document, one, other, stated))
        : []
    const low = Math.max(one.claim.low, ...asking.map(({ claim }) => claim.low))

    return low > one.claim.high ? one : { ...one, claim: { ...one.claim, low } }
  })

/** "For patients with a mutation, progression on an inhibitor", once or told again for another part, and nothing else that asks for a treatment: of the others it is not told. */
const ofPart = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> => {
  const asking = stated.filter((one) => one.claim.low > 0 && one.stand.outcome === "inclusion" && asks(one))
  const [first] = asking
  const asked = new Set(asking.map(({ place: { sentence } }) => document.folded.slice(sentence.start, sentence.end)))
  if (first === undefined || asked.size > 1) return stated

  return Groups.isOfPart(document, first.place.sentence.start)
    ? stated.map((one) => (asking.includes(one) ? { ...one, claim: { ...one.claim, beyond: "silent" } } : one))
    : stated
}

const orNext = /^[\s;,.]*or\b/

/** So far a sentence begins behind the one before it. */
const nearest = 4

/** "Progressed on chemotherapy; or no prior therapy": a sentence that goes on with "or" is enough as well. */
const joined = <Some extends Told>({ folded }: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  stated.map((one, at) => {
    const next = stated[at + 1]?.place
    const { lineEnd, sentence } = one.place
    const isJoined =
      next !== undefined &&
      next.lineEnd === lineEnd &&
      next.sentence.start > sentence.start &&
      next.sentence.start <= sentence.end + nearest &&
      orNext.test(folded.slice(sentence.end, lineEnd))

    return isJoined ? { ...one, orNext: true } : one
  })

/** What is told in the places of a text, each with what the others make of it. */
export const of = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  ofPart(document, raised(document, limited(opened(document, joined(document, stated)))))

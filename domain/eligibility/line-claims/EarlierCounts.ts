import * as Counting from "../numbers/Counts.ts"
import * as WordSet from "../text/WordSet.ts"
import {
  drugs,
  earlier,
  failing,
  grouping,
  obligations,
  portions,
  receiving,
  recurring,
  units,
} from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatedDisease from "../treatment/TreatedDisease.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

type Range = Pick<Counting.Count, "low" | "high">

const joins: ReadonlySet<string> = new Set(["and", "but"])

/** Whether one count bounds a range from below and the other from above. */
const areBothEnds = (one: Counting.Count, other: Counting.Count): boolean =>
  (one.high === Number.POSITIVE_INFINITY && other.low === 0 && other.high >= one.low) ||
  (other.high === Number.POSITIVE_INFINITY && one.low === 0 && one.high >= other.low)

/** "1 but not more than 3": the number alone is the lower bound. */
const isBegun = (one: Counting.Count, other: Counting.Count): boolean =>
  one.low === one.high && other.low === 0 && other.high > one.low

/** "One, and only one": the number once more. */
const isSaidAgain = (one: Counting.Count, other: Counting.Count): boolean =>
  one.low === one.high && other.low === one.low && other.high === one.high

/** What two counts that are joined bound together; nothing where they do not bound the same. */
const boundedBy = (one: Counting.Count, other: Counting.Count): Range | undefined => {
  if (isBegun(one, other) || isSaidAgain(one, other)) return { low: one.low, high: other.high }

  return areBothEnds(one, other)
    ? { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
    : undefined
}

const isAtMost = (words: Words, at: number): boolean => words[at] === "at" && words[at + 1] === "most"

const isAtLeast = (words: Words, at: number): boolean => words[at] === "at" && words[at + 1] === "least"

/** "4 lines or more", "two regimens or fewer", "one line at most", "… at least": what stands behind what is counted, at `at`, opens the range. */
export const opened = (words: Words, one: Counting.Count, at: number): Counting.Count => {
  if (one.low !== one.high) return one
  const next = words[at] === "or" ? (words[at + 1] ?? "") : ""
  if (isAtMost(words, at) || /^(?:fewer|less)$/.test(next)) return { ...one, low: 0 }

  return isAtLeast(words, at) || /^(?:more|greater|later|above|additional)$/.test(next)
    ? { ...one, high: Number.POSITIVE_INFINITY }
    : one
}

const closing: ReadonlySet<string> = new Set([")", "."])

const obliging: ReadonlySet<string> = new Set(["must", "should", "have", "had", "received"])

/** Behind "must have received", behind which what was counted need not be called again. */
const behindDuty = (words: Words, at: number): number => {
  let next = at
  while (obliging.has(words[next] ?? "")) next++

  return next
}

const remarking: ReadonlySet<string> = new Set(["(", ",", "with"])

/**
 * "≥1 prior line of therapy (maximum of 3)", "up to 3 prior lines, and must have received at least one": a count with the other bound
 * that follows what is counted, at `at`, and what that was for.
 */
export const bounded = (words: Words, one: Counting.Count, at: number): Counting.Count => {
  const behind = TreatedDisease.behind(words, at)
  const next = remarking.has(words[behind] ?? "") ? behind + 1 : behind
  const other = Counting.at(words, joins.has(words[next] ?? "") ? behindDuty(words, next + 1) : next)
  const end = other !== undefined && grouping.has(words[other.last] ?? "") ? other.last + 1 : other?.last
  if (other === undefined || end === undefined || !closing.has(words[end] ?? ".")) return one

  return { ...one, ...boundedBy(one, other) }
}

/** A count and the treatment that it is of, with the words between them. */
export interface Counted {
  readonly count: Counting.Count
  readonly treatment: TreatmentPhrase.Treatment
  readonly between: Words
  /** Whether it was said before that patients had it: "received", "progressed after". */
  readonly isHad: boolean
}

const near = 6

/** Whether one of some words stands shortly before a place. */
export const isBefore = (words: Words, at: number, some: ReadonlySet<string>): boolean =>
  Nearby.hasBefore(words, at, near, some)

const received: ReadonlySet<string> = new Set(["pretreated", ...[...receiving].filter((word) => word !== "had")])

/** Words that say that a treatment did not hold the disease, at once or for good. */
export const notHolding: ReadonlySet<string> = new Set([...failing, ...recurring])

const nearHistory = 4

/** "A history of two systemic treatments". */
const isHistory = (words: Words, at: number): boolean => Nearby.before(words, at, nearHistory).includes("history")

/** Whether a number begins or joins a name: "5-FU", "CDK 4/6". */
const isJoined = (words: Words, at: number): boolean =>
  words[at + 1] === "/" || words[at - 1] === "/" || (words[at + 1] === "-" && /^[a-z]/.test(words[at + 2] ?? ""))

/** Whether a number belongs to a name: "PD-1", "CLDN18.2", "multiple myeloma". */
const isOfName = (words: Words, at: number): boolean => {
  if (words[at] === "multiple" && /^(?:myeloma|sclerosis)/.test(words[at + 1] ?? "")) return true
  if (!/^\d/.test(words[at] ?? "")) return false
  const before = words[at - 1] ?? ""

  return (
    isJoined(words, at) ||
    (before === "." && /\d$/.test(words[at - 2] ?? "")) ||
    before === ")" ||
    (before === "-" && /^[a-z]/.test(words[at - 2] ?? ""))
  )
}

const notCounted: ReadonlySet<string> = new Set(["of", "or", "and"])

/** Whether a number counts something else than what follows: an item of a list, a grade. */
const isOfOther = (words: Words, { first, last }: Counting.Count): boolean =>
  (words[last] === "," && !(last > first + 2 && earlier.has(words[last + 1] ?? ""))) ||
  notCounted.has(words[last] ?? "") ||
  (words[last] === ")" && words[first - 1] !== "(") ||
  words[first - 1] === "grade"

/** "Progressed on prior therapy (one line must hold platinum)": one of those that are told. */
const isOneOfThem = (words: Words, { count, treatment }: Counted): boolean =>
  words[count.first - 1] === "(" && count.low === count.high && obligations.has(words[treatment.last] ?? "")

const behind: ReadonlySet<string> = new Set(["after", "following"])

const opening: ReadonlySet<string> = new Set(["(", ","])

/** "Prior therapy (maximum one line)", and not "(one line must be …)". */
const isRemark = (words: Words, { first, last }: Counting.Count): boolean =>
  opening.has(words[first - 1] ?? "") && last > first + 1

/** "Prior treatment with at least two lines", "prior therapy: 0 to 2 lines", "prior therapy but no more than 2 lines". */
const isBehindUnit = (words: Words, count: Counting.Count): boolean => {
  const { first } = count
  const word = words[first - 1] ?? ""
  const isConsisting = word === "of" && /^consist/.test(words[first - 2] ?? "")
  const isBut = word === "but" && units.has(words[first - 2] ?? "")

  return isBut || word === "with" || word === ":" || isConsisting || units.has(word) || isRemark(words, count)
}

const isUnitOfAny = (word: string): boolean => units.has(word) && !grouping.has(word)

const wasGiven: ReadonlySet<string> = new Set(["given", "received", "administered"])

/** "Three lines given for recurrence"; not "the one regimen received", which another place tells of. */
const isGiven = (words: Words, { count, treatment }: Counted): boolean =>
  treatment.isGrouped && wasGiven.has(words[treatment.last] ?? "") && words[count.first - 1] !== "the"

const nearUntreated = 8

const untreated: ReadonlySet<string> = new Set(["untreated", "naive"])

/** "Untreated disease or more than three lines": what is counted is what the others had. */
const isBesideUntreated = (words: Words, { count: { first }, treatment }: Counted): boolean =>
  treatment.isGrouped && words[first - 1] === "or" && Nearby.hasBefore(words, first, nearUntreated, untreated)

/** Whether what is counted was had before, as its own words or those beside it tell. */
const isEarlier = (words: Words, counted: Counted): boolean => {
  const { between, isHad, treatment } = counted
  const isOfLines = treatment.isGrouped && treatment.isSystemic && between.some(isUnitOfAny)

  return isHad || treatment.isPrior || isOfLines || isGiven(words, counted) || isBesideUntreated(words, counted)
}

/** "More than one systemic therapy for metastatic disease", "4 lines or more in the metastatic setting". */
const isLimitOfSpread = (words: Words, { count, between, treatment }: Counted): boolean => {
  const isOpened = words[treatment.last] === "or" && opened(words, count, treatment.last) !== count
  const behind = isOpened ? treatment.last + 2 : treatment.last

  return (
    (isOpened || count.last > count.first + 1) &&
    treatment.isSystemic &&
    (between.includes("palliative") || TreatmentPhrase.isForSpread(words, behind))
  )
}

const wasHad = (words: Words, count: Counting.Count, { isSystemic }: TreatmentPhrase.Treatment): boolean =>
  isBefore(words, count.first, received) ||
  isBefore(words, count.first, notHolding) ||
  (isSystemic && words[count.first - 1] === "had") ||
  (isSystemic && isHistory(words, count.first)) ||
  (isSystemic && behind.has(words[count.first - 1] ?? "")) ||
  (isBehindUnit(words, count) && isBefore(words, count.first, earlier))

/** "At least four cycles and no more than six cycles": both bounds of the same, each with what it counts. */
const withOtherPortions = (words: Words, one: Counting.Count): Counting.Count => {
  const isJoined = portions.has(words[one.last] ?? "") && words[one.last + 1] === "and"
  const other = isJoined ? Counting.at(words, one.last + 2) : undefined
  const isBound = other?.low === 0 && other.high >= one.low && portions.has(words[other.last] ?? "")

  return isBound ? { ...one, high: other.high, last: other.last } : one
}

/** Behind "(one) type of". */
const behindType = (words: Words, at: number): number =>
  /^(?:types?|kinds?)$/.test(words[at] ?? "") && words[at + 1] === "of" ? at + 2 : at

/** What has values that count no treatment. */
const scales = WordSet.of(
  "ecog zubrod who performance ps kps karnofsky lansky nyha asa pugh mmse moca cdr edss inr age aged",
)

/** What may stand between the name of a scale and its values. */
const ofScale = WordSet.of("status score scores scale index functional class grade global of is was = : ( - \\")

const farScale = 6

/** Whether the number that begins at a place is the value of a scale: "ECOG [0-1], prior lines of therapy". */
const isOfScale = (words: Words, at: number): boolean => {
  let name = at - 1
  while (name > at - farScale && ofScale.has(words[name] ?? "")) name--

  return scales.has(words[name] ?? "")
}

/** The count of earlier treatments that begins at a place; nothing where something else is counted. */
export const at = (words: Words, at: number): Counted | undefined => {
  const one = isOfName(words, at) ? undefined : Counting.at(words, at)
  if (one === undefined || one.unit !== undefined || isOfOther(words, one) || isOfScale(words, at)) return undefined
  const count = withOtherPortions(words, one)
  const { last } = count
  const treatment = TreatmentPhrase.at(words, behindType(words, words[last] === "," ? last + 1 : last))
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  if (drugs.has(words[treatment.last - 1] ?? "")) return undefined
  const isHad = wasHad(words, count, treatment)
  const counted = { count, treatment, between: words.slice(last, treatment.last), isHad }
  const isCounted = isEarlier(words, counted) || isLimitOfSpread(words, counted)

  return isCounted && !isOneOfThem(words, counted) ? counted : undefined
}

import { type Claim, having, unbounded } from "./Claim.ts"
import { earlier, failing, grouping, ordinals, portions, receiving, recurring, units } from "./LineLexicon.ts"
import * as Quantities from "./Quantities.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

/** A count, the treatment that it is of, and what was said to be had: the words between them and before them tell. */
interface Counted {
  readonly count: Quantities.Count
  readonly treatment: TreatmentPhrase.Treatment
  readonly between: Words
  /** Whether it was said before that patients had it: "received", "progressed after". */
  readonly isHad: boolean
}

const near = 6

const isBefore = (words: Words, at: number, some: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - near), at).some((word) => some.has(word))

const received: ReadonlySet<string> = new Set([...receiving, "history"].filter((word) => word !== "had"))

const notHolding: ReadonlySet<string> = new Set([...failing, ...recurring])

const behindFailure: ReadonlySet<string> = new Set(["after", "following", "to", "on", "of", "in"])

const strictly: ReadonlySet<string> = new Set(["only", "exactly", "just"])

/** "Progressed after two regimens": who has had more has had two; not "failed only one". */
const isFloor = (words: Words, at: number): boolean =>
  isBefore(words, at, notHolding) &&
  (behindFailure.has(words[at - 1] ?? "") || failing.has(words[at - 1] ?? "")) &&
  !strictly.has(words[at] ?? "")

/** Words behind a count for which a limit is no limit of all lines: "since platinum resistance". */
const settings: ReadonlySet<string> = new Set(["since", "after", "following", "from", "beyond"])

/** Whether a number begins or joins a name: "5-FU", "CDK 4/6". */
const isJoined = (words: Words, at: number): boolean =>
  words[at + 1] === "/" || words[at - 1] === "/" || (words[at + 1] === "-" && /^[a-z]/.test(words[at + 2] ?? ""))

/** Whether a number belongs to a name: "PD-1", "CLDN18.2". */
const isOfName = (words: Words, at: number): boolean => {
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
const isOfOther = (words: Words, { first, last }: Quantities.Count): boolean =>
  (words[last] === "," && !(last > first + 2 && earlier.has(words[last + 1] ?? ""))) ||
  notCounted.has(words[last] ?? "") ||
  (words[last] === ")" && words[first - 1] !== "(") ||
  words[first - 1] === "grade"

/** "1 Prior treatment": the number of an item, and not of treatments. */
const isItemNumber = (words: Words, at: number, { count, treatment }: Counted): boolean =>
  at === 0 &&
  count.last === 1 &&
  /^\d/.test(words[0] ?? "") &&
  !treatment.isGrouped &&
  !/s$/.test(words[treatment.last - 1] ?? "")

const behind: ReadonlySet<string> = new Set(["after", "following"])

const opening: ReadonlySet<string> = new Set(["(", ","])

/** "Prior treatment with at least two lines", "prior therapy: 0 to 2 lines", "(maximum one line)"; not "(one line must be …)". */
const isBehindUnit = (words: Words, { first, last }: Quantities.Count): boolean => {
  const word = words[first - 1] ?? ""

  return word === "with" || word === ":" || units.has(word) || (opening.has(word) && last > first + 1)
}

const isUnitOfAny = (word: string): boolean => units.has(word) && !grouping.has(word)

/** Whether what is counted was had before: it is called prior, or lines of systemic therapy, or it was said to be received. */
const isEarlier = ({ between, isHad, treatment }: Counted): boolean =>
  isHad || treatment.isPrior || (treatment.isGrouped && treatment.isSystemic && between.some(isUnitOfAny))

const countedAt = (words: Words, at: number): Counted | undefined => {
  const count = isOfName(words, at) ? undefined : Quantities.at(words, at)
  if (count === undefined || isOfOther(words, count)) return undefined
  const { first, last } = count
  const treatment = TreatmentPhrase.at(words, words[last] === "," ? last + 1 : last)
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  const isHad =
    isBefore(words, first, received) ||
    isBefore(words, first, notHolding) ||
    (isBehindUnit(words, count) && isBefore(words, first, earlier)) ||
    (behind.has(words[first - 1] ?? "") && treatment.isSystemic)
  const counted = { count, treatment, between: words.slice(last, treatment.last), isHad }

  return isItemNumber(words, at, counted) || !isEarlier(counted) ? undefined : counted
}

const isOfPortions = ({ between, treatment }: Counted): boolean =>
  treatment.isPortion || between.some((word) => portions.has(word))

/** "Received two cycles of first-line chemotherapy": there was that line, and who had more cycles had no more lines. */
const ofPortions = ({ between, count, isHad, treatment }: Counted): Claim | undefined => {
  if (count.low === 0 || !isHad) return undefined
  const ordinal = between.find((word) => ordinals.has(word))
  const line = ordinal === undefined ? undefined : ordinals.get(ordinal)
  const claim: Claim = { ...having(1, line ?? unbounded, count.first, treatment.last), oneWay: true }

  return line === undefined ? claim : { ...claim, beyond: "silent above" }
}

const isPreviouslyTreatedWith = (words: Words, at: number): boolean =>
  words[at - 1] === "with" && words[at - 2] === "treated" && words[at - 3] === "previously"

/** The range that a count makes, with the other bound that may stand behind the treatment. */
const rangeOf = (words: Words, { count, treatment }: Counted): Quantities.Count => {
  const opened = Quantities.opened(words, Quantities.bounded(words, count, treatment.last), treatment.last)
  const bounded = withOtherBound(words, opened, treatment.last)

  return isPreviouslyTreatedWith(words, count.first) ? { ...bounded, low: Math.max(1, bounded.low) } : bounded
}

/** "At least one prior line of endocrine therapy": lines of a class tell of so many lines, and set no limit to all. */
const ofClass = (words: Words, counted: Counted): Claim | undefined => {
  const { between, count, treatment } = counted
  const { low } = rangeOf(words, counted)
  if (low === 0 || !between.some((word) => units.has(word))) return undefined

  return { ...having(low, unbounded, count.first, treatment.last), exact: true, oneWay: true }
}

const resisting: ReadonlySet<string> = new Set(["resistant", "refractory", "sensitive", "resistance"])

const nearSetting = 7

/** "Since platinum resistance", "for platinum-resistant disease". */
const isInSetting = (words: Words, last: number): boolean => {
  if (settings.has(words[last] ?? "")) return true
  const next = words.slice(last, last + nearSetting)

  return (
    (next[0] === "for" || next[0] === "in") && next.includes("platinum") && next.some((word) => resisting.has(word))
  )
}

/** "At least one prior regimen and at most 2 lines": the count with its other bound, which is of the same. */
const withOtherBound = (words: Words, one: Quantities.Count, last: number): Quantities.Count => {
  if (words[last] !== "and" && words[last] !== "but") return one
  const other = Quantities.at(words, last + 1)
  const isOpen = one.high === unbounded && other !== undefined && other.low === 0 && other.high >= one.low
  const treatment = isOpen ? TreatmentPhrase.at(words, other.last) : undefined

  return isOpen && treatment?.kind === "any" ? { ...one, high: other.high } : one
}

const ofLines = (words: Words, counted: Counted): Claim => {
  const { first } = counted.count
  const { last } = counted.treatment
  const { high, low } = rangeOf(words, counted)
  const isOfSetting = low === 0 && isInSetting(words, last)

  return {
    ...having(low, isFloor(words, first) && low === high ? unbounded : high, first, last),
    exact: true,
    beyond: isOfSetting ? "silent" : "not meant",
  }
}

/** "At least two prior lines of therapy". */
export const byCount = (words: Words, at: number): Claim | undefined => {
  const counted = countedAt(words, at)
  if (counted === undefined) return undefined
  if (isOfPortions(counted)) return ofPortions(counted)

  return counted.treatment.kind === "class" ? ofClass(words, counted) : ofLines(words, counted)
}

import * as Counting from "../numbers/Counts.ts"
import { failing, ordinals, portions, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, had, having, unbounded } from "./Claim.ts"
import * as EarlierCounts from "./EarlierCounts.ts"
import * as EndedLine from "./EndedLine.ts"
import * as HeldDisease from "./HeldDisease.ts"

type Words = ReadonlyArray<string>

type Counted = EarlierCounts.Counted

const behindFailure: ReadonlySet<string> = new Set(["after", "following", "to", "on", "of", "in"])

const strictly: ReadonlySet<string> = new Set(["exactly", "only", "just"])

/** "Progressed after (two regimens)", "progressed on (at most two)": what is counted did not hold the disease. */
const isOfFailed = (words: Words, at: number): boolean =>
  EarlierCounts.isBefore(words, at, EarlierCounts.notHolding) &&
  (behindFailure.has(words[at - 1] ?? "") || failing.has(words[at - 1] ?? ""))

/** "Progressed after two regimens": who has had more has had two; not "failed only one". */
const isFloor = (words: Words, at: number): boolean => isOfFailed(words, at) && !strictly.has(words[at] ?? "")

/** Words behind a count for which a limit is no limit of all lines: "since platinum resistance". */
const settings: ReadonlySet<string> = new Set(["since", "after", "following", "from", "beyond"])

const isOfPortions = ({ between, treatment }: Counted): boolean =>
  treatment.isPortion || between.some((word) => portions.has(word))

/** Words before a number of which there must be more. */
const above: ReadonlySet<string> = new Set(["more", "greater", ">"])

/**
 * "No more than two cycles of prior chemotherapy", "more than two", which is barred: who has had none may come; of a line nothing
 * is told, which may have begun.
 */
const limitOfPortions = (words: Words, { count, treatment }: Counted): Claim | undefined => {
  const isOfLine = (treatment.kind === "any" || treatment.isSystemic) && words[count.first - 1] !== "of"
  if (!isOfLine) return undefined
  if (count.low === 0) return { ...having(0, 0, count.first, treatment.last), beyond: "silent" }

  return above.has(words[count.first] ?? "")
    ? { ...had(count.first, treatment.last), beyond: "not meant alone" }
    : undefined
}

/** "At least one dose of an antibody", which is mostly the study's own. */
const doses: ReadonlySet<string> = new Set(["dose", "doses"])

/** "Received two cycles of first-line chemotherapy": there was that line, and who had more cycles had no more lines. */
const ofPortions = (words: Words, counted: Counted): Claim | undefined => {
  const { between, count, isHad, treatment } = counted
  const limit = limitOfPortions(words, counted)
  if (limit !== undefined || count.low === 0) return limit
  if (!isHad) return undefined
  const ordinal = between.find((word) => ordinals.has(word))
  const isFailed = ordinal === undefined && EarlierCounts.isBefore(words, count.first, EarlierCounts.notHolding)
  if (!isFailed && !treatment.isPrior && ordinal === undefined && between.some((word) => doses.has(word)))
    return undefined
  const line = isFailed ? unbounded : (ordinals.get(ordinal ?? "") ?? 1)
  const claim: Claim = { ...having(1, line, count.first, treatment.last), oneWay: true }

  return { ...claim, beyond: HeldDisease.isAt(words) || isFailed ? "not meant" : "silent above" }
}

const isPreviouslyTreatedWith = (words: Words, at: number): boolean =>
  words[at - 1] === "with" && words[at - 2] === "treated" && words[at - 3] === "previously"

/** The range that a count makes, with the other bound that may stand behind the treatment. */
const rangeOf = (words: Words, { count, treatment }: Counted): Counting.Count => {
  const opened = EarlierCounts.opened(words, EarlierCounts.bounded(words, count, treatment.last), treatment.last)
  const bounded = withOtherBound(words, opened, treatment.last)

  return isPreviouslyTreatedWith(words, count.first) ? { ...bounded, low: Math.max(1, bounded.low) } : bounded
}

/** "At least one prior line of endocrine therapy", "progressed on at most two": lines of a class tell of so many lines, and set no limit to all. */
const ofClass = (words: Words, counted: Counted): Claim | undefined => {
  const { between, count, treatment } = counted
  const { high, low } = rangeOf(words, counted)
  if (!between.some((word) => units.has(word))) return undefined
  if (low === 0)
    return high > 0 && isOfFailed(words, count.first)
      ? { ...having(1, high, count.first, treatment.last), beyond: "silent above", oneWay: true }
      : undefined

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
const withOtherBound = (words: Words, one: Counting.Count, last: number): Counting.Count => {
  if (words[last] !== "and" && words[last] !== "but") return one
  const other = Counting.at(words, last + 1)
  const isOpen = one.high === unbounded && other !== undefined && other.low === 0 && other.high >= one.low
  const treatment = isOpen ? TreatmentPhrase.at(words, other.last) : undefined

  return isOpen && treatment?.kind === "any" ? { ...one, high: other.high } : one
}

/** What a limit of one setting says of all lines: nothing of more, and barred ("more than two"), nothing of so many. */
const beyondSetting = ({ high, low }: Pick<Claim, "high" | "low">): Claim["beyond"] =>
  low > 1 && high === unbounded ? "not meant alone" : low === 0 ? "silent" : "not meant"

const ofLines = (words: Words, counted: Counted): Claim => {
  const { first } = counted.count
  const { last } = counted.treatment
  const { high, low } = rangeOf(words, counted)
  const isOfSetting = isInSetting(words, last)
  const isBehind = words[first - 1] === "after" || words[first - 1] === "following" || isOfFailed(words, first)
  const isOfTreated = low === 0 && high > 0 && (isBehind || EndedLine.isFailedFrom(words, last))

  return {
    ...having(isOfTreated ? 1 : low, isFloor(words, first) && low === high ? unbounded : high, first, last),
    exact: true,
    beyond: isOfSetting ? beyondSetting({ high, low }) : "not meant",
  }
}

/** "Up to two additional regimens": besides those that are told elsewhere, which is no limit of all. */
const isOfFurther = ({ between, count }: Counted): boolean => count.low === 0 && between.includes("additional")

/** "At least two prior lines of therapy". */
export const byCount = (words: Words, at: number): Claim | undefined => {
  const counted = EarlierCounts.at(words, at)
  if (counted === undefined) return undefined
  if (isOfFurther(counted)) return undefined
  if (isOfPortions(counted)) return ofPortions(words, counted)

  return counted.treatment.kind === "class" ? ofClass(words, counted) : ofLines(words, counted)
}

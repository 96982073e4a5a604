import type { Count } from "../numbers/Counts.ts"
import { drugs, ofOtherDiseases, ordinals, portions, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as CountedTreatments from "./CountedTreatments.ts"
import * as HoldingTreatment from "./HoldingTreatment.ts"

type Words = ReadonlyArray<string>

/** A count and the treatment that it is of, with the words between them, and what stands around these. */
interface Counted {
  readonly count: Count
  readonly treatment: TreatmentPhrase.Treatment
  readonly between: Words
  readonly before: CountedTreatments.Before | undefined
  readonly behind: CountedTreatments.Behind | undefined
  /** The other bound, before the treatment or behind it. */
  readonly other: Count | undefined
}

const hasFailed = ({ before }: Counted): boolean => before === "failed" || before === "progressed on"

/** "Progression on at least two courses of systemic therapy", of which each was a line; not of chemotherapy, whose courses may be cycles. */
const isOfCourses = ({ before, between, treatment: { kind } }: Counted): boolean =>
  before === "progressed on" &&
  kind === "any" &&
  between.includes("courses") &&
  !between.some((word) => word.includes("chemo"))

type Range = Pick<Count, "low" | "high">

/** What two counts bound together; nothing where they do not bound the same. */
const boundedBy = (one: Count, other: Count): Range | undefined => {
  const isAlone = one.low === one.high
  if (isAlone && ((other.low === 0 && other.high > one.low) || (other.low === one.low && other.high === one.high)))
    return { low: one.low, high: other.high }
  const [open, closed] = one.high === unbounded ? [one, other] : [other, one]

  return open.high === unbounded && closed.low === 0 && closed.high >= open.low
    ? { low: open.low, high: closed.high }
    : undefined
}

/** The range that a count makes with what stands behind the treatment. */
const rangeOf = ({ before, behind, between, count, other }: Counted): Range => {
  const isAlone = count.low === count.high
  const low = isAlone && behind === "or fewer" ? 0 : count.low
  const high = isAlone && behind === "or more" ? unbounded : count.high
  /** "Received an antibody and no more than one other regimen". */
  const most = low === 0 && high > 0 && between.includes("other") ? high + 1 : high
  const range = (other === undefined ? undefined : boundedBy(count, other)) ?? { low, high: most }

  return before === "had, and not none" ? { ...range, low: Math.max(1, range.low) } : range
}

/** Words before a number of which there must be more, and those that let in the number itself. */
const above: ReadonlySet<string> = new Set(["more", "greater", ">"])

const orEqual: ReadonlySet<string> = new Set(["=", "equal"])

/**
 * "No more than two cycles of prior chemotherapy", "more than two", which is barred: who has had none may come; of a line nothing
 * is told, which may have begun.
 */
const limitOfPortions = (words: Words, counted: Counted): Claim | undefined => {
  const { before, count, treatment } = counted
  if (before === "after" || hasFailed(counted)) return undefined
  const isOfLine = (treatment.kind === "any" || treatment.isSystemic) && words[count.first - 1] !== "of"
  if (!isOfLine) return undefined
  if (count.low === 0) return { ...having(0, 0, count.first, treatment.last), beyond: "silent" }

  const isAbove =
    above.has(words[count.first] ?? "") && !words.slice(count.first, count.last).some((word) => orEqual.has(word))

  return isAbove ? { ...having(1, unbounded, count.first, treatment.last), beyond: "not meant alone" } : undefined
}

/** "At least one dose of an antibody", which is mostly the study's own. */
const doses: ReadonlySet<string> = new Set(["dose", "doses"])

/** "Received two cycles of first-line chemotherapy": there was that line, and who had more cycles had no more lines. */
const ofPortions = (words: Words, counted: Counted): Claim | undefined => {
  const { before, between, count, treatment } = counted
  const limit = limitOfPortions(words, counted)
  if (limit !== undefined || count.low === 0) return limit
  if (before === undefined) return undefined
  const ordinal = between.find((word) => ordinals.has(word))
  const isFailed = ordinal === undefined && (hasFailed(counted) || before === "beside a failure")
  if (!isFailed && !treatment.isPrior && ordinal === undefined && between.some((word) => doses.has(word)))
    return undefined
  const line = isFailed ? unbounded : (ordinals.get(ordinal ?? "") ?? 1)
  const claim: Claim = { ...having(1, line, count.first, treatment.last), oneWay: true }

  return { ...claim, beyond: HoldingTreatment.isHeld(words) || isFailed ? "not meant" : "silent above" }
}

/** "No chemotherapy, or (only one line of endocrine therapy)": all that there may have been. */
const isOnlyElse = (words: Words, { first }: Counted["count"]): boolean =>
  words[first] === "only" && words[first - 1] === "or"

/** "At least one prior line of endocrine therapy", "progressed on at most two": lines of a class tell of so many lines, and set no limit to all. */
const ofClass = (words: Words, counted: Counted): Claim | undefined => {
  const { between, count, treatment } = counted
  const { high, low } = rangeOf(counted)
  if (!between.some((word) => units.has(word))) return undefined
  const most = isOnlyElse(words, count) ? high : unbounded
  if (low > 0) return { ...having(low, most, count.first, treatment.last), exact: true, oneWay: true }

  return high > 0 && hasFailed(counted)
    ? { ...having(1, high, count.first, treatment.last), beyond: "silent above", oneWay: true }
    : undefined
}

/** "Antiepileptic", "anti-epileptic". */
const isOfOtherDiseases = (word: string): boolean => ofOtherDiseases.has(word) || ofOtherDiseases.has(`anti${word}`)

/** "Failed at least two immunosuppressants", each of which was a treatment of its own; what else is told of how many there were is told of one class. */
const ofFailedDrugs = (counted: Counted): Claim | undefined => {
  const { low } = rangeOf(counted)

  return hasFailed(counted) && low > 0
    ? { ...having(low, unbounded, counted.count.first, counted.treatment.last), exact: true, oneWay: true }
    : undefined
}

/** What a limit of one setting says of all lines: nothing of more, and barred ("more than two"), nothing of so many. */
const beyondSetting = ({ high, low }: Range): Claim["beyond"] =>
  low > 1 && high === unbounded ? "not meant alone" : low === 0 ? "silent" : "not meant"

const ofLines = (counted: Counted): Claim => {
  const { before, behind, count, treatment } = counted
  const { high, low } = rangeOf(counted)
  const isOfTreated = low === 0 && high > 0 && (before === "after" || hasFailed(counted) || behind === "failed")
  /** "Progressed after two regimens": who has had more has had two; not "failed only one". */
  const isFloor = hasFailed(counted) && low === high && count.last === count.first + 1

  return {
    ...having(isOfTreated ? 1 : low, isFloor ? unbounded : high, count.first, treatment.last),
    exact: true,
    beyond: behind === "of a setting" ? beyondSetting({ high, low }) : "not meant",
  }
}

/** "One prior second-line regimen": the lines up to that one were had, and of more nothing is told. */
const ofOneByNumber = (line: number, { count, treatment }: Counted): Claim => ({
  ...having(line, line, count.first, treatment.last),
  exact: line > 1,
  beyond: "silent above",
})

/** "At least two prior lines of therapy". */
const claimOf = (words: Words, counted: Counted): Claim | undefined => {
  const { between, count, treatment } = counted
  /** "Two different chemotherapy agents", of which one line may be made. */
  const isOfDrugs = words.slice(treatment.last - 1, treatment.last + 1).some((word) => drugs.has(word))
  if (between.some(isOfOtherDiseases)) return ofFailedDrugs(counted)
  if (treatment.kind === "early" || treatment.kind === "other" || isOfDrugs) return undefined
  /** "Up to two additional regimens": besides those that are told elsewhere, which is no limit of all. */
  if (count.low === 0 && between.includes("additional")) return undefined
  const isOfPortions = treatment.isPortion || between.some((word) => portions.has(word))
  if (isOfPortions && !isOfCourses(counted)) return ofPortions(words, counted)
  const line = between.flatMap((word) => ordinals.get(word) ?? [])[0]
  if (line !== undefined && count.low === 1 && count.high === 1) return ofOneByNumber(line, counted)

  return treatment.kind === "class" ? ofClass(words, counted) : ofLines(counted)
}

/** The counts of a stretch. */
const countsIn = (run: CountedTreatments.CountRun, from: number, to: number): ReadonlyArray<Count> =>
  run.chunks.slice(from, to).flatMap((chunk) => {
    const value = chunk?.value

    return value !== undefined && "low" in value ? value : []
  })

/** Behind a number what does not narrow that which it counts: "one type of", "at least two, prior". */
const notNarrowing = /^(?:,|types?|kinds?)$/

const none: ReadonlyArray<never> = []

/** Counts before what they count. */
const leading = (words: Words, run: CountedTreatments.CountRun): ReadonlyArray<Claim> => {
  const own = CountedTreatments.table.find(run)
  const before = CountedTreatments.before.find(run)
  if (own.length + before.length === 0) return none
  const ofOther = new Set(own.flatMap(({ first, row }) => (row.means === "nothing" ? first : [])))
  const all = new Map([...own, ...before].map((found) => [found.first, found]))
  const befores = new Map(before.map(({ first, row }) => [first, row.means]))
  const behinds = new Map(CountedTreatments.behind.find(run).map((found) => [found.first, found]))

  return [...all.values()].flatMap(({ first, last }) => {
    const [count, second] = countsIn(run, first, last)
    const called = run.chunks[last - 1]
    if (ofOther.has(first) || count === undefined || called === undefined || !("kind" in called.value)) return []
    const behind = behinds.get(last - 1)
    const other = second ?? (behind === undefined ? undefined : countsIn(run, last, behind.to)[0])
    const name = words.slice((second ?? count).last, called.first).filter((word) => !notNarrowing.test(word))

    return (
      claimOf(words, {
        count,
        treatment: TreatmentPhrase.behind(name, called.value),
        between: words.slice(count.last, called.last),
        before: befores.get(first),
        behind: behind?.row.means,
        other,
      }) ?? []
    )
  })
}

/** "The maximum number of prior lines is two": which bound the number is. */
const boundedAs = (means: CountedTreatments.Trailing, { high, low }: Range): Range =>
  means === "at most" ? { low: 0, high: low } : means === "at least" ? { low, high: unbounded } : { low, high }

/** Counts behind what they count. */
const trailing = (run: CountedTreatments.CountRun): ReadonlyArray<Claim> =>
  CountedTreatments.trailing.find(run).flatMap(({ first, last, row: { means } }) => {
    const [count] = countsIn(run, first, last)
    if (count === undefined) return []
    const { high, low } = boundedAs(means, count)

    return [{ ...having(low, high, run.tokens[first] ?? 0, run.tokens[last] ?? 0), exact: true }]
  })

/** How many earlier treatments a sentence counts, before them or behind them. */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const run = CountedTreatments.within(words)

  return run === undefined ? none : [...trailing(run), ...leading(words, run)]
}

/** The tables of which one tells something where a treatment is counted. */
export const tables = [CountedTreatments.table, CountedTreatments.before, CountedTreatments.trailing]

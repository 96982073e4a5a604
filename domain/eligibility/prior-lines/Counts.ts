import { type Claim, having, unbounded } from "./Claim.ts"
import { earlier, failing, grouping, ordinals, portions, receiving, units } from "./LineLexicon.ts"
import * as Quantities from "./Quantities.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const near = 6

const isBefore = (words: Words, at: number, some: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - near), at).some((word) => some.has(word))

const received: ReadonlySet<string> = new Set([...receiving].filter((word) => word !== "had"))

const behindFailure: ReadonlySet<string> = new Set(["after", "following", "to", "on", "of"])

/** "Progressed after two regimens": who has had more has had two. */
const isFloor = (words: Words, at: number): boolean =>
  isBefore(words, at, failing) && (behindFailure.has(words[at - 1] ?? "") || failing.has(words[at - 1] ?? ""))

/** Words behind a count for which a limit is no limit of all lines: "since platinum resistance". */
const settings: ReadonlySet<string> = new Set(["since", "after", "following", "from", "beyond"])

/** Whether a number belongs to a name: "PD-1", "CLDN18.2". */
const isOfName = (words: Words, at: number): boolean => {
  if (!/^\d/.test(words[at] ?? "")) return false
  const before = words[at - 1] ?? ""

  return (
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

/** "At least two prior lines of therapy". */
export const byCount = (words: Words, at: number): Claim | undefined => {
  const count = isOfName(words, at) ? undefined : Quantities.at(words, at)
  if (count === undefined || isOfOther(words, count)) return undefined
  const from = words[count.last] === "," ? count.last + 1 : count.last
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || treatment.kind === "early" || treatment.kind === "other") return undefined
  const { isGrouped, isPortion, isPrior, isSystemic, kind, last } = treatment
  const told =
    isPrior ||
    (isGrouped && isSystemic && words.slice(count.last, last).some((word) => units.has(word) && !grouping.has(word)))
  if (at === 0 && /^\d/.test(words[0] ?? "") && count.last === 1 && !isGrouped && !/s$/.test(words[last - 1] ?? ""))
    return undefined
  const had =
    isBefore(words, count.first, received) ||
    isBefore(words, count.first, failing) ||
    (words[count.first - 1] === "after" && isSystemic)
  if (!told && !had) return undefined
  if (isPortion || words.slice(count.last, last).some((word) => portions.has(word))) {
    if (count.low === 0 || !had) return undefined
    const line = words.slice(count.last, last).findIndex((word) => ordinals.has(word))

    return line < 0
      ? { ...having(1, unbounded, count.first, last), oneWay: true }
      : {
          ...having(1, ordinals.get(words[count.last + line] ?? "") ?? 1, count.first, last),
          oneWay: true,
          beyond: "silent above",
        }
  }
  const bounded = Quantities.bounded(words, count, last)
  const treated =
    words[count.first - 1] === "with" && words[count.first - 2] === "treated" && words[count.first - 3] === "previously"
  const low = treated ? Math.max(1, bounded.low) : bounded.low
  if (kind === "class" && !words.slice(count.last, last).some((word) => units.has(word))) return undefined
  if (kind === "class")
    return low > 0 ? { ...having(low, unbounded, count.first, last), exact: true, oneWay: true } : undefined
  const high = isFloor(words, count.first) && low === bounded.high ? unbounded : bounded.high
  const ofSetting = low === 0 && settings.has(words[last] ?? "")

  return { ...having(low, high, count.first, last), exact: true, beyond: ofSetting ? "silent" : "not meant" }
}

const tails: ReadonlySet<string> = new Set([
  ":",
  "is",
  "are",
  "must",
  "be",
  "should",
  "was",
  "were",
  ",",
  "of",
  "for",
  "(",
  ")",
  "systemic",
  "prior",
  "previous",
  "cancer",
  "anti",
  "anticancer",
  "received",
])

/** "Previous treatment lines ≥1 and ≤4", "number of prior regimens: 0-2". */
export const byTail = (words: Words, at: number): Claim | undefined => {
  if (!grouping.has(words[at] ?? "")) return undefined
  if (!words.slice(Math.max(0, at - 5), at).some((word) => earlier.has(word))) return undefined
  let next = at + 1
  while (next < at + 8 && (units.has(words[next] ?? "") || tails.has(words[next] ?? ""))) next++
  const count = Quantities.at(words, next)
  if (count === undefined || count.last - count.first < 2 || units.has(words[count.last] ?? "")) return undefined

  return { ...having(count.low, count.high, at, count.last), exact: true }
}

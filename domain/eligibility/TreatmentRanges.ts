import * as Counts from "./Counts.ts"
import {
  asides,
  between,
  comparisons,
  done,
  earlier,
  had,
  naiveOf,
  narrowing,
  never,
  notBetween,
  numberWords,
  ordinals,
  otherUntreated,
  units,
} from "./vocabulary/TreatmentWords.ts"

/** How many earlier lines a piece of a sentence speaks of. `vague`: it gives no number. */
export interface Range extends Counts.Count {
  readonly vague: boolean
}

const unbounded = Number.POSITIVE_INFINITY

const grouping: ReadonlySet<string> = new Set(["line", "lines", "regimen", "regimens"])

/** Behind what is counted, if something countable follows at `from`: "prior lines of systemic therapy". */
const counted = (words: ReadonlyArray<string>, from: number, told: boolean): number | undefined => {
  let last = -1
  let prior = told
  let grouped = false
  let treatment = false
  for (let at = from; at < words.length && at < from + 14; at++) {
    const word = words[at] ?? ""
    if (units.has(word)) {
      last = at + 1
      if (grouping.has(word)) grouped = true
      else treatment = true
    } else if (!between.has(word)) break
    prior ||= earlier.has(word)
    treatment ||= word === "chemotherapeutic"
  }
  if (last < 0 || !(prior || (grouped && treatment))) return undefined

  return narrowing.has(words[last] ?? "") && !grouped ? undefined : last
}

const byCount = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  const count = Counts.at(words, at)
  if (count === undefined) return undefined
  const last = counted(words, count.last, false)

  return last === undefined ? undefined : { ...count, last, vague: false }
}

const tails: ReadonlySet<string> = new Set([":", "is", "are", "must", "be", "should", "was", "were", ","])

/** "Previous treatment lines ≥1 and ≤4", "number of prior regimens: 0-2". */
const byTail = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (!grouping.has(words[at] ?? "")) return undefined
  if (!words.slice(Math.max(0, at - 5), at).some((word) => earlier.has(word))) return undefined
  let next = at + 1
  const passes = (word: string): boolean => between.has(word) || units.has(word) || tails.has(word)
  while (next < at + 8 && passes(words[next] ?? "")) next++
  const count = Counts.at(words, next)
  if (count === undefined || count.last - count.first < 2) return undefined
  const second = words[count.last] === "and" ? Counts.at(words, count.last + 1) : undefined
  const low = Math.max(count.low, second?.low ?? 0)
  const high = Math.min(count.high, second?.high ?? unbounded)

  return { low, high, first: at, last: (second ?? count).last, vague: false }
}

/** "No prior therapy", "have not received any prior systemic therapy", "received prior systemic therapy". */
const byPrior = (words: ReadonlyArray<string>, at: number, excludes: boolean): Range | undefined => {
  if (!earlier.has(words[at] ?? "")) return undefined
  const last = counted(words, at + 1, true)
  if (last === undefined) return undefined
  let first = at - 1
  while (first >= 0 && first > at - 7 && notBetween.has(words[first] ?? "")) first--
  if (never.has(words[first] ?? "")) return { low: 0, high: 0, first, last, vague: false }
  const begins = at <= 2 && excludes
  const received = words.slice(Math.max(0, at - 4), at).some((word) => had.has(word))

  return begins || received ? { low: 1, high: unbounded, first: at, last, vague: true } : undefined
}

/** "Never received systemic therapy", "have not been treated with chemotherapy". */
const byNever = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (words[at] !== "never" && words[at] !== "not") return undefined
  let next = at + 1
  while (next < at + 6 && notBetween.has(words[next] ?? "")) next++
  const received = words.slice(at + 1, next).some((word) => word === "received" || word === "treated" || word === "had")
  if (!received || earlier.has(words[next - 1] ?? "")) return undefined
  const systemic = ["systemic", "chemotherapy", "cytotoxic"].includes(words[next] ?? "")
  const last = systemic ? counted(words, next, true) : undefined

  return last === undefined ? undefined : { low: 0, high: 0, first: at, last, vague: false }
}

const byName = (words: ReadonlyArray<string>, at: number, excludes: boolean): Range | undefined => {
  const word = words[at] ?? ""
  if (word === "chemonaive") return { low: 0, high: 0, first: at, last: at + 1, vague: false }
  if (word === "naive") {
    const of = words[at - 1] === "-" ? at - 2 : at - 1
    const to = words[at + 1] === "to" && naiveOf.has(words[at + 2] ?? "")
    if (naiveOf.has(words[of] ?? "")) return { low: 0, high: 0, first: of, last: at + 1, vague: false }

    return to ? { low: 0, high: 0, first: at, last: at + 3, vague: false } : undefined
  }
  if (word === "untreated") {
    const near = words.slice(Math.max(0, at - 2), at + 8)
    if (near.some((each) => otherUntreated.has(each))) return undefined
    const previously = words[at - 1] === "previously"
    const disease = near.some((each) =>
      /cancer|carcinoma|disease|metastatic|advanced|glioblastoma|lymphoma|leukemia|tumou?r/.test(each),
    )

    return previously || (disease && !excludes)
      ? { low: 0, high: 0, first: previously ? at - 1 : at, last: at + 1, vague: false }
      : undefined
  }
  if (word === "pretreated" || (word === "treated" && words[at - 1] === "previously")) {
    const narrowed = narrowing.has(words[at + 1] ?? "")
    if (narrowed || words.slice(at + 1, at + 4).some((each) => otherUntreated.has(each))) return undefined
    const heavily = words[at - 1] === "heavily"

    return { low: heavily ? 2 : 1, high: unbounded, first: at - 1, last: at + 1, vague: true }
  }

  return undefined
}

const failures: ReadonlySet<string> = new Set(
  "progressed progression progressing refractory relapsed failed resistant intolerant".split(" "),
)

const treated: ReadonlySet<string> = new Set(
  "standard systemic available conventional existing established approved all of the care first at least one or more".split(
    " ",
  ),
)

/** "Progressed on standard therapy", "refractory to chemotherapy", "failed standard treatment". */
const byFailure = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (!failures.has(words[at] ?? "")) return undefined
  let next = at + 1
  if (/^(?:on|after|following|during|to|through|despite|from)$/.test(words[next] ?? "")) next++
  const from = next
  while (next < from + 6 && treated.has(words[next] ?? "")) next++
  const named = next > from && units.has(words[next] ?? "")

  return named && !narrowing.has(words[next + 1] ?? "")
    ? { low: 1, high: unbounded, first: at, last: next + 1, vague: true }
    : undefined
}

/** "First-line therapy", "second-line setting", "progressed after first-line treatment", "second line or later". */
const byOrdinal = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  const short = /^([1-4])l$/.exec(words[at] ?? "")
  const number = short === null ? ordinals.get(words[at] ?? "") : Number(short[1])
  if (number === undefined) return undefined
  const dash = words[at + 1] === "-" ? at + 2 : at + 1
  const named = short !== null || words[at] === "frontline" ? at + 1 : words[dash] === "line" ? dash + 1 : -1
  if (named < 0) return undefined
  const behind = words.slice(Math.max(0, at - 8), at).some((word) => done.has(word))
  const later =
    words[named] === "or" && /^(?:later|greater|beyond|higher|more|subsequent)$/.test(words[named + 1] ?? "")
  if (behind) return { low: number, high: unbounded, first: at, last: named, vague: false }

  return {
    low: number - 1,
    high: later ? unbounded : number - 1,
    first: at,
    last: later ? named + 2 : named,
    vague: true,
  }
}

/** The words that a range can begin with, or whose neighbours make one. */
const beginnings: ReadonlySet<string> = new Set([
  ...comparisons.map(({ words }) => words[0] ?? ""),
  ...numberWords.keys(),
  ..."0123456789",
  ...ordinals.keys(),
  ...earlier,
  ...failures,
  ...grouping,
  ..."multiple 1l 2l 3l 4l never not no chemonaive naive untreated pretreated treated".split(" "),
])

/** The ranges that a sentence speaks of. `excludes`: it stands on the exclusion side. */
export const of = (words: ReadonlyArray<string>, excludes: boolean): ReadonlyArray<Range> => {
  const ranges: Array<Range> = []
  const aside = words.some((word) => asides.has(word))
  for (let at = 0; at < words.length; at++) {
    if (!beginnings.has(words[at] ?? "")) continue
    const range =
      byCount(words, at) ??
      byTail(words, at) ??
      byOrdinal(words, at) ??
      byNever(words, at) ??
      byPrior(words, at, excludes) ??
      byName(words, at, excludes) ??
      byFailure(words, at)
    if (range === undefined) continue
    if (!range.vague || !aside) ranges.push(range)
    at = Math.max(at, range.last - 1)
  }

  return ranges
}

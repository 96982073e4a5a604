import type { Span } from "../document/Span.ts"
import * as Nearby from "../treatment/Nearby.ts"
import type { StageName } from "./StageName.ts"

type Says = ReadonlyArray<StageName>

/** Stages that an earlier treatment may have been for: it tells nothing of the patient of today. */
export const ofEarlier: ReadonlySet<StageName> = new Set([
  "early",
  "localized",
  "resectable",
  "borderline",
  "resected",
  "new",
  "limited",
])

const earlier: ReadonlySet<string> = new Set([
  "prior",
  "previous",
  "previously",
  "original",
  "originally",
  "initial",
  "initially",
])

const passed: ReadonlySet<string> = new Set(["diagnosis", "of"])

/** "Previously localized disease", "an original diagnosis of de novo disease". */
export const isEarlier = ({ first, tokens: { words } }: Span, says: Says): boolean => {
  let before = first - 1
  while (passed.has(words[before] ?? "")) before--

  return (
    words[first] !== "untreated" &&
    earlier.has(words[before] ?? "") &&
    says.every((one) => ofEarlier.has(one) && one !== "resected")
  )
}

const nearReturn = 12

const whose = /^(?:who|which|that)$/

const since: ReadonlySet<string> = new Set("has have had later since subsequently then now ,".split(" "))

const articles: ReadonlySet<string> = new Set("a an the primary of".split(" "))

const returned = /^(?:relaps|recur)/

/** "Early-stage disease that has since relapsed". */
const hasReturned = (words: ReadonlyArray<string>): boolean => {
  let at = words.findIndex((word) => whose.test(word)) + 1
  if (at === 0 || words.slice(0, at).some((word) => /^[.;:]$/.test(word))) return false
  while (since.has(words[at] ?? "")) at++

  return returned.test(words[at] ?? "")
}

/** "A recurrence of primary stage II disease", "early-stage disease that has since relapsed": what it was, before it came back. */
export const isOfReturned = ({ first, last, tokens: { words } }: Span, says: Says): boolean => {
  if (!says.every((one) => ofEarlier.has(one) && one !== "resected")) return false
  let before = first - 1
  while (articles.has(words[before] ?? "")) before--

  return (
    (/^(?:recurrence|relapse)$/.test(words[before] ?? "") && words[before + 1] === "of") ||
    hasReturned(words.slice(last, last + nearReturn))
  )
}

const farthestReceipt = 20

const received = /^(?:been|received|had|prior|previous|previously)$/

/** "Have been treated with olaparib as maintenance": what was given before. */
export const isMaintained = ({ first, tokens: { words } }: Span, says: Says): boolean =>
  says.includes("maintenance") &&
  words[first - 1] === "as" &&
  words.slice(Math.max(0, first - farthestReceipt), first).some((word) => received.test(word))

const farthestReason = 3

/** "Stopped due to disease progression": for a reason, there was one. */
export const isReason = ({ first, tokens: { words } }: Span, says: Says): boolean => {
  const before = words.slice(Math.max(0, first - farthestReason), first)

  return says.includes("progressive") && before.some((word, at) => word === "due" && before[at + 1] === "to")
}

const farthestReturn = 30

/** "Relapse after complete remission": it is over. */
export const isOver = ({ first, tokens: { words } }: Span, says: Says): boolean => {
  if (!says.includes("remission")) return false
  const before = words.slice(Math.max(0, first - farthestReturn), first)
  const after = Math.max(before.lastIndexOf("after"), before.lastIndexOf("following"))

  return before.slice(0, Math.max(0, after)).some((word) => returned.test(word))
}

const measured = /^(?:duration|lasting|lasted)$/

const before: ReadonlySet<string> = new Set(["first", "prior", "previous", "initial", "earlier", "last"])

const nearMeasure = 4

/** "A first remission lasting over a year", and under the exclusion criteria any "short remission duration": how long an earlier one was. */
export const isMeasured = ({ first, last, segment, tokens: { words } }: Span, says: Says): boolean => {
  if (!says.includes("remission")) return false
  const ahead = words.slice(Math.max(0, first - nearMeasure), first)
  const isTold = measured.test(words[last] ?? "") || ahead.includes("duration")

  return isTold && (segment.side === "exclusion" || [...ahead, words[first] ?? ""].some((word) => before.has(word)))
}

const farthestCause = 20

/** Under the exclusion criteria, "because this trial is aimed at localized disease": why something else keeps out. */
export const isExplaining = ({ first, segment, tokens: { words } }: Span): boolean => {
  const before = words.slice(Math.max(0, first - farthestCause), first)
  const at = before.lastIndexOf("because")

  return segment.side === "exclusion" && at >= 0 && before[at + 1] !== "of" && !/[.;]/.test(before.slice(at).join(""))
}

const nearReach = 12

const reaching = /^(?:achiev|reach|attain|obtain|respon|enter)/

const failing = /^(?:fail|inab|unab)/

const kinds: ReadonlySet<string> = new Set("a an partial complete or very good".split(" "))

/** "Less than a partial or complete remission". */
const isLessThan = (words: ReadonlyArray<string>, first: number): boolean => {
  let at = first - 1
  while (at > first - nearReach && (kinds.has(words[at] ?? "") || /^(?:remission|response)$/.test(words[at] ?? "")))
    at--

  return words[at] === "than" && words[at - 1] === "less"
}

/** "Failure to reach a partial or complete remission", "did not respond (CR or PR)": what somebody never came to. */
export const isUnreached = ({ first, tokens: { words } }: Span, says: Says): boolean => {
  if (!says.includes("remission")) return false
  const clause = Nearby.clauseBefore(words, first, nearReach)
  const reach = clause.findIndex((word) => reaching.test(word))
  const isFailed = clause.slice(0, Math.max(0, reach)).some((word) => failing.test(word))
  const isUnanswered = clause[reach - 1] === "not" && /^respond/.test(clause[reach] ?? "")

  return isFailed || isUnanswered || isLessThan(words, first)
}

import { permissions } from "../classes/Participants.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import * as Stand from "../mention/Stand.ts"
import { failing, negators, obligations } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as Allowances from "./Allowances.ts"
import type * as ClaimRun from "./ClaimRun.ts"
import * as OtherWays from "./OtherWays.ts"
import * as OwnItem from "./OwnItem.ts"

const near = 6

/** So far before it a duty is told: "must have completed or had disease progression on". */
const nearDuty = 9

/** "Must have had no more than two prior lines" is a requirement in an exclusion part, too; "no more than two" is where others are. */
const requires = ({ document, tokens: { words } }: Span.Span, { first, low, high }: Claim): boolean => {
  const before = Nearby.before(words, first, nearDuty)
  const obliges = before.some((word) => obligations.has(word) || (high === 0 && word === "may"))
  const told = obliges && !before.some((word) => negators.has(word))

  return told || (first === 0 && low === 0 && high !== unbounded && document.forbids())
}

const nearCounter = 12

/** "Hormones are allowed, but no chemotherapy": the exception of an exception, which is shut out. */
const isCounter = ({ tokens: { words } }: Span.Span, { first }: Claim): boolean => {
  const but = Nearby.lastBefore(words, first, nearCounter, (word) => word === "but")
  const isBut = but >= 0 && words.slice(0, but).some((word) => permissions.has(word))
  const demand = words[first - 2]

  return words[first - 1] === "no" && (isBut || demand === "requires" || demand === "require")
}

/** "No more than two prior lines", alone in an exclusion part: hardly those are shut out, but that is not for us to tell. */
const limits = ({ tokens: { words } }: Span.Span, { first, high, last }: Claim): boolean =>
  high > 0 && high !== unbounded && (negators.has(words[first] ?? "") || words.slice(first, last).includes("exceed"))

/** "No prior therapy or only one line", "no prior antibody and no more than two lines": a number is let in beside nothing. */
const isOrSome = (words: ReadonlyArray<string>, { exact, first, high, low }: Claim): boolean => {
  const joint = words[first - 1]
  const isAndLimit = joint === "and" && low === 0 && negators.has(words[first] ?? "")

  return exact && high > 0 && high !== unbounded && (joint === "or" || isAndLimit)
}

const between: ReadonlySet<string> = new Set(["have", "has", "had", "yet", "been", "disease", "documented", "any"])

/** "Have not progressed on at least one line", barred: those who have are let in. */
const isUnfailed = ({ tokens: { words } }: Span.Span, { exact, first, low }: Claim): boolean => {
  const before = Nearby.before(words, first, near)
  const failure = before.findLastIndex((word) => failing.has(word))
  let at = failure - 1
  while (between.has(before[at] ?? "")) at--

  return exact && low > 0 && (before[at] === "not" || before[at] === "never")
}

/** "Must not have progressed on more than two lines": who has had more is not meant. */
const isOverLimit = (span: Span.Span, claim: Claim): boolean =>
  claim.low > 1 && claim.high === unbounded && isUnfailed(span, claim)

/** Whether the "no" of an alternative does not reach the other one. */
const isUnreached = ({ tokens: { words } }: Span.Span, sentence: ClaimRun.Claiming, claim: Claim): boolean =>
  isOrSome(words, claim) || (claim.oneWay && OtherWays.of(sentence).get(claim) === "there is none")

/** Where it stands in an inclusion part: an alternative is not reached by what turns the other one. */
const ofIncluded = (span: Span.Span, sentence: ClaimRun.Claiming, claim: Claim, stand: Stand.Stand): Stand.Stand => {
  if (isOverLimit(span, claim)) return barred
  const isReached =
    (!(stand.turned || stand.outcome === "unknown") || !isUnreached(span, sentence, claim)) &&
    (stand.outcome !== "exclusion" || OtherWays.of(sentence).get(claim) !== "they are unfit")

  return isReached ? stand : Stand.wanted
}

/** "No limit on the number of prior lines", "untreated or pretreated", which shut nobody out wherever they stand. */
const isNoLimit = ({ tokens: { words } }: Span.Span, { first, last, low, high }: Claim): boolean =>
  low === 0 && high === unbounded && (words[first] === "no" || /^(?:untreated|naive)$/.test(words[last - 1] ?? ""))

const nearNo = 12

/** "No prior therapy or more than two prior lines", barred: the "no" does not reach who had more; a "not received" does. */
const isOrMore = ({ tokens: { words } }: Span.Span, { exact, first, high, low }: Claim): boolean => {
  const isMore = exact && low > 1 && high === unbounded && words[first - 1] === "or"

  return isMore && words[Nearby.lastBefore(words, first, nearNo, (word) => negators.has(word))] === "no"
}

/** "May or may not have had prior therapy". */
const isEither = ({ tokens: { words } }: Span.Span, { first }: Claim): boolean => {
  const may = Nearby.lastBefore(words, first, near, (word) => word === "may")

  return (
    (words[may - 1] === "or" && words[may + 1] === "not") ||
    (may >= 0 && words[first - 2] === "or" && words[first - 1] === "not")
  )
}

/** "None previous chemotherapy", as some write who write in another language. */
const isNone = ({ segment, tokens: { words } }: Span.Span, { exact, first }: Claim): boolean =>
  segment.side === "inclusion" && !exact && words[first - 1] === "none"

const barred: Stand.Stand = { outcome: "exclusion", turned: true, remark: "ruling it out" }

/** In an exclusion part. */
const required: Stand.Stand = { ...Stand.wanted, remark: "as a requirement" }

/** Where a claim stands: in an exclusion part, too, what is required lets in those who meet it. */
export const of = (span: Span.Span, sentence: ClaimRun.Claiming, claim: Claim): Stand.Stand => {
  if (isEither(span, claim)) return Stand.anyOfIt
  if (isNone(span, claim)) return barred
  if (span.segment.side === "exclusion" && isUnfailed(span, claim)) return required
  const among = Stand.of(span)
  const stand = OwnItem.standOf(span, claim, among) ?? among
  if (span.segment.side !== "exclusion") return ofIncluded(span, sentence, claim, stand)
  if (stand.turned && (isCounter(span, claim) || isOrMore(span, claim)))
    return { ...stand, outcome: "exclusion", turned: false, remark: "" }
  if (stand.outcome !== "exclusion") return stand
  if (requires(span, claim)) return { ...required, turned: stand.turned }
  if (isNoLimit(span, claim) || Allowances.isGranted(span.tokens.words, claim))
    return { ...stand, outcome: "inclusion", remark: "allowing it" }

  return limits(span, claim) ? Stand.unclear : stand
}

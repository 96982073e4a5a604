import * as Scopes from "../context/Scopes.ts"
import * as Span from "../document/Span.ts"
import { type Claim, isAnyNumber, isLimit, unbounded } from "../line-claims/Claim.ts"
import * as Stand from "../mention/Stand.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"
import { failing, negators, obligations } from "../treatment/LineLexicon.ts"
import * as Allowances from "./Allowances.ts"
import * as ClaimRun from "./ClaimRun.ts"
import * as OtherWays from "./OtherWays.ts"

const least: ReadonlySet<string> = new Set(["at", "minimum", "≥", ">"])

/** "At least two", which is asked for, and not "more than two", which may be denied. */
const isAskedFor = (words: Words, { first, low }: Claim): boolean =>
  low > 0 && least.has(words[first] ?? "") && (words[first] !== ">" || words[first + 1] === "=")

/** What nobody denies among others: a number that has an upper end; and one with a lower end, if no "or" joins it to what is denied. */
const isOfInclusion = (words: Words, claim: Claim, { outcome }: Stand.Stand): boolean =>
  claim.high !== unbounded || (outcome === "unknown" && isAskedFor(words, claim))

const below: ReadonlySet<string> = new Set(["fewer", "less", "<"])

/** "More than three", "fewer than two", which are barred by themselves. */
const isOfExclusion = (words: Words, { first, high, low }: Claim): boolean =>
  (high === unbounded && low > 1) || (low === 0 && below.has(words[first] ?? "") && words[first + 1] !== "=")

/**
 * Where a number of lines stands that a comma sets apart from what is denied before it, of which it is no further item: "no second
 * malignancy, one or two prior lines" asks for them, and "no measurable disease, more than three prior lines", barred, bars them.
 * Nothing where it may be one.
 */
const standOf = (span: Span.Span, claim: Claim, stand: Stand.Stand): Stand.Stand | undefined => {
  const { words } = span.tokens
  const mayBeItsOwn = claim.exact && claim.high > 0 && (stand.turned || stand.outcome === "unknown")
  if (!mayBeItsOwn || !Scopes.beginsItem(words, claim.first)) return undefined
  const own = Stand.of(Span.from(span, claim.first))
  if (span.segment.side === "inclusion") return isOfInclusion(words, claim, stand) ? own : undefined
  if (span.segment.side !== "exclusion") return undefined

  return isOfExclusion(words, claim) ? own : Stand.unclear
}

/** What turns a claim, or keeps it from being turned: "or more" where it goes on behind something that is denied. */
export const table = RuleTable.of({
  name: "what turns a claim of earlier treatment",
  over: Allowances.level,
  classes: {
    duty: obligations,
    negator: negators,
    failing,
    sparing: "except excepting exception including",
    between: "have has had yet been disease documented any",
  },
  rows: [
    telling("asked for", [
      ["{duty}|@must !{negator}{0,8} [ @claim ]", "must have had [@claim]", "must not have had @claim"],
    ]),
    telling("nothing", [
      ["{negator} !{negator}{0,7} {duty}|@must !{negator}{0,7} [ @claim ]", "none must have had [@claim]"],
    ]),
    telling("not failed", [
      ["not|never {between}* {failing} ..4 [ @claim.least ]", "have not progressed on [@claim.least]"],
    ]),
    telling("none", [["none [ @claim.some ]", "none [@claim.some]"]]),
    telling("shut out", [
      ["@let ...12 but ..10 no [ @claim ]", "hormones are allowed, but no [@claim]"],
      ["requires|require no [ @claim ]", "cohort B requires no [@claim]"],
    ]),
    telling("spared", [
      ["^ no [ @claim.some ] !.|;|or{0,20} {sparing}", "no [@claim.some] except to control symptoms"],
      ["^ no [ @claim.some ] !.|;|or{0,20} other than", "no [@claim.some] other than hydroxyurea"],
    ]),
    telling("let in", [
      [
        "are|is|remain|remains still|also? @let.eligible ..4 in ..2 [ @claim.some ]",
        "those with a mutation are eligible in the [@claim.some]",
        "not eligible in the @claim.some",
      ],
    ]),
    telling("or more", [["no !{negator}{0,10} or [ @claim.more ]", "no prior therapy or [@claim.more]"]]),
  ],
})

const turns = ClaimRun.telling(table, Allowances.level.over)

type Turn = ReturnType<ReturnType<typeof turns>["get"]>

/** "No more than two", which is a limit in an exclusion part, too, where others are. */
const isLimitOfAll = ({ document }: Span.Span, claim: Claim): boolean =>
  claim.first === 0 && isLimit(claim) && document.forbids()

/** "No more than two prior lines", alone in an exclusion part: hardly those are shut out, but that is not for us to tell. */
const limits = ({ tokens: { words } }: Span.Span, { first, high, last }: Claim): boolean =>
  high > 0 && high !== unbounded && (negators.has(words[first] ?? "") || words.slice(first, last).includes("exceed"))

/** "No prior therapy or only one line", "no prior antibody and no more than two lines": a number is let in beside nothing. */
const isOrSome = (words: ReadonlyArray<string>, { exact, first, high, low }: Claim): boolean => {
  const joint = words[first - 1]
  const isAndLimit = joint === "and" && low === 0 && negators.has(words[first] ?? "")

  return exact && high > 0 && high !== unbounded && (joint === "or" || isAndLimit)
}

/** In an exclusion part. */
const required: Stand.Stand = { ...Stand.wanted, remark: "as a requirement" }

/** "(No standard therapy, or) previously treated": those who were are called by it, and not what there is none of. */
const participles: ReadonlySet<string> = new Set(["previously", "heavily", "treated", "pretreated"])

/** Where it stands in an inclusion part: an alternative is not reached by what turns the other one. */
const ofIncluded = (sentence: ClaimRun.Claiming, claim: Claim, turn: Turn, stand: Stand.Stand): Stand.Stand => {
  if (turn === "not failed" && claim.low > 1 && claim.high === unbounded) return Stand.ruledOut
  const way = OtherWays.of(sentence).get(claim)
  const isOwn = claim.oneWay || participles.has(sentence.words[claim.first] ?? "")
  const isUnreached = isOrSome(sentence.words, claim) || (isOwn && way === "there is none")
  const isReached =
    (!(stand.turned || stand.outcome === "unknown") || !isUnreached) &&
    (stand.outcome !== "exclusion" || way !== "they are unfit")

  return isReached ? stand : Stand.wanted
}

const newly: ReadonlySet<string> = new Set(["untreated", "naive"])

/** "No limit on the number of prior lines", "untreated or pretreated", which shut nobody out wherever they stand. */
const isNoLimit = ({ tokens: { words } }: Span.Span, claim: Claim): boolean =>
  isAnyNumber(claim) && (words[claim.first] === "no" || newly.has(words[claim.last - 1] ?? ""))

/** Where it stands in an exclusion part. */
const ofExcluded = (
  span: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim,
  turn: Turn,
  stand: Stand.Stand,
): Stand.Stand => {
  if (stand.turned && (turn === "shut out" || turn === "spared" || turn === "or more"))
    return { ...stand, outcome: "exclusion", turned: false, remark: "" }
  if (stand.outcome !== "exclusion") return stand
  if (turn === "asked for" || isLimitOfAll(span, claim)) return { ...required, turned: stand.turned }
  if (turn === "let in" || isNoLimit(span, claim) || Allowances.of(sentence).get(claim) === "granted")
    return { ...stand, outcome: "inclusion", remark: "allowing it" }

  return limits(span, claim) ? Stand.unclear : stand
}

/** Where a claim stands: in an exclusion part, too, what is required lets in those who meet it. */
export const of = (span: Span.Span, sentence: ClaimRun.Claiming, claim: Claim): Stand.Stand => {
  const turn = turns(sentence).get(claim)
  const isExcluded = span.segment.side === "exclusion"
  if (Allowances.of(sentence).get(claim) === "either way") return Stand.anyOfIt
  if (turn === "none" && span.segment.side === "inclusion") return Stand.ruledOut
  if (turn === "not failed" && isExcluded) return required
  const among = Stand.of(span)
  const stand = standOf(span, claim, among) ?? among

  return isExcluded ? ofExcluded(span, sentence, claim, turn, stand) : ofIncluded(sentence, claim, turn, stand)
}

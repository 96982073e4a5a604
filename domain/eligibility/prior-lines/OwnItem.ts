import * as Span from "../document/Span.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import * as Stand from "../mention/Stand.ts"

type Words = ReadonlyArray<string>

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
export const standOf = (span: Span.Span, claim: Claim, stand: Stand.Stand): Stand.Stand | undefined => {
  const { words } = span.tokens
  const from = ItemOfItsOwn.beginsAt(words, claim.first)
  if (!claim.exact || claim.high === 0 || from === 0 || !(stand.turned || stand.outcome === "unknown")) return undefined
  const own = Stand.of(Span.from(span, from))
  if (span.segment.side === "inclusion") return isOfInclusion(words, claim, stand) ? own : undefined
  if (span.segment.side !== "exclusion") return undefined

  return isOfExclusion(words, claim) ? own : Stand.unclear
}

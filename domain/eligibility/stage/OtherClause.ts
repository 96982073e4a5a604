import type { Span } from "../document/Span.ts"
import * as AfterOperation from "./AfterOperation.ts"
import * as NamedItem from "./NamedItem.ts"
import type { StageName } from "./StageName.ts"

const course = /^(?:progressed|recurred|relapsed)$/

const remission = /^(?:complete|partial|remission|first|second)$/

const nothingLeft = /^(?:no|ned)$/

const longestAside = 8

/**
 * Where brackets begin right behind metastases that hold a mention of lower stages: "no distant metastases (M0, stage I to III)" tells
 * of the stages that are left.
 */
const asideOfSpread = ({ first, last, segment, tokens: { words } }: Span): number | undefined => {
  const open = words.lastIndexOf("(", first)
  const spread = words[open - 1] === "disease" ? open - 2 : open - 1
  const told = words.slice(first, last)
  const isOfLower = /^stages?$/.test(told[0] ?? "") && !told.some((word) => /^(?:iv|4)/.test(word))
  const isInside = open > 0 && open > first - longestAside && !words.slice(open, first).includes(")")

  return segment.side === "inclusion" && isOfLower && isInside && words[spread]?.startsWith("metasta") === true
    ? open + 1
    : undefined
}

const from = (span: Span, at: number): Span => {
  const { ends, starts, words } = span.tokens

  return {
    ...span,
    tokens: { words: words.slice(at), starts: starts.slice(at), ends: ends.slice(at) },
    first: span.first - at,
    last: span.last - at,
  }
}

/**
 * A mention as the beginning of a clause of its own, where it is one: "not irradiated, or progressed since", "other than the primary
 * tumour or recurred", "without evidence of disease or in complete response", "no recurrence after resection", "free of
 * cancer (no evidence of disease)", "no prior therapy, newly diagnosed glioblastoma". What turns the clause before it does not turn it; but "not relapsed or progressed" is one.
 */
export const of = (span: Span, says: ReadonlyArray<StageName>): Span => {
  const { first, tokens } = span
  const { words } = tokens
  const [before = "", next] = words.slice(Math.max(0, first - 2), first)
  const word = words[first] ?? ""
  const isVerb = next === "or" && course.test(word) && !course.test(before)
  const isState = before === "or" && next === "in" && remission.test(word)
  const isSaidAgain = next === "(" && says.includes("remission") && nothingLeft.test(word)
  if (isVerb || isState || isSaidAgain) return from(span, first)
  const own = says.includes("resected") ? AfterOperation.at(span) : (asideOfSpread(span) ?? NamedItem.beginning(span))

  return own === undefined ? span : from(span, own)
}

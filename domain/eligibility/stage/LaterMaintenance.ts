import { permissions } from "../assertion/Permission.ts"
import type { Span } from "../document/Span.ts"
import { people, sentenceEnds } from "../treatment/LineLexicon.ts"
import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

const having: ReadonlySet<string> = new Set([
  ...people,
  ..."receiving on under ongoing current currently prior previous previously those received had undergoing completed".split(
    " ",
  ),
])

const farHaving = 8

const farAllowed = 16

const later: ReadonlySet<string> = new Set("receive start begin proceed initiate undergo".split(" "))

const farMay = 4

/** "May receive maintenance", "may go on to maintenance". */
const isToCome = (before: Words): boolean => {
  const may = before.lastIndexOf("may")
  const next = before.slice(may + 1, may + 1 + farMay)

  return may >= 0 && (next.some((word) => later.has(word)) || (next.includes("go") && next.includes("on")))
}

const untilNow: ReadonlySet<string> = new Set("given received within before prior until up".split(" "))

/** Whether the clause goes on to say that it is allowed, and not until when it may have been given. */
const isAllowed = (words: Words, last: number): boolean => {
  const behind = words.slice(last, last + farAllowed)
  const end = behind.findIndex((word) => sentenceEnds.has(word))
  const clause = behind.slice(0, end < 0 ? farAllowed : end)

  return clause.some((word) => permissions.has(word)) && !clause.some((word) => untilNow.has(word))
}

/** "Maintenance after the transplant is allowed": what may be given later, and nothing that somebody has who takes part. */
export const isOf = ({ first, last, tokens: { words } }: Span, says: ReadonlyArray<StageName>): boolean => {
  if (!says.includes("maintenance")) return false
  const before = words.slice(Math.max(0, first - farHaving), first)
  if (isToCome(before)) return true
  const clause = before.slice(before.findLastIndex((word) => sentenceEnds.has(word)) + 1)

  return !clause.some((word) => having.has(word)) && isAllowed(words, last)
}

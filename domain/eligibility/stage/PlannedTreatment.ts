import type { Span } from "../document/Span.ts"

const planning: ReadonlySet<string> = new Set(
  "planned scheduled undergoing candidate candidates eligible starting initiating planning receiving start begin beginning pursue pursuing decision recommended will".split(
    " ",
  ),
)

const over: ReadonlySet<string> = new Set("prior previous previously completed received finished after".split(" "))

const treating = /therap|chemo|treat|radi|surg|operation|resect|ectomy/

const nearPlan = 12

/** "Planned chemotherapy for stage II": what is to be treated is there now. */
export const isOf = ({ first, segment, tokens: { words } }: Span): boolean => {
  const before = words.slice(Math.max(0, first - nearPlan), first)
  const planned = before.slice(before.findLastIndex((word) => planning.has(word)))

  return (
    segment.side === "inclusion" &&
    planning.has(planned[0] ?? "") &&
    planned.some((word) => treating.test(word)) &&
    !planned.some((word) => over.has(word))
  )
}

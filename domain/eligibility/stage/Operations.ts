import type { Span } from "../document/Span.ts"

const doing: ReadonlySet<string> = new Set(
  "undergone underwent had after following post status received completed prior previous".split(" "),
)

const ofOperation: ReadonlySet<string> = new Set(
  "a an the their complete total partial radical or primary interval initial maximal optimal curative definitive r0 d2 - / s".split(
    " ",
  ),
)

/** Whether an operation was done: "underwent a radical prostatectomy", and not one that is planned. */
export const isDone = ({ first, tokens: { words } }: Span): boolean => {
  let at = first - 1
  while (at > first - 5 && ofOperation.has(words[at] ?? "")) at--

  return doing.has(words[at] ?? "")
}

const nearTime = 10

/** Whether it must not have been of late: "undergone surgery within four weeks" keeps out for a while, whoever had it. */
export const isRecent = ({ last, tokens: { words } }: Span): boolean =>
  words.slice(last, last + nearTime).includes("within")

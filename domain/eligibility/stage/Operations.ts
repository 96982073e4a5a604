import type { Span } from "../document/Span.ts"

const doing: ReadonlySet<string> = new Set(
  "undergone underwent had after following post status received completed prior previous".split(" "),
)

const ofOperation: ReadonlySet<string> = new Set(
  "a an the their complete total partial radical or primary interval initial maximal optimal curative definitive r0 r1 or d2 - / s".split(
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

const planning: ReadonlySet<string> = new Set(
  "eligible plan plans planned planning scheduled candidate candidates amenable suitable intended intend undergo undergoing can could cannot able".split(
    " ",
  ),
)

const nearPlan = 4

const behindPlan = 3

const doubtful = /^(?:unlikely|planned|possible|impossible|feasible|scheduled|cannot)$/

/** "Eligible for complete resection", "in which curative resection is unlikely": what was not done yet. */
export const isAhead = ({ first, last, tokens: { words } }: Span): boolean =>
  words[last - 1] === "resection" &&
  (words.slice(Math.max(0, first - nearPlan), first).some((word) => planning.has(word)) ||
    words.slice(last, last + behindPlan).some((word) => doubtful.test(word)))

const one: ReadonlySet<string> = new Set("one 1 more target brain cns index".split(" "))

const nearLesion = 12

const nearOne = 3

/** "At least one lesion that is amenable to resection", "brain lesions not eligible for resection": what one of several lesions allows. */
export const isOfLesion = ({ first, tokens: { words } }: Span): boolean => {
  const before = words.slice(Math.max(0, first - nearLesion), first)
  const lesion = before.findLastIndex((word) => /^(?:lesions?|metastas[ei]s)$/.test(word))

  return lesion >= 0 && before.slice(Math.max(0, lesion - nearOne), lesion).some((word) => one.has(word))
}

import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import { plans } from "./Operations.ts"

type Words = ReadonlyArray<string>

const planning: ReadonlySet<string> = new Set([...plans, ..."appropriate fit indicated will elected".split(" ")])

const ways = WordSet.of(
  "a an the their its of for to with undergo undergoing receive either or / - partial radical complete total standard open laparoscopic robot robotic " +
    "assisted elective upfront primary curative definitive distal thoracoscopic minimally invasive bilateral unilateral right left surgical treatment " +
    "interval exploratory laparotomy and",
)

const farthest = 9

const denials = WordSet.of("not no non")

const nearDenial = 4

/** "Scheduled to undergo a partial or radical nephrectomy", and not "not an ideal candidate for nephrectomy". */
const isPlannedBefore = (words: Words, first: number): boolean => {
  let at = first - 1
  while (at > first - farthest && ways.has(words[at] ?? "")) at--

  return (
    planning.has(words[at] ?? "") && !words.slice(Math.max(0, at - nearDenial), at).some((word) => denials.has(word))
  )
}

const verbs = WordSet.of("is are")

/** "In whom a lobectomy is planned". */
const isPlannedBehind = (words: Words, last: number): boolean =>
  /^(?:planned|scheduled|intended|indicated)$/.test(words[verbs.has(words[last] ?? "") ? last + 1 : last] ?? "")

/** Whether a sentence tells of what has spread: "metastatic", and not "non-metastatic". */
const isOfSpread = (words: Words): boolean =>
  words.some((word, at) => word.startsWith("metasta") && words[at - 1] !== "-" && words[at - 1] !== "without")

/** Whether an operation is planned for those who take part: what it takes out is resectable, but for metastases. */
export const isOne = ({ first, last, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && (isPlannedBefore(words, first) || isPlannedBehind(words, last)) && !isOfSpread(words)

import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as Operations from "./Operations.ts"

type Words = ReadonlyArray<string>

const planning: ReadonlySet<string> = new Set([
  ...Operations.plans,
  ..."appropriate fit indicated will elected about".split(" "),
])

const ways = WordSet.of(
  "a an the their its of for to with undergo undergoing receive either or / - partial radical complete total standard open laparoscopic robot robotic " +
    "assisted elective upfront primary curative definitive distal thoracoscopic minimally invasive bilateral unilateral right left surgical treatment " +
    "interval exploratory laparotomy and intent d2 surgery breast , (",
)

const undergoing = WordSet.of("undergoing undergo")

/** Who is told of by what they undergo, and not by what they are to do: "patients who undergo". */
const people = WordSet.of("who patients subjects participants individuals adults men women")

/** Before "undergoing" these tell when something else is or was. */
const dating = WordSet.of("of after following since from")

/** What makes an operation one that is not for the whole of a tumour: "prophylactic mastectomy". */
const otherwise =
  /^(?:prophylactic|palliative|emergency|emergent|urgent|prior|previous|cytoreductive|reducing|salvage|donor|non|no|not|without|after|following|or|before|[.;:])$/

const farthest = 9

const denials = WordSet.of("not no non")

const nearDenial = 4

const isDenied = (words: Words, at: number): boolean => Nearby.hasBefore(words, at, nearDenial, denials)

/** "Patients undergoing", "who undergo", and not "within a month of undergoing". */
const isUndergone = (words: Words, at: number): boolean => {
  const before = words[at - 1] ?? ""
  if (words[at] === "undergo") return people.has(before)

  return words[at] === "undergoing" && !dating.has(before)
}

/** Before the one word that tells how an operation is done: "undergoing stapled lobectomy". */
const overManner = (words: Words, first: number): number =>
  ways.has(words[first - 1] ?? "") || otherwise.test(words[first - 1] ?? "") ? first : first - 1

/** "Scheduled to undergo a partial or radical nephrectomy", and not "not an ideal candidate for nephrectomy". */
const isPlannedBefore = (words: Words, first: number): boolean =>
  [first, overManner(words, first)].some((from) => {
    const at = Nearby.lastOther(words, from, farthest, ways)
    if (planning.has(words[at] ?? "")) return !isDenied(words, at)
    const verb = words.slice(at + 1, from).findIndex((word) => undergoing.has(word)) + at + 1

    return verb > at && isUndergone(words, verb) && !isDenied(words, verb)
  })

const verbs = WordSet.of("is are")

/** "In whom a lobectomy is planned". */
const isPlannedBehind = (words: Words, last: number): boolean =>
  /^(?:planned|scheduled|intended|indicated)$/.test(words[verbs.has(words[last] ?? "") ? last + 1 : last] ?? "")

/** Whether a sentence tells of what has spread: "metastatic", and not "non-metastatic". */
const isOfSpread = (words: Words): boolean =>
  words.some((word, at) => word.startsWith("metasta") && words[at - 1] !== "-" && words[at - 1] !== "without")

/** Whether an operation is planned for those who take part: what it takes out is resectable, but for metastases. */
export const isOne = (span: Span): boolean => {
  const { first, last, segment, tokens } = span
  const { words } = tokens

  return (
    segment.side === "inclusion" &&
    (isPlannedBefore(words, first) || isPlannedBehind(words, last)) &&
    !isOfSpread(words) &&
    Operations.isForOwn(span)
  )
}

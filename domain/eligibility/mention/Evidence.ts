import type * as Saying from "../../Saying.ts"
import type { Side } from "../document/Segment.ts"
import type { Finding } from "./Finding.ts"
import type { Passage } from "./Mention.ts"
import * as Remark from "./Remark.ts"

/** The longest quote, in characters. */
const longest = 300

const longestLabel = 100

const parts = { inclusion: "Inclusion criteria", exclusion: "Exclusion criteria", neither: "Criteria text" } as const

const marks = /[“”]/g

interface Stretch {
  readonly start: number
  readonly text: string
}

const quotationMarks = ["“", "”"] as const

const isQuote = (character: string | undefined): boolean => quotationMarks.some((mark) => mark === character)

const isBreak = (character: string | undefined): boolean => character === undefined || /\s/.test(character)

/** The mark of the next item in the same line. */
const nextItem = /\s+[-*•●]$/

const numberAtEnd = /\s(\d{1,2})[.)]$/

const numberBefore = /(?:^|\s)(\d{1,2})[.)]\s*$/

/** So far before a sentence the number of its item is looked for, in characters. */
const nearNumber = 6

/** A quote without the number of the item that follows it in the same line: "2. A second item 3." */
const withoutNextNumber = (text: string, first: number, quote: string): string => {
  const next = numberAtEnd.exec(quote)
  const own = next === null ? null : numberBefore.exec(text.slice(Math.max(0, first - nearNumber), first))

  return own !== null && next !== null && Number(next[1]) === Number(own[1]) + 1 ? quote.slice(0, next.index) : quote
}

/** The longest quote of a sentence that turns what is mentioned, with its beginning or its end. */
const longestTurned = 600

/** How far a quote may reach that is cut to `room` characters: from the beginning of its sentence, if the mention still stands in it. */
const cut = (from: number, to: number, { end, start }: Finding, room: number): readonly [from: number, to: number] => {
  if (end - from <= room) return [from, from + room]
  const left = Math.max(from, Math.min(start - Math.floor(Math.max(0, longest - (end - start)) / 2), to - longest))

  return [left, Math.min(to, left + longest)]
}

/** The stretch around a place, within `least` and `most`, in which no quotation mark stands. */
const unquoted = (text: string, place: number, least: number, most: number): readonly [from: number, to: number] => {
  const sentence = text.slice(least, most)
  if (!quotationMarks.some((mark) => sentence.includes(mark))) return [least, most]
  const before = text.slice(least, place)
  const behind = text.slice(place, most)
  const next = quotationMarks.map((mark) => behind.indexOf(mark)).filter((at) => at >= 0)

  return [
    least + Math.max(...quotationMarks.map((mark) => before.lastIndexOf(mark))) + 1,
    place + Math.min(behind.length, ...next),
  ]
}

/** The first place from `from` on, not behind `most`, at which a word begins. */
const wordStart = (text: string, from: number, most: number): number => {
  let at = from
  while (at < most && !isBreak(text[at - 1])) at++

  return at
}

/** The last place up to `to`, not before `least`, at which a word has ended. */
const wordEnd = (text: string, to: number, least: number): number => {
  let at = to
  while (at > least && !isBreak(text[at])) at--

  return at
}

/**
 * The piece of the sentence around the mention that is quoted: in one piece, without quotation marks, not too long. It never
 * leaves out what turns the mention, in a sentence of any usual length.
 */
const piece = (text: string, finding: Finding): Stretch => {
  const { end, place, start } = finding
  const middle = isQuote(text[start]) ? start + 1 : start
  const first = place.sentence.start
  const last = Math.max(place.sentence.end, Math.min(end, place.lineEnd))
  let [from, to] = unquoted(text, middle, first, last)
  if (to - from > longest) {
    const isTurned = finding.outcome !== "unknown" && finding.remark !== ""
    const room = Math.min(to - from, isTurned ? longestTurned : longest)
    const [left, right] = cut(from, to, finding, room)
    from = left > first ? wordStart(text, left, middle) : left
    to = right < last ? wordEnd(text, right, Math.min(end, right)) : right
  }
  const untrimmed = text.slice(from, to).trimStart()
  const begin = to - untrimmed.length
  const quote = untrimmed.trimEnd()
  const kept = to < place.lineEnd ? withoutNextNumber(text, first, quote.replace(nextItem, "")) : quote

  return { start: begin, text: kept }
}

const plainHeading = /^(?:[^a-z]*)(?:key |main )?(?:in|ex)clusions?(?: criteria)?[^a-z]*$/i

const own = (text: string, start: number, end: number): string =>
  text
    .slice(start, Math.min(end, start + longestLabel))
    .replace(marks, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:：*.-]+$/, "")
    .replace(/^[\s*-]+/, "")

/** The words above a place that say more than in which part of the criteria it stands. */
const headingsOf = (text: string, { group, heading, leads: [lead] }: Passage): ReadonlyArray<string> => {
  const headed = heading === undefined ? "" : own(text, ...heading)

  return [
    group === undefined ? "" : own(text, ...group),
    plainHeading.test(headed) ? "" : headed,
    lead === undefined || lead[1] - lead[0] > longestLabel ? "" : own(text, ...lead),
  ].filter((words) => words !== "")
}

/** A verbatim piece of a text, and what a reader should know of it. */
export interface Quote extends Remark.Remarked {
  readonly text: string
  readonly side: Side
  readonly start: number
  readonly end: number
  /** The words above it that say more than in which part of the criteria it stands. */
  readonly under: ReadonlyArray<string>
}

const quoteOf = (text: string, finding: Finding): Quote => {
  const { group, number, place, remark } = finding
  const { start, text: quoted } = piece(text, finding)

  return {
    text: quoted,
    side: place.side,
    start,
    end: start + quoted.length,
    under: headingsOf(text, place),
    remark,
    group,
    number,
  }
}

/** What in a record produced a state. In the sentence each quoted piece stands between “ and ”, verbatim, with nothing else between them. */
export interface Evidence<Code extends string = string> extends Saying.Saying<Code> {
  readonly quotes: ReadonlyArray<Quote>
  /** Why the state is unknown; absent where it is not. */
  readonly reason?: Remark.Reason
}

/** What is quoted for each finding. A sentence that two of them would quote alike is quoted once, for the first. */
export const quotesOf = (text: string, findings: ReadonlyArray<Finding>): ReadonlyArray<Quote> => {
  const told = new Map<string, Quote>()
  for (const finding of findings) {
    const quote = quoteOf(text, finding)
    const key = `${finding.place.sentence.start} ${quote.text}`
    if (!told.has(key)) told.set(key, quote)
  }

  return [...told.values()]
}

/** Says where a quote stands, and quotes it. */
const quoted = (quote: Quote): string => {
  const { side, text, under } = quote
  const remark = Remark.inWords(quote)
  const where = under.length === 0 ? parts[side] : `${parts[side]}, under ${under.join(", ")}`

  return `${where}${remark === "" ? "" : ` (${remark})`}: “${text}”`
}

export const inWords = (quotes: ReadonlyArray<Quote>): string => quotes.map(quoted).join(" ")

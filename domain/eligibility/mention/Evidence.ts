import type { Finding } from "./Finding.ts"
import type { Passage } from "./Passage.ts"

/** The longest quote, in characters. */
const longest = 300

const longestLabel = 100

const parts = { inclusion: "Inclusion criteria", exclusion: "Exclusion criteria", neither: "Criteria text" } as const

const marks = /[“”]/g

const quotes = ["“", "”"] as const

const isQuote = (character: string | undefined): boolean => quotes.some((quote) => quote === character)

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
  if (!quotes.some((quote) => sentence.includes(quote))) return [least, most]
  const before = text.slice(least, place)
  const behind = text.slice(place, most)
  const next = quotes.map((quote) => behind.indexOf(quote)).filter((at) => at >= 0)

  return [
    least + Math.max(...quotes.map((quote) => before.lastIndexOf(quote))) + 1,
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
const piece = (text: string, finding: Finding): string => {
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
  const quote = text.slice(from, to).trim()

  return to < place.lineEnd ? withoutNextNumber(text, first, quote.replace(nextItem, "")) : quote
}

const plainHeading = /^(?:[^a-z]*)(?:key |main )?(?:in|ex)clusions?(?: criteria)?[^a-z]*$/i

const own = (text: string, start: number, end: number): string =>
  text
    .slice(start, Math.min(end, start + longestLabel))
    .replace(marks, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:：*.-]+$/, "")
    .replace(/^[\s*-]+/, "")

/** Which part of the criteria a place stands in, with the words of a heading that says more than that. */
const part = (text: string, { group: titled, heading: headed, lead, side: part }: Passage): string => {
  const side = parts[part]
  const heading = headed === undefined ? "" : own(text, ...headed)
  const group = titled === undefined ? "" : own(text, ...titled)
  const introduction = lead === undefined || lead[1] - lead[0] > longestLabel ? "" : own(text, ...lead)
  const named = [group, plainHeading.test(heading) ? "" : heading, introduction].filter((words) => words !== "")

  return named.length === 0 ? side : `${side}, under ${named.join(", ")}`
}

/** Says where each finding stands, and quotes it. A sentence that two of them would quote alike is quoted once, for the first. */
export const of = (text: string, findings: ReadonlyArray<Finding>): string => {
  const quoted: Array<{ readonly start: number; readonly quote: string }> = []

  return findings
    .flatMap((finding) => {
      const quote = piece(text, finding)
      const { start } = finding.place.sentence
      if (quoted.some((one) => one.start === start && one.quote === quote)) return []
      quoted.push({ start, quote })
      const remark = finding.remark === "" ? "" : ` (${finding.remark})`

      return [`${part(text, finding.place)}${remark}: “${quote}”`]
    })
    .join(" ")
}

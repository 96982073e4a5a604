import * as Headings from "./Headings.ts"
import * as InlineHeadings from "./InlineHeadings.ts"
import * as Lines from "./Lines.ts"
import * as NextOccurrence from "./NextOccurrence.ts"

/**
 * A piece of the text that stands on one side: a line, or what stands in it between two headings. `heading` is where the
 * words of its heading stand, `lead` the number of the segment that introduces it, -1 where there is none.
 */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly side: Headings.Side
  readonly heading: readonly [start: number, end: number] | undefined
  readonly lead: number
}

/** A line that holds none of these is no heading. */
export const stems: ReadonlyArray<string> = [
  "clusi",
  "cluti",
  "lusion",
  "excusi",
  "clud",
  "ligib",
  "criteri",
  "critera",
  "characteristics",
  "concurrent therapy",
  "contraindic",
]

/** Whether the list that an unbulleted line introduces ends before the text does: unbulleted lines follow its bullets. */
const comesBack = (lines: ReadonlyArray<Lines.Line>, introduction: number): boolean => {
  if (lines[introduction + 1]?.bulleted !== true) return false
  for (let next = introduction + 2; next < lines.length; next++) if (lines[next]?.bulleted === false) return true

  return false
}

/** A heading that says more than which part it heads may name a marker, too: four words or more. */
const says = /(?:[a-z0-9]+[^a-z0-9]+){3}[a-z0-9]/

const full = 60

/** Whether a line goes on with the sentence of the line above it: a list item's hanging text, or a paragraph broken to a width. */
const continues = (
  text: string,
  folded: string,
  lines: ReadonlyArray<Lines.Line>,
  number: number,
  hanging: number,
): boolean => {
  const above = lines[number - 1]
  const line = lines[number]
  if (above === undefined || line === undefined || line.bulleted || line.afterBlank) return false
  const end = folded[above.end - 1] ?? ""
  const goesOn = /[a-z(]/.test(text[line.start] ?? "") && !".;:".includes(end)
  if (above.bulleted) return (line.indent > above.indent && end !== ":") || goesOn
  if (hanging === number - 1 && line.indent > 0) return line.indent === above.indent

  return goesOn && above.end - above.start >= full
}

/** Reads a text into segments, in order. `stemmed`: where its stems stand, in order. */
export const of = (text: string, folded: string, stemmed: ReadonlyArray<number>): ReadonlyArray<Segment> => {
  const segments: Array<Segment> = []
  const leads: Array<{ readonly indent: number; readonly bulleted: boolean; readonly segment: number }> = []
  let side: Headings.Side = "inclusion"
  let heading: readonly [number, number] | undefined
  let next = 0
  const glued = NextOccurrence.of(folded, InlineHeadings.shared)
  let explicit = false
  let introduction = -1
  let hanging = -1
  const lines = Lines.of(folded)

  const place = (number: number, from: number, end: number, found: Headings.Heading | undefined, isFirst: boolean) => {
    const line = lines[number]
    if (line === undefined) return
    if (found !== undefined) {
      if (found.side === "neither" && found.end < end) {
        segments.push({ start: from, end, side: "neither", heading, lead: -1 })
        return
      }
      const local = found.introduces && explicit && found.side !== side && comesBack(lines, number)
      if (!local) {
        side = found.side
        heading = found.introduces ? undefined : [from, found.end]
        introduction = found.introduces ? from : -1
        explicit = !found.introduces
        leads.length = 0
      }
    }
    const start = found === undefined ? from : Lines.content(folded, found.end, end)
    if (start >= end) {
      if (found !== undefined && says.test(folded.slice(from, Math.min(end, from + 120)))) {
        segments.push({ start: from, end, side, heading: undefined, lead: -1 })
      }
      return
    }
    const last = segments[segments.length - 1]
    if (
      found === undefined &&
      isFirst &&
      last?.end === lines[number - 1]?.end &&
      last !== undefined &&
      continues(text, folded, lines, number, hanging)
    ) {
      segments[segments.length - 1] = { ...last, end }
      hanging = number
      return
    }
    while (leads.length > 0) {
      const top = leads[leads.length - 1]
      if (top === undefined || top.indent < line.indent || (line.bulleted && !top.bulleted)) break
      leads.pop()
    }
    segments.push({ start, end, side, heading, lead: leads[leads.length - 1]?.segment ?? -1 })
    if (folded[end - 1] === ":" && introduction !== from) {
      leads.push({ indent: line.indent, bulleted: line.bulleted, segment: segments.length - 1 })
    }
  }

  lines.forEach((line, number) => {
    while ((stemmed[next] ?? line.start) < line.start) next++
    const promising = (stemmed[next] ?? folded.length) < line.end
    if (!promising) {
      place(number, line.start, line.end, undefined, true)
      return
    }
    const whole = Headings.at(text, folded, line.start, line.end, line.bulleted)
    const named = whole !== undefined && !whole.introduces && !line.bulleted
    const from = named ? whole.end : line.start
    const pieces = [line.start, ...InlineHeadings.of(text, folded, from, line.end, glued)]
    pieces.forEach((start, index) => {
      const end = pieces[index + 1] ?? line.end
      const cut = pieces.length > 1
      const found = cut ? Headings.at(text, folded, start, end, line.bulleted && index === 0) : whole
      place(number, start, end, found, index === 0)
    })
  })

  return segments
}

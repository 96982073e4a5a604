import type { NumberedText } from "../text/NumberedText.ts"
import * as GroupTitles from "./GroupTitles.ts"
import * as Headings from "./Headings.ts"
import * as Lines from "./Lines.ts"
import type { Heading, Segment, Side } from "./Segment.ts"

type Layout = Pick<Lines.Line, "indent" | "bulleted" | "mark">

/** A segment that introduces those below it. `isName`: it is but the name of a disease, without a colon. */
interface Lead extends Layout {
  readonly isName: boolean
  readonly segment: number
  /** The item that it stands in, if the lines below it do so as well. */
  readonly item: Lines.Line | undefined
}

/** A line, or what stands in it between two headings. */
interface Piece {
  readonly number: number
  readonly start: number
  readonly end: number
  readonly heading: Heading | undefined
  readonly isFirst: boolean
}

/** A text while it is divided, line by line. */
interface Sections {
  readonly text: string
  readonly words: NumberedText
  readonly folded: string
  readonly lines: ReadonlyArray<Lines.Line>
  readonly segments: Array<Segment>
  readonly leads: Array<Lead>
  side: Side
  heading: Segment["heading"]
  /** Whether the side comes from a heading, and not from a sentence that introduces a list. */
  isExplicit: boolean
  /** Where that sentence begins, which then leads nothing besides, -1 where there is none. */
  introduction: number
  /** The last line that went on with the one above it. */
  hanging: number
  /** Where the next words stand that may be a heading within a line. */
  nextWithin: number
  group: GroupTitles.TitledGroup
}

/** What a segment is that nothing introduces, and that is of no group. */
const byItself = { lead: -1, group: undefined, isTitle: false } as const

/** Whether the list that an unbulleted line introduces ends before the text does: unbulleted lines follow its bullets. */
const comesBack = ({ lines }: Sections, introduction: number): boolean => {
  if (lines[introduction + 1]?.bulleted !== true) return false
  for (let next = introduction + 2; next < lines.length; next++) if (lines[next]?.bulleted === false) return true

  return false
}

/**
 * Takes the title of a group of patients, "Healthy controls", from the list that it stands behind to the inclusion criteria that it
 * stands before.
 */
const takeTitle = (
  { folded, lines, segments, side, words }: Sections,
  { isFirst, number }: Piece,
): Segment | undefined => {
  const above = lines[isFirst ? number - 1 : number]
  const last = segments.at(-1)
  if (above === undefined || last === undefined || (isFirst && above.end !== last.end)) return undefined
  const named = above.bulleted || above.start !== last.start ? undefined : GroupTitles.titled(words, last)
  const isTitle =
    named !== undefined || (isFirst && side === "exclusion" && GroupTitles.isTitle(folded, lines, number - 1))
  if (!isTitle) return undefined
  const title = { ...last, ...byItself, side: "inclusion", heading: undefined, isTitle: true } as const
  segments[segments.length - 1] = title

  return named === "all" ? undefined : title
}

/** Begins the part that a heading heads. A sentence restates the heading above it, or introduces a list within its part. */
const enter = (sections: Sections, piece: Piece, { end, introduces, side }: Heading): void => {
  const { number, start } = piece
  const isWithin = introduces && sections.isExplicit
  if (!introduces) {
    const title = side === "inclusion" ? takeTitle(sections, piece) : undefined
    const isPlain = !Headings.saysMore(sections.words, start, end)
    sections.group = GroupTitles.behindHeading(sections.group, side, isPlain, title)
  }
  if (isWithin && side !== sections.side && comesBack(sections, number)) return
  sections.introduction = introduces ? start : -1
  sections.leads.length = 0
  if (isWithin && side === sections.side) return
  sections.side = side
  sections.heading = introduces ? undefined : [start, end]
  sections.isExplicit = !introduces
}

/** A heading without content is content itself where it says more than which part it heads. */
const keepHeading = ({ segments, side, words }: Sections, { end, heading, start }: Piece): void => {
  if (heading !== undefined && Headings.saysMore(words, start, end))
    segments.push({ start, end, side, heading: undefined, ...byItself })
}

/** Adds a piece to the segment above it if it goes on with its sentence. */
const goesOn = (sections: Sections, { end, heading, isFirst, number }: Piece, line: Lines.Line): boolean => {
  const { folded, hanging, lines, segments, text } = sections
  const above = lines[number - 1]
  const last = segments.at(-1)
  if (heading !== undefined || !isFirst || above === undefined || last?.end !== above.end) return false
  if (!Lines.continues(text, folded, above, line, hanging === number - 1)) return false
  segments[segments.length - 1] = { ...last, end }
  sections.hanging = number

  return true
}

/** Whether a line is set below another: indented more, with a bullet that the other has not, or marked otherwise below a name. */
const isBelow = (top: Layout, line: Layout, isName: boolean): boolean =>
  top.indent < line.indent ||
  (line.bulleted && (!top.bulleted || (isName && top.mark !== line.mark && top.indent === line.indent)))

/** So many lines are looked through for the item that a line stands in. */
const mostWithin = 40

/** The item that an unbulleted line stands in, if the lines below it do so as well. */
const itemAround = (lines: ReadonlyArray<Lines.Line>, number: number): Lines.Line | undefined => {
  const [line, next] = [lines[number], lines[number + 1]]
  if (line === undefined || line.bulleted || (next?.indent ?? 0) < line.indent) return undefined

  return lines.slice(Math.max(0, number - mostWithin), number).findLast(({ indent }) => indent < line.indent)
}

/** Whether a line is a later item of the numbered list in one of whose items something was introduced. */
const isPast = ({ item }: Lead, { indent, value }: Lines.Line): boolean =>
  item?.value !== undefined && value !== undefined && item.indent === indent && item.value < value

/** The segment that introduces a line, -1 if none does. Those that do no longer are forgotten. */
const leadOf = ({ leads }: Sections, line: Lines.Line): number => {
  for (let top = leads.at(-1); top !== undefined; top = leads.at(-1)) {
    if (isBelow(top, line, top.isName) && !isPast(top, line)) return top.segment
    leads.pop()
  }

  return -1
}

/** Begins the list of a group below its title in the same part of the criteria, and ends it where that comes back. */
const titleWithin = (sections: Sections, { number }: Piece, line: Lines.Line): boolean => {
  const { folded, group, lines, words } = sections
  if (line.bulleted || line.start === line.end) return false
  const named = lines[number + 1]?.bulleted === true ? GroupTitles.titled(words, line) : undefined
  if (named !== undefined && folded[line.end - 1] !== ":") {
    sections.group = GroupTitles.within(group, named === "some" ? [line.start, line.end] : undefined)
    return true
  }
  if (!group.isOfParts) sections.group = GroupTitles.none

  return false
}

/** Whether a line names a disease and no more, and the next one is an item below it. */
const isNameAbove = ({ lines, words }: Sections, { end, number }: Piece, start: number, line: Lines.Line): boolean => {
  const next = lines[number + 1]

  return (
    end === line.end &&
    next?.bulleted === true &&
    isBelow(line, next, true) &&
    GroupTitles.namesDisease(words, start, end)
  )
}

const add = (sections: Sections, piece: Piece, start: number, line: Lines.Line): void => {
  const { folded, heading, introduction, leads, lines, segments, side } = sections
  const isTitle = piece.heading === undefined && piece.isFirst && titleWithin(sections, piece, line)
  const group = isTitle ? undefined : sections.group.title
  segments.push({ start, end: piece.end, side, heading, lead: leadOf(sections, line), group, isTitle })
  if (introduction === piece.start) return
  const isName = folded[piece.end - 1] !== ":"
  if (isName && !isNameAbove(sections, piece, start, line)) return
  const { bulleted, indent, mark } = line
  const item = itemAround(lines, piece.number)
  leads.push({ indent, bulleted, mark, isName, item, segment: segments.length - 1 })
}

const place = (sections: Sections, piece: Piece, line: Lines.Line): void => {
  const { end, heading, start } = piece
  if (heading?.side === "neither" && heading.end < end) {
    sections.segments.push({ start, end, side: "neither", heading: sections.heading, ...byItself })
    return
  }
  if (heading !== undefined) enter(sections, piece, heading)
  const content = heading === undefined ? start : Lines.content(sections.folded, heading.end, end)
  if (content >= end) keepHeading(sections, piece)
  else if (!goesOn(sections, piece, line)) add(sections, piece, content, line)
}

const none: ReadonlyArray<number> = []

/** Where headings stand inside of a line between two places. */
const headingsWithin = (sections: Sections, from: number, end: number): ReadonlyArray<number> => {
  const { folded, text } = sections
  if (sections.nextWithin < from) sections.nextWithin = Headings.nextWithin(folded, from)

  return sections.nextWithin < end ? Headings.within(text, folded, from, end) : none
}

/** Places a line in the pieces that headings inside of it divide it into. */
const divide = (sections: Sections, line: Lines.Line, number: number): void => {
  const { text, words } = sections
  const { bulleted, end, start } = line
  const whole = Headings.at(text, words, start, end, bulleted)
  const from = whole !== undefined && !whole.introduces && !bulleted ? whole.end : start
  const inner = headingsWithin(sections, from, end)
  if (inner.length === 0) {
    place(sections, { number, start, end, heading: whole, isFirst: true }, line)
    return
  }
  const starts = [start, ...inner]
  starts.forEach((begin, index) => {
    const stop = starts[index + 1] ?? end
    const isFirst = index === 0
    const heading = Headings.at(text, words, begin, stop, bulleted && isFirst)
    place(sections, { number, start: begin, end: stop, heading, isFirst }, line)
  })
}

/** Reads a text into segments, in order. */
export const of = (text: string, words: NumberedText): ReadonlyArray<Segment> => {
  const { folded } = words
  const lines = Lines.of(folded)
  const sections: Sections = {
    text,
    words,
    folded,
    lines,
    segments: [],
    leads: [],
    side: "inclusion",
    heading: undefined,
    isExplicit: false,
    introduction: -1,
    hanging: -1,
    nextWithin: -1,
    group: GroupTitles.none,
  }
  lines.forEach((line, number) => {
    divide(sections, line, number)
  })

  return sections.segments
}

import * as Packing from "../../annotation/Packing.ts"

/** A piece of a text, by offsets: its end is behind its last character. */
export type Stretch = readonly [start: number, end: number]

export const ofStretch: Packing.Packing<Stretch> = Packing.pair(Packing.whole, Packing.whole)

export type Side = "inclusion" | "exclusion" | "neither"

/**
 * A heading at the beginning of a line: `end` is where its content begins, in the same line or at its end. A sentence that
 * introduces a list is a heading and content at once: its content is itself.
 */
export interface Heading {
  readonly side: Side
  readonly end: number
  readonly introduces: boolean
}

/**
 * A piece of the text that stands on one side: a line, or what stands in it between two headings. `heading` is where the
 * words of its heading stand, `lead` the number of the segment that introduces it, -1 where there is none. `group`: where the title
 * of those stands for whom it is, "Cohort A"; `isTitle`: it is such a title itself.
 */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly side: Side
  readonly heading: Stretch | undefined
  readonly lead: number
  readonly group: Stretch | undefined
  readonly isTitle: boolean
}

/** Through so many lines that introduce it a line is followed upwards. */
const deepest = 4

/** The lines that introduce one of the segments of a text, the nearest first. */
export const above = (segments: ReadonlyArray<Segment>, { lead }: Segment): ReadonlyArray<Segment> => {
  const lines: Array<Segment> = []
  for (let line = segments[lead]; line !== undefined && lines.length < deepest; line = segments[line.lead])
    lines.push(line)

  return lines
}

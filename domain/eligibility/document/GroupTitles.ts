import * as Runs from "../rules/Runs.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import * as GroupTable from "./GroupTable.ts"
import type { Line } from "./Lines.ts"
import type { Segment, Side } from "./Segment.ts"

const longest = 80

const ending = /[.;,]$/

/** So many lines before a title are looked at for the list that it ends. */
const near = 2

/** Whether a line is the title of what follows it: short, by itself behind a blank line, and no item of the list that ends above it. */
export const isTitle = (folded: string, lines: ReadonlyArray<Line>, number: number): boolean => {
  const line = lines[number]
  if (line === undefined || line.bulleted || !line.afterBlank || line.end - line.start > longest) return false
  const isItemAbove = lines.slice(Math.max(0, number - near), number).some(({ bulleted }) => bulleted)

  return isItemAbove && !ending.test(folded.slice(line.start, line.end))
}

/** Whether a line that stands alone names those for whom what follows it is, as the title of a list does, or tells that it is for all. */
export const titled = (
  words: NumberedText,
  { end, start }: Pick<Line, "start" | "end">,
): "some" | "all" | undefined => {
  if (end - start > longest || ending.test(words.folded.slice(end - 1, end))) return undefined
  const rows = GroupTable.titles.find(Runs.between(words, start, end))
  const means = rows.map(({ row }) => row.means).find((each) => each !== "beginning")

  return means === undefined || means === "all" ? means : "some"
}

const longestName = 120

/** Whether words name a disease and tell nothing of it. */
export const namesDisease = (words: NumberedText, start: number, end: number): boolean =>
  end - start <= longestName && GroupTable.names.find(Runs.between(words, start, end)).length > 0

/** The group of patients for whom the criteria are that are being read, as the title above them says. */
export interface TitledGroup {
  readonly title: Segment["group"]
  /** Whether it has inclusion criteria of its own, and may have exclusion criteria. */
  readonly isOfParts: boolean
  readonly isExcluding: boolean
  /** Whether one before it had no exclusion criteria of its own, so that those which follow are for all. */
  readonly sharesExclusion: boolean
}

export const none: TitledGroup = { title: undefined, isOfParts: false, isExcluding: false, sharesExclusion: false }

/** "Cohort A" above a list within a part of the criteria. */
export const within = ({ sharesExclusion }: TitledGroup, title: Segment["group"]): TitledGroup => ({
  ...none,
  title,
  sharesExclusion,
})

/** For whom the criteria are behind a heading. `isPlain`: it says no more than which part it heads. `title`: what stands above it. */
export const behindHeading = (
  group: TitledGroup,
  side: Side,
  isPlain: boolean,
  title: Pick<Segment, "start" | "end"> | undefined,
): TitledGroup => {
  const sharesExclusion = group.sharesExclusion || (group.isOfParts && !group.isExcluding)
  if (title !== undefined)
    return { title: [title.start, title.end], isOfParts: true, isExcluding: false, sharesExclusion }
  const goesOn = group.isOfParts && isPlain && side === "exclusion" && !group.sharesExclusion

  return goesOn ? { ...group, isExcluding: true } : { ...none, sharesExclusion: group.sharesExclusion }
}

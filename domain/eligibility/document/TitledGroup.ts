import * as GroupWordings from "./GroupWordings.ts"
import type { Line } from "./Lines.ts"
import type { Segment, Side } from "./Segment.ts"

const longest = 80

/** What a sentence, or an item of a list, ends with. */
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

/** "Cohort A: Colorectal Cancer", "Stratum B (H3 K27M)", "For the control group". */
const labelled =
  /^(?:for |only )?(?:the )?(?:[a-z-]+ ){0,3}(?:cohort|arm|part|group|phase|sub[- ]?study|population)s?\b|^strat(?:um|a)\b/

/** "Healthy Controls", "Healthcare worker participants", "Participants with solid tumors". */
const people =
  /^(?:[^ ]+ ){0,5}(?:controls?|volunteers|caregivers?|carers|(?:care|study) partners|patients|participants|subjects|donors|relatives|family members|siblings|parents|children|adults)(?: \([^)]*\))?$|^(?:for )?(?:patients|participants|subjects) (?:with|in) /

/** What tells something of a group, or of the study, and is no name. */
const told =
  /\b(?:must|should|will|may|can|is|are|was|were|have|has|had|be|been|not|no|who|whose|allowed|eligible|clos(?:ed|ing)|exclud\w*|includ\w*|receiv\w*|treated|history|prior|previous|least)\b/

/** Whether a line that stands alone names those for whom what follows it is, as the title of a list does, or tells that it is for all. */
export const named = (folded: string, { end, start }: Line): "some" | "all" | undefined => {
  if (end - start > longest) return undefined
  const title = folded.slice(start, end).replace(/ ?:$/, "")
  if (ending.test(title) || told.test(title) || !(labelled.test(title) || people.test(title))) return undefined

  return GroupWordings.all.test(title) || /^(?:for )?(?:all|both)\b/.test(title) ? "all" : "some"
}

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

import type { Side } from "./Heading.ts"
import type { Segment } from "./Segment.ts"

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

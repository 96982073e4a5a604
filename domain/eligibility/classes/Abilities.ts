import type { WordClasses } from "../rules/WordClass.ts"

/** Words for what somebody cannot do, and for what keeps somebody from doing it. */
export const classes: WordClasses = {
  unable: "unable unwilling incapable",
  inability: "inability unability unwillingness reluctance impossibility",
  preventing: "prevent prevents preventing preclude precludes precluding prohibit prohibits",
}

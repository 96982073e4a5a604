import type { WordClasses } from "../rules/WordTests.ts"

/** Words that tell on which side of a number others lie. */
export const classes: WordClasses = {
  greater: "more greater great higher larger longer older later",
  smaller: "less lesser fewer lower smaller shorter younger earlier",
  above: "above over beyond",
  below: "below under",
  equal: "equal equals",
  /** What opens a range upwards behind its number: "18 or above", "2 or more". */
  upwards: "more greater higher above over up upward upwards longer older later additional",
  /** "2 or fewer", "26 and below". */
  downwards: "less lesser fewer lower smaller below under down downward downwards shorter younger earlier",
  /** What joins the two ends of a range: "20 to 26", "2-3", "18 through 65". */
  through: "- ~ ～ to through thru until till",
  /** What leads to a range: "ranging from 20 to 26". */
  leading: "from range ranges ranging ranged",
  /** What is not so far: "or above the upper limit of normal". */
  limit: "the a than institutional institution's institution local laboratory lower upper normal lln uln",
  inclusive: "inclusive inclusively included including",
  /** What may be called between a bound and its number: "at least grade 3". */
  class: "class grade stage level type category score",
  /** By what grades are told: "≥ NCI CTCAE v5.0 grade 2". */
  criteria: "nci ctcae common terminology criteria for adverse events version v who national cancer institute ' s ( )",
  letters: (word) => /^[a-z]/.test(word),
}

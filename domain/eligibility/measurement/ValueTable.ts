import { classes } from "../classes/MeasureWords.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AsideTable from "./AsideTable.ts"

/** How a value belongs to the measure that is asked for. */
export type Belonging =
  | "behind"
  | "behind a bound"
  | "before"
  | "around"
  | "any"
  | "behind another"
  | "of a further grade"

/** Which values are those of the measure. */
export const table = RuleTable.of<Belonging>({
  name: "values of measures",
  over: AsideTable.level,
  classes,
  rows: [
    {
      pattern: "@measure {passed}|{staged}|{failing}|@unit|@aside|@measure|@other{0,24} [ @value ]",
      means: "behind",
      example: "@measure score at screening of [@value]",
      not: ["@measure and a weight of @value"],
    },
    {
      pattern:
        "@measure ( {closing}|@aside|@unit|@measure|@other.alike{0,5} ,? and|or|/|,|& {passed}{0,2} @other.alike ){1,4} {passed}|@unit|@aside|@other{0,16} [ @value ]",
      means: "behind",
      example: "@measure, @other.alike and @other.alike [@value]",
      not: ["@measure and @other [@value]"],
    },
    {
      pattern:
        "@measure {passed}|@unit|@aside|@measure|@other{0,12} , {counting} {passed}|@unit|@aside{0,8} [ @value ]",
      means: "behind",
      example: "@measure, total score [@value]",
    },
    {
      pattern: "@bound @measure {passed}|{staged}|@unit|@aside|@measure{0,8} [ @value.lone ]",
      means: "behind a bound",
      example: "less than or equal to @measure [@value.lone]",
    },
    {
      pattern: "[ @value ] {before}|@aside|@measure{0,12} @measure",
      means: "before",
      example: "[@value] on the @measure",
    },
    {
      pattern: "{staged} [ @value ] {before}|{staged}|{failing}|@aside|,{0,14} @measure",
      means: "before",
      example: "class [@value] heart failure as defined by the @measure",
    },
    {
      pattern: "[ @value.class ] {before}|{staged}|{failing}|@aside|,{0,14} @measure",
      means: "before",
      example: "[@value.class] heart failure as defined by the @measure",
    },
    { pattern: "@value.around", means: "around", example: "[@value.around] at screening" },
    { pattern: "any [ @measure ]", means: "any", example: "any [@measure]" },
    {
      pattern: "@other {passed}|@unit|@aside|@other{0,24} [ @value ] ( {before}|@aside{0,12} @measure )?",
      means: "behind another",
      example: "@other of [@value] with @measure",
    },
    {
      pattern: '^ [ @value.range ] for|in|if|"(" {grade}',
      means: "of a further grade",
      example: "[@value.range] for moderate",
    },
  ],
})

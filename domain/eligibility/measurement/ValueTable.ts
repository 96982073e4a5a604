import { classes } from "../classes/MeasureWords.ts"
import { telling } from "../rules/Row.ts"
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
    telling("behind", [
      [
        "@measure {passed}|{staged}|{failing}|@unit|@aside|@measure|@other{0,24} [ @value ]",
        "@measure score at screening of [@value]",
        "@measure and a weight of @value",
      ],
      [
        "@measure ( {closing}|@aside|@unit|@measure|@other.alike{0,5} ,? and|or|/|,|& {passed}{0,2} @other.alike ){1,4} {passed}|@unit|@aside|@other{0,16} [ @value ]",
        "@measure, @other.alike and @other.alike [@value]",
        "@measure and @other [@value]",
      ],
      [
        "@measure {passed}|@unit|@aside|@measure|@other{0,12} , {counting} {passed}|@unit|@aside{0,8} [ @value ]",
        "@measure, total score [@value]",
      ],
    ]),
    telling("behind a bound", [
      [
        "@bound @measure {passed}|{staged}|@unit|@aside|@measure{0,8} [ @value.lone ]",
        "less than or equal to @measure [@value.lone]",
      ],
    ]),
    telling("before", [
      ["[ @value ] {before}|@aside|@measure{0,12} @measure", "[@value] on the @measure"],
      ["@value @other or|and|,|/ [ @value ] {before}{0,3} @measure", "@value @other or [@value] @measure"],
      [
        "{staged} [ @value ] {before}|{staged}|{failing}|@aside|,{0,14} @measure",
        "class [@value] heart failure as defined by the @measure",
      ],
      [
        "[ @value.class ] {before}|{staged}|{failing}|@aside|,{0,14} @measure",
        "[@value.class] heart failure as defined by the @measure",
      ],
    ]),
    telling("around", [["@value.around", "[@value.around] at screening"]]),
    telling("any", [["any [ @measure ]", "any [@measure]"]]),
    telling("behind another", [
      ["@measure or|and|,|/ [ @value ] {before}{0,3} @other", "@value @measure or [@value] @other"],
      [
        "@other {passed}|@unit|@aside|@other{0,24} [ @value ] ( {before}|@aside{0,12} @measure )?",
        "@other of [@value] with @measure",
      ],
    ]),
    telling("of a further grade", [['^ [ @value.range ] for|in|if|"(" {grade}', "[@value.range] for moderate"]]),
  ],
})

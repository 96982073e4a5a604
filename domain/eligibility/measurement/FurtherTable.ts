import { classes } from "../classes/MeasureWords.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AsideTable from "./AsideTable.ts"

/** What a value that follows another one is: for others of those who take part, or the other bound. */
export type Further = "further" | "alternative" | "another class" | "up to" | "let in besides"

/** Values that go on with those before them: "≥ 24 with secondary education, [≥ 18] without". */
export const table = RuleTable.of<Further>({
  name: "further values of measures",
  over: AsideTable.level,
  classes,
  rows: [
    telling("further", [
      [
        '@value ( !@other|@measure|;|. ){0,22} ,|/|:|"("|"["|and|but|for|if [ @value.range ]',
        "@value with secondary education, [@value.range] without",
      ],
      [
        "@value ( !@other|@measure|;|. ){0,22} {schooling} [ @value.range ]",
        "@value for illiterate, primary school [@value.range]",
      ],
      ['@value ( !@other|@measure|;|. ){0,22} {grade} "("? [ @value ]', "mild @value, moderate [@value]"],
      [
        '@value ( !@other|@measure|;|. ){0,22} ,|and [ @value ] for|in|"(" {grade}',
        "@value for mild and [@value] for moderate",
      ],
      ["@value ,? and|but @measure {passed}|@unit|@aside{0,4} [ @value ]", "@measure @value and @measure [@value]"],
    ]),
    telling("alternative", [
      ["@value ( !@other|@measure|;|. ){0,22} or [ @value.range ]", "@value (70 years or older) or [@value.range]"],
    ]),
    telling("another class", [
      [
        '@value ( @aside | "("|"[" !@value|")"|"]"{0,6} ")"|"]" )? ( ,|or|and|/|& ){1,2} {staged}{1,2} [ @value ]',
        "@measure class @value or class [@value]",
      ],
      [
        '@value ( @aside | "("|"[" !@value|")"|"]"{0,6} ")"|"]" ) or|and [ @value.lone ]',
        "@measure of @value (very mild) or [@value.lone] (mild)",
      ],
    ]),
    telling("up to", [
      ["@value @aside{0,1} to|through|- {staged}{1,2} [ @value ]", "@measure class @value to class [@value]"],
    ]),
    telling("let in besides", [
      [
        '@value ( !@other|;|. ){0,8} ,|or|"(" @measure{0,1} [ @value.lone ] {being}{0,3} {allowed}',
        "@measure @value ([@value.lone] allowed if due to the disease)",
      ],
    ]),
  ],
})

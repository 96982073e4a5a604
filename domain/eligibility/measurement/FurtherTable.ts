import { classes } from "../classes/MeasureWords.ts"
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
    {
      pattern: '@value ( !@other|@measure|;|. ){0,22} ,|/|:|"("|"["|and|but|for|if [ @value.range ]',
      means: "further",
      example: "@value with secondary education, [@value.range] without",
    },
    {
      pattern: "@value ( !@other|@measure|;|. ){0,22} or [ @value.range ]",
      means: "alternative",
      example: "@value (70 years or older) or [@value.range]",
    },
    {
      pattern: "@value ( !@other|@measure|;|. ){0,22} {schooling} [ @value.range ]",
      means: "further",
      example: "@value for illiterate, primary school [@value.range]",
    },
    {
      pattern: '@value ( !@other|@measure|;|. ){0,22} {grade} "("? [ @value ]',
      means: "further",
      example: "mild @value, moderate [@value]",
    },
    {
      pattern: '@value ( !@other|@measure|;|. ){0,22} ,|and [ @value ] for|in|"(" {grade}',
      means: "further",
      example: "@value for mild and [@value] for moderate",
    },
    {
      pattern:
        '@value ( @aside | "("|"[" !@value|")"|"]"{0,6} ")"|"]" )? ( ,|or|and|/|& ){1,2} {staged}{1,2} [ @value ]',
      means: "another class",
      example: "@measure class @value or class [@value]",
    },
    {
      pattern: '@value ( @aside | "("|"[" !@value|")"|"]"{0,6} ")"|"]" ) or|and [ @value.lone ]',
      means: "another class",
      example: "@measure of @value (very mild) or [@value.lone] (mild)",
    },
    {
      pattern: "@value @aside{0,1} to|through|- {staged}{1,2} [ @value ]",
      means: "up to",
      example: "@measure class @value to class [@value]",
    },
    {
      pattern: "@value ,? and|but @measure {passed}|@unit|@aside{0,4} [ @value ]",
      means: "further",
      example: "@measure @value and @measure [@value]",
    },
    {
      pattern: '@value ( !@other|;|. ){0,8} ,|or|"(" @measure{0,1} [ @value.lone ] {being}{0,3} {allowed}',
      means: "let in besides",
      example: "@measure @value ([@value.lone] allowed if due to the disease)",
    },
  ],
})

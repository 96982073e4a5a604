import { classes } from "../classes/MeasureWords.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AsideTable from "./AsideTable.ts"

/** How a value belongs to the measure that is asked for. */
export type Belonging =
  | "behind"
  | "behind a bound"
  | "above"
  | "below"
  | "before"
  | "around"
  | "any"
  | "no value"
  | "behind another"
  | "of a further grade"

/** Which values are those of the measure. */
export const table = RuleTable.of<Belonging>({
  name: "values of measures",
  over: AsideTable.level,
  classes,
  parts: {
    joint: "{brackets}|@aside|@unit|@measure|@other.alike|@other.limited{0,5} ,? and|or|/|,|&{1,3} {passed}{0,2}",
    note: '( "(" !@value|@measure|@other|")"{0,8} ")" )?',
    reported: "( as? reported|rated|assessed|scored|judged|graded by !@value|@measure|@other|,|;|.{1,4} )?",
    normal:
      '( the? normal|reference|physiological range|limits|limit|value|values|level|levels? ,? "(" i|.|e|ie|,|as|defined{0,5} )',
    rest: "{passed}|@unit|@aside|@other{0,16} ( , each|both|all {passed}{0,3} )?",
  },
  rows: [
    telling("behind", [
      [
        "@measure {passed}|{staged}|{failing}|@unit|@aside|@measure|@other{0,24} [ @value ]",
        "@measure score at screening of [@value]",
        "@measure and a weight of @value",
      ],
      [
        "@measure ( <joint> @other.alike ){1,4} <rest> [ @value ]",
        "@measure, @other.alike and @other.alike [@value]",
        "@measure and @other [@value]",
      ],
      [
        "@measure ( <joint> @other.limited ){1,4} <rest> [ @value.limit ]",
        "@measure, @other.limited and @other.limited [@value.limit]",
        "@measure and @other.limited [@value]",
      ],
      ["@measure {brackets}{0,1} , [ @value.range ]", "abnormal @measure, [@value.range]"],
      [
        "@measure {passed}{0,3} , class|classes|classification {staged}{0,1} [ @value ]",
        "heart failure (@measure criteria, class [@value])",
        "@measure criteria, cohort @value",
      ],
      [
        "@measure deficiency|insufficiency|deficit ,? {passed}{0,6} [ @value.below ]",
        "@measure deficiency, defined as a level of [@value.below]",
        "@measure deficiency (@value.above)",
      ],
      [
        "@measure {passed}|@unit|@aside|@measure|@other{0,12} , {counting} {passed}|@unit|@aside{0,8} [ @value ]",
        "@measure, total score [@value]",
      ],
      [
        "@other ,? or {passed}{0,4} @measure {passed}|@aside|@other|@measure{0,16} @bound @quantity ,? or [ @value.range ]",
        "@other or @measure ≤ 1.5 × ULN or [@value.range]",
      ],
      [
        "@measure {passed}|@aside{0,8} below|under|lower|less than? <normal> [ @value.below ]",
        "@measure level below the normal range ([@value.below])",
      ],
      [
        "@measure {passed}|@aside{0,8} above|over|higher|greater than? <normal> [ @value.above ]",
        "@measure level above the normal range ([@value.above])",
      ],
      ['@measure [ @value ] "(" @measure @bound', "@measure [@value] (@measure = a difference)"],
      [
        "@aside {further}{0,3} @measure {taken} {passed}{0,3} [ @value ]",
        "@value consecutive @measure measurements of [@value]",
      ],
      ["@measure ( !@value|@measure|@other|; ){0,12} [ @value.risk ]", "@measure prognosis that is [@value.risk]"],
      [
        "@measure.item ( !{apart}|@value|@measure|@other ){1,3} {passed}|@aside{0,12} [ @value.range.measured ]",
        "@measure.item engagement of [@value.range.measured]",
        "@measure.item and an age of @value.range.measured",
        "@measure.word engagement of @value.range.measured",
      ],
      [
        "@measure.item|@measure.word ( !{apart}|{ofPart}|@quantity|@value|@measure|@other ){1,3} score|scores|scale|index|count {passed}|@aside{0,12} [ @value.range ]",
        "@measure.word anatomic score of [@value.range]",
        "@measure.word and a global score of @value.range",
        "@measure.word pain score of @value.range",
      ],
      [
        '@measure.word|@measure.item {expressing} on|in|by|"("|"["{1,2} [ @value.range.measured ]',
        "@measure.word expressed on [@value.range.measured]",
        "@measure.word positive with @value.range.measured",
      ],
    ]),
    telling("behind a bound", [
      [
        "@bound @measure {passed}|{staged}|{failing}|@unit|@aside|@measure{0,8} [ @value.lone ]",
        "less than or equal to @measure [@value.lone]",
      ],
    ]),
    telling("above", [
      [
        "above|over|beyond @measure {passed}|{staged}|{failing}{0,8} [ @value.lone ]",
        "above @measure class [@value.lone]",
      ],
    ]),
    telling("below", [
      ["below|under @measure {passed}|{staged}|{failing}{0,8} [ @value.lone ]", "below @measure class [@value.lone]"],
    ]),
    telling("before", [
      ["[ @value ] {before}|@aside|@measure{0,12} @measure", "[@value] on the @measure"],
      [
        "[ @value ] as? assessed|measured|calculated|estimated|determined by|using|with ( !@value|@measure|@other|.|,|;|and|or ){1,6} for|of @measure",
        "[@value] as assessed by the Cockcroft Gault calculation for @measure",
      ],
      [
        "[ @value.range ] of @value|@quantity @measure",
        "[@value.range] of @value @measure",
        "@value.range of @value in the @measure",
      ],
      ["@value @other or|and|,|/ [ @value ] {before}{0,3} @measure", "@value @other or [@value] @measure"],
      [
        "[ @value.range ] of|the{0,2} ( !{clauseEnd}|@value|@measure|@other ){1,5} {expressing} {before}{0,3} @measure.word|@measure.item",
        "[@value.range] of the leukemic blasts express @measure.word",
        "@value.range of the patients with @measure.word",
      ],
      [
        "[ @value.range ] of|the{0,2} ( !{clauseEnd}|@value|@measure|@other ){1,5} are|being|is? @measure.word|@measure.item {found}",
        "[@value.range] of the blasts are @measure.word positive",
      ],
      [
        "@other {passed}|@unit|@aside|@other{0,24} [ @value ] on|using a|an|the? {before}|@aside{0,4} @measure",
        "@other in the last week of [@value] on the @measure",
        "@other of @value with @measure",
      ],
      [
        "[ @value.range ] of|the{0,2} ( !{clauseEnd}|@value|@measure|@other ){1,8} are|is|being of @measure",
        "[@value.range] of the blood cells are of @measure",
        "@value.range of the cells, and all are of @measure",
      ],
      ["[ @value ] {event}{1,5} @measure.event", "[@value] severe, documented @measure.event in a year"],
      [
        '[ @value ] on|by|per|using ( !@value|@measure|@other|.|,|;|and|or ){1,8} "("|"[" @measure ")"|"]"',
        "score of [@value] on the questionnaire for neuropathic pain (@measure)",
        "@value on the questionnaire and an examination (@measure)",
      ],
      [
        "[ @value ] <note> <reported> on|by|per|using|in|for ( !@value|@measure|@other|.|,|;|and|or ){1,14} @measure.item",
        "score of [@value] on the single question (of several) @measure.item",
        "@value on the questionnaire and an examination @measure.item",
      ],
      [
        "{staged} [ @value ] {before}|{staged}|{failing}|@aside|,{0,14} @measure",
        "class [@value] heart failure as defined by the @measure",
      ],
      [
        "[ @value.class ] {before}|{staged}|{failing}|{lasting}|@aside|,{0,14} @measure",
        "[@value.class] heart failure as defined by the @measure",
      ],
      [
        "{staged} [ @value ] or|and|,|to|/ {staged}{1,2} @value {before}|{staged}|{failing}{0,8} @measure",
        "stage [@value] or stage @value (@measure)",
      ],
      [
        "[ @value.risk ] ( !@value|@measure|@other|; ){0,10} @measure",
        "[@value.risk] disease according to the @measure",
      ],
    ]),
    telling("around", [["@value.around", "[@value.around] at screening"]]),
    telling("any", [
      ["any [ @measure ]", "any [@measure]"],
      ["any [ @measure.word ] score|scores|level|levels|value|values", "any [@measure.word] score"],
    ]),
    telling("no value", [
      ["any [ @measure.item ]", "not able to do any [@measure.item]"],
      ["any [ @measure.word ]", "not able to do any [@measure.word]"],
    ]),
    telling("behind another", [
      [
        "@measure {passed}|@aside{0,8} with a|an|the? @other {passed}|@unit|@aside{0,16} [ @value ]",
        "@measure with an @other of [@value]",
      ],
      ["@measure or|and|,|/ [ @value ] {before}{0,3} @other", "@value @measure or [@value] @other"],
      [
        "@other {passed}|@unit|@aside|@other{0,24} [ @value ] ( {before}|@aside{0,12} @measure )?",
        "@other of [@value] with @measure",
      ],
    ]),
    telling("of a further grade", [
      ['^ [ @value.range ] for|in|if|"(" {grade}', "[@value.range] for moderate"],
      ["^ for|in? {group} :|of|is|-{0,1} [ @value.range ]", "women [@value.range]"],
    ]),
  ],
})

/** What a value that follows another one is: for others of those who take part, or the other bound. */
export type Further = "narrowed" | "capped" | "further" | "alternative" | "another class" | "up to" | "let in besides"

/** Values that go on with those before them: "≥ 24 with secondary education, [≥ 18] without". */
export const further = RuleTable.of<Further>({
  name: "further values of measures",
  over: AsideTable.level,
  classes,
  parts: {
    points: '{staged}{0,1} ,|and|with{0,2} ( "("|"[" | {scoring}{0,3} score|scores|scored|scoring ) {scoring}{0,4}',
  },
  rows: [
    telling("narrowed", [
      [
        "@value.lettered.lone <points> [ @value ]",
        "@measure class @value.lettered.lone (score of [@value])",
        "@measure class @value.lettered.lone and @value lesions",
      ],
      [
        "@value.lettered.lone ,|with|-{0,1} [ @value.measured ]",
        "@measure class @value.lettered.lone, [@value.measured]",
      ],
    ]),
    telling("capped", [
      ["@value.lettered.range <points> [ @value ]", "@measure class @value.lettered.range with a score of [@value]"],
      [
        "@value.lettered.range ,|with|-{0,1} [ @value.measured ]",
        "@measure class @value.lettered.range, [@value.measured]",
      ],
    ]),
    telling("further", [
      [
        '@value ( !@other|@measure|;|. | @measure.word ){0,22} ,|/|:|"("|"["|and|but|for|if [ @value.range ]',
        "@value with secondary education, [@value.range] without",
      ],
      [
        "@value ( !@other|@measure|;|. ){0,22} {group} :|of|is|-{0,1} [ @value.range ]",
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
      [
        "@value ( !@other|@measure|;|. ){0,22} or @aside{0,1} [ @value.range ]",
        "@value (70 years or older) or [@value.range]",
      ],
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
      [
        "@value.risk ( !@other|@measure|;|. ){0,8} ,|or|and [ @value.risk ]",
        "@value.risk with symptoms, [@value.risk]",
      ],
      [
        '@value {scoring}{0,2} ")"|"]"{0,1} ( ,|or|and|/|& ){1,2} {staged}{0,3} [ @value.lettered ]',
        "@measure class @value.lettered (@value points) or [@value.lettered]",
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

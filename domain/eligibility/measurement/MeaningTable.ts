import { classes } from "../classes/MeasureWords.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AsideTable from "./AsideTable.ts"

/** What the name of a measure may tell, if not what somebody who takes part has. */
export type Meaning =
  | "a change"
  | "a level"
  | "excepted"
  | "a part"
  | "a part by its name"
  | "of an answer"
  | "what values mean"
  | "a condition"
  | "a condition of what precedes"
  | "what keeps out"
  | "one of several"
  | "of some"

/** Where a measure is named, and not what is asked for. */
export const table = RuleTable.of<Meaning>({
  name: "measures that are not meant",
  over: AsideTable.level,
  classes,
  parts: { having: "( with|whose|having | who|that have|has|had|exhibit|exhibits|show|shows )" },
  rows: [
    telling("a change", [
      [
        "{change} {changing}|@quantity|@value|@bound|@aside{0,11} [ @measure ]",
        "a decline of @value points on the [@measure]",
        "gradual decline in memory with @measure @value",
      ],
      [
        '{difference} in|of|between ( !,|;|"(" ){0,9} [ @measure ]',
        "difference between screening and baseline [@measure]",
      ],
      [
        "{change} ..24 {condition} ..5 [ @measure ]",
        "an increase of 1 point, or of 0.5 if the [@measure] is above 5.5",
      ],
      ["[ @measure ] ( !{clauseEnd}|@value ){0,2} {change}", "[@measure] decline of 3 points"],
      ["[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} {change}", "[@measure] @value decline"],
      [
        "[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} per year|annum|yr",
        "[@measure] @value per year",
      ],
    ]),
    telling("excepted", [
      [
        'except|excepting|excluding|exception|than ( !@value|;|.|")"|"]" ){0,6} [ @measure ] ( !@value|;|. ){0,6} ")"|"]"',
        "recovered (except for [@measure]) to @value",
        "recovered (except for @measure @value)",
      ],
    ]),
    telling("a level", [
      [
        "reduced|decreased|low|lowered {sampled}{0,2} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value.below",
        "on dialysis or with a reduced estimated [@measure] of @value.below",
        "a reduced @measure of @value",
      ],
      [
        "increased|elevated|high|raised {sampled}{0,2} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value.above",
        "an increased [@measure] of @value.above",
      ],
      [
        'hair|bone|vision|visual|hearing|memory|cognitive|muscle|weight loss|decline|deterioration|worsening "(" {passed}{0,2} [ @measure ]',
        "hair loss ([@measure] of @value)",
        "a decline of @value points on the @measure",
      ],
    ]),
    telling("a part", [
      ["[ @measure ] ( !{clauseEnd}|@value ){0,2} {part}", "[@measure] orientation item"],
      ["[ @measure.word|@measure.item ] @other", "[@measure.word] @other of @value", "@measure.word and @other"],
      ["[ @measure.word|@measure.item ] -? {ofOther}", "[@measure.word] receptor > @value"],
      [
        "[ @measure.word|@measure.item ] - &{otherForm}|@other",
        "[@measure.word]-r score of @value",
        "@measure.word-score of @value",
      ],
      ["[ @measure ] grade group|groups", "[@measure] grade group of @value"],
      [
        "[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} {single}",
        "[@measure] of @value on each item",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside{0,16} @value in|on|over|at @bound? @value|@quantity|any !{clauseEnd}|@value{0,2} {region}",
        "[@measure] @value in at least @value area of the skin",
        "@measure @value in the region of Paris",
      ],
    ]),
    telling("a part by its name", [["[ @measure.item ] {part}", "[@measure.item] item", "@measure item"]]),
    telling("of an answer", [
      [
        "( ^ | !{lacking} | !{missing} of ) response|responded|remission ( !;|.|@measure ){0,4} defined ( !;|.|@measure ){0,8} [ @measure ]",
        "response (defined as achieved a [@measure] of @value) to a prior therapy",
        "insufficient response defined as a @measure of @value",
        "lack of response defined as @measure @value",
      ],
    ]),
    telling("what values mean", [
      ["transfusion|transfusions for a|an|the? [ @measure ]", "no transfusion for a [@measure] of @value"],
      [
        '"("|"[" normal|reference range|value|values|level|levels|for|of|the{0,4} [ @measure ] {passed}{0,3} @value',
        "an abnormal ratio (normal [@measure]: @value)",
        "a normal @measure (@value)",
      ],
      [
        "for the? duration of ( !;|.|@value ){0,12} [ @measure ]",
        "prophylaxis for the duration of treatment and recovery ([@measure] @value)",
        "disease of a duration of more than 5 years, @measure of @value",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside{0,16} @value ..2 is|are|was|were considered|regarded|interpreted",
        "a [@measure] score of @value is considered normal",
      ],
      [
        "calculated|computed utilizing|using|from|with ..40 [ @measure ] {taken}",
        "doubling time must be calculated using all [@measure] measurements @value",
      ],
      [
        "calculated|computed utilizing|using|from|with ..40 @measure {taken} ..30 or ..6 [ @measure ] {taken}",
        "calculated using all @measure measurements or the most recent 3 [@measure] measurements @value",
      ],
    ]),
    telling("what keeps out", [
      [
        "excluded|exclude|ineligible {condition} ( !,|;|.|{condition} ){0,4} [ @measure ]",
        "excluded if they have a [@measure] of @value",
        "recorded if they have a @measure of @value",
      ],
    ]),
    telling("a condition of what precedes", [
      ["{condition} ( !,|;|.|{condition} ){0,4} [ @measure ]", "metastases if the direct [@measure] is @value"],
    ]),
    telling("a condition", [
      [
        "for|in {patient} <having> ( !,|;|. ){0,6} [ @measure ]",
        "@other for participants who have [@measure] levels above @value",
      ],
      [
        'for|in {patient} <having> ( !,|;|. ){0,12} "("|"[" e . g .? ( !;|. ){0,14} [ @measure ]',
        "@other for participants with a long history (e.g., a [@measure] of @value)",
      ],
      [
        "{patient} <having> ( !,|;|. ){0,6} [ @measure ] {passed}|@unit|@aside{0,16} @value ..3 ( should|must|need have|undergo|receive|obtain | require|requires )",
        "subjects with a corrected [@measure] of @value should have clearance",
      ],
      [
        "^ {opening}{0,6} {condition} {opening}{0,6} [ @measure ]",
        "if the [@measure] is @value, a relative has to sign",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ( !or|,|;|. ){0,2} with|during|on|after exercise|exertion|valsalva|provocation",
        "[@measure] of @value with exercise",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ( !,|;|. ){0,4} without|no|not a|an|any|been{0,2} known|prior|previous|previously|established|confirmed|formal{0,2} ( diagnosis|diagnosed|history | known to )",
        "[@measure] @value without prior diagnosis of diabetes",
        "@measure @value without diabetes",
      ],
    ]),
    telling("of some", [
      [
        "{patient}|who|whose ( !;|. ){0,14} [ @measure ] {passed}|@unit|@aside|@measure|@other{0,16} @value ( !;|. ){0,6} can|may|will be|also{1,2} included|enrolled|permitted|allowed|accepted|considered",
        "those on a drug, whose [@measure] is @value, can be included",
        "those whose @measure is @value are included",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ( !,|;|.|@measure ){0,4} for|in {patient} with|whose|who|aged|having",
        "[@measure] of @value for participants with @other above @value",
      ],
    ]),
    telling("one of several", [
      [
        '( @value.range | @bound.low @quantity | @quantity or more ) ( !;|.|,|"("|@measure|@other ){0,4} {feature} ( !;|.|@measure ){0,30} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value',
        "one or more features of high risk, including [@measure] of @value",
      ],
      [
        "@bound.low|@value|@quantity|@aside{1,2} of the|these|following ( !;|.|@measure ){0,30} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value",
        "at least 1 of the 3 criteria below: [@measure] of @value",
      ],
      [
        "@other ( !@measure|;|. ){0,16} @quantity|@value ( !@measure|;|. ){0,6} or {passed}|@aside{0,6} [ @measure ]",
        "@other ≤ 1.5 or calculated [@measure] @value",
        "@other or @measure @value",
      ],
      [
        "@other ,? or {passed}{0,4} [ @measure ] {passed}|@aside|@other|@measure{0,16} @bound @quantity ,? or @value",
        "@other or [@measure] ≤ 1.5 × ULN or @value",
      ],
      [
        "either ( !;|.|@measure ){0,10} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ..40 or",
        "either impaired fasting glucose ([@measure] of @value), or another sign",
      ],
      [
        "@quantity|@value ( !;|.|@measure ){0,24} and / or {passed}|@aside{0,3} [ @measure ]",
        "glucose of 140, and/or a [@measure] of @value",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside|@measure{0,20} @value.absolute ,? or|/ {limiting}|@bound{0,6} {limit}|@unit|@quantity.limit|@value.limit",
        "[@measure] of @value.absolute or above the institutional lower limit of normal",
      ],
      [
        "[ @measure ] {passed}|@unit|@aside|@measure{0,20} @value ( !;|.|@value ){0,8} or {passed}{0,6} @other",
        "[@measure] of @value or @other of @value",
      ],
    ]),
  ],
})

/** Where a measure is named without a number or a word of how much of it there is. */
export const inPassing = RuleTable.of({
  name: "measures named in passing",
  over: AsideTable.level,
  classes,
  parts: { unlevelled: "!{levelled}|@value|@quantity|@bound|@measure|,|:|;" },
  rows: [
    telling("in passing", [
      [
        "( ^ | , ) <unlevelled>{2,40} [ @measure ] <unlevelled>{0,40} ( $ | , )",
        "drugs that act on [@measure]",
        "drugs for an elevated @measure",
      ],
      ["^ [ @measure ] <unlevelled>{3,40} $", "[@measure] drawn every month", "@measure as high as before"],
      [
        '[ @measure ] !@value|@measure|@other|,|;|.{1,10} "("|"[" @measure ")"|"]"',
        "an interval of [@measure] by a formula of Frederica (@measure)",
      ],
    ]),
  ],
})

import { classes } from "../classes/MeasureWords.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AsideTable from "./AsideTable.ts"

/** What the name of a measure may tell, if not what somebody who takes part has. */
export type Meaning =
  | "a change"
  | "a part"
  | "of others"
  | "what values mean"
  | "a condition"
  | "one of several"
  | "of some"

/** Where a measure is named, and not what is asked for. */
export const table = RuleTable.of<Meaning>({
  name: "measures that are not meant",
  over: AsideTable.level,
  classes,
  rows: [
    {
      pattern: "{change} {changing}|@quantity|@value|@bound|@aside{0,11} [ @measure ]",
      means: "a change",
      example: "a decline of @value points on the [@measure]",
      not: ["gradual decline in memory with @measure @value"],
    },
    {
      pattern: '{difference} in|of|between ( !,|;|"(" ){0,9} [ @measure ]',
      means: "a change",
      example: "difference between screening and baseline [@measure]",
    },
    {
      pattern: "{change} ..24 {condition} ..5 [ @measure ]",
      means: "a change",
      example: "an increase of 1 point, or of 0.5 if the [@measure] is above 5.5",
    },
    {
      pattern: "[ @measure ] ( !{clauseEnd}|@value ){0,2} {change}",
      means: "a change",
      example: "[@measure] decline of 3 points",
    },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} {change}",
      means: "a change",
      example: "[@measure] @value decline",
    },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} per year|annum|yr",
      means: "a change",
      example: "[@measure] @value per year",
    },
    {
      pattern: "[ @measure ] ( !{clauseEnd}|@value ){0,2} {part}",
      means: "a part",
      example: "[@measure] orientation item",
    },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside{0,16} @value ( !{clauseEnd} ){0,2} {single}",
      means: "a part",
      example: "[@measure] of @value on each item",
    },
    {
      pattern: "{other} ( !,|;|.|:|and ){0,10} [ @measure ]",
      means: "of others",
      example: "a caregiver with an [@measure] of @value",
    },
    { pattern: "[ @measure ] of|in|for ..3 {other}", means: "of others", example: "[@measure] of the caregiver" },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside{0,16} @value of|in|for ..3 {other}",
      means: "of others",
      example: "[@measure] @value for the partner",
    },
    { pattern: "controls ( !,|;|. ){0,10} [ @measure ]", means: "of others", example: "controls: [@measure] @value" },
    {
      pattern: "control {group} ( !,|;|. ){0,10} [ @measure ]",
      means: "of others",
      example: "control group: [@measure] @value",
    },
    {
      pattern: "healthy {healthy} ( !,|;|. ){0,10} [ @measure ]",
      means: "of others",
      example: "healthy volunteers with an [@measure] of @value",
    },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside{0,16} @value ..2 is|are|was|were considered|regarded|interpreted",
      means: "what values mean",
      example: "a [@measure] score of @value is considered normal",
    },
    {
      pattern: "{condition} ( !,|;|.|{condition} ){0,4} [ @measure ]",
      means: "a condition",
      example: "if the direct [@measure] is @value",
    },
    {
      pattern: "for|in {patient} with|whose|having ( !,|;|. ){0,6} [ @measure ]",
      means: "a condition",
      example: "@other for participants with [@measure] levels above @value",
    },
    {
      pattern:
        "[ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ( !,|;|.|@measure ){0,4} for|in {patient} with|whose|who|aged|having",
      means: "of some",
      example: "[@measure] of @value for participants with @other above @value",
    },
    {
      pattern: "@other ( !@measure|;|. ){0,16} @quantity|@value ( !@measure|;|. ){0,6} or {passed}{0,6} [ @measure ]",
      means: "one of several",
      example: "@other ≤ 1.5 or calculated [@measure] @value",
      not: ["@other or @measure @value"],
    },
    {
      pattern: "either ( !;|.|@measure ){0,10} [ @measure ] {passed}|@unit|@aside|@measure{0,16} @value ..40 or",
      means: "one of several",
      example: "either impaired fasting glucose ([@measure] of @value), or another sign",
    },
    {
      pattern: "@quantity|@value ( !;|.|@measure ){0,24} and / or {passed}{0,3} [ @measure ]",
      means: "one of several",
      example: "glucose of 140, and/or a [@measure] of @value",
    },
    {
      pattern: "[ @measure ] {passed}|@unit|@aside|@measure{0,20} @value ( !;|.|@value ){0,8} or {passed}{0,6} @other",
      means: "one of several",
      example: "[@measure] of @value or @other of @value",
    },
    {
      pattern:
        "{patient} with|whose|having ( !,|;|. ){0,6} [ @measure ] {passed}|@unit|@aside{0,16} @value ..3 should|must|need have|undergo|receive|obtain",
      means: "a condition",
      example: "subjects with a corrected [@measure] of @value should have clearance",
    },
    {
      pattern: "^ {opening}{0,6} {condition} {opening}{0,6} [ @measure ]",
      means: "a condition",
      example: "if the [@measure] is @value, a relative has to sign",
    },
  ],
})

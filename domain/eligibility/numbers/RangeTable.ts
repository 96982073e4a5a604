import * as Comparing from "../classes/Comparing.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as QuantityTable from "./QuantityTable.ts"

/** How the quantities of a row, and the bounds beside them, make a range. */
export type Form =
  | "bounded"
  | "bounded, of a class"
  | "bounded behind"
  | "bounded before"
  | "bounded up to"
  | "upwards"
  | "downwards"
  | "between"
  | "between, without its ends"
  | "between, each of a top"
  | "between twice"
  | "bounded twice"
  | "bounded around"
  | "up to a bound"
  | "up to the second"
  | "listed"
  | "over a stroke"
  | "better"
  | "worse"
  | "better than"
  | "worse than"
  | "exactly"

/** How ranges are written. */
export const table = RuleTable.of<Form>({
  name: "ranges",
  over: QuantityTable.level,
  classes: Comparing.classes,
  rows: [
    { pattern: "@quantity", means: "exactly", example: "MMSE of [20]" },
    {
      pattern: '@bound ( "("|"[" @bound ")"|"]" )? @quantity',
      means: "bounded",
      example: "[at least (≥) 20 points]",
    },
    { pattern: "@bound {class} @quantity", means: "bounded, of a class", example: "[≥ grade 3]" },
    { pattern: "[ @bound @quantity ] / @quantity", means: "bounded", example: "[≥ 140] / 90 mmHg" },
    {
      pattern: "[ @bound.low @quantity ] or @quantity",
      means: "bounded",
      example: "[≥ 100,000/mm3] or 100 × 10^9/L",
    },
    { pattern: "@quantity or|and {upwards}", means: "upwards", example: "[24 or above]" },
    {
      pattern: "@quantity / @quantity or|and {upwards}",
      means: "upwards",
      example: "[24/30 or above]",
    },
    { pattern: "@quantity or|and better", means: "better", example: "ECOG [1 or better]" },
    { pattern: "@quantity or|and worse", means: "worse", example: "ECOG [2 or worse]" },
    { pattern: "better than @quantity", means: "better than", example: "ECOG [better than 2]" },
    { pattern: "worse than @quantity", means: "worse than", example: "ECOG [worse than 1]" },
    { pattern: "@quantity +", means: "upwards", example: "[24+]" },
    { pattern: "@quantity or|and {downwards}", means: "downwards", example: "[two or fewer]" },
    { pattern: "[ @quantity @bound ] ( $ | !@quantity )", means: "bounded behind", example: "[20 at least]" },
    { pattern: "[ @quantity @bound.sign ] {letters}", means: "bounded before", example: "[20 ≤] MMSE" },
    {
      pattern: 'between @quantity and|{through} @quantity ( ,|"("? {inclusive} ")"? )?',
      means: "between",
      example: "[between 7.0 and 10.5 %]",
    },
    {
      pattern: 'between @quantity and|{through} @quantity ,|"("? exclusive|excluded ")"?',
      means: "between, without its ends",
      example: "[between 7 and 10 (exclusive)]",
    },
    {
      pattern:
        '{leading}{0,2} @quantity ( "(" {inclusive} ")" )? \\? {through} to? @quantity ( ,|"("? {inclusive} ")"? )?',
      means: "between",
      example: "MMSE of [20 to 28, inclusive]",
    },
    {
      pattern: "{leading}{0,2} @quantity {through} @quantity ,? or|and|, {leading}{0,2} @quantity {through} @quantity",
      means: "between twice",
      example: "MMSE of [20-26 or 10-19]",
    },
    {
      pattern: "{leading}{0,2} @quantity {through} @quantity ,? or @quantity",
      means: "listed",
      example: "ECOG [0-1, or 2]",
    },
    {
      pattern: "between? {leading}{0,2} @quantity / @quantity and|{through} @quantity / @quantity",
      means: "between, each of a top",
      example: "MMSE of [20/30 to 26/30]",
    },
    { pattern: "{leading}{0,2} @quantity @bound.high @quantity", means: "between", example: "[from 20 up to 26]" },
    {
      pattern: "{leading}{0,2} @quantity {through} @bound.high @quantity",
      means: "up to a bound",
      example: "age [1 to < 2 years]",
    },
    {
      pattern: "@bound.high @quantity or|{through} @quantity",
      means: "up to the second",
      example: "[up to 2-3] lines",
    },
    { pattern: "@bound.low @quantity {through} @quantity", means: "bounded up to", example: "PS [> 0-1]" },
    {
      pattern: "@bound.low @quantity ,|/ @bound.high @quantity",
      means: "bounded twice",
      example: "[≥ 18, ≤ 26]",
    },
    {
      pattern: "@bound.low @quantity ,? and|but|{through}|& @bound.high @quantity",
      means: "bounded twice",
      example: "[≥ 18 and ≤ 26]",
    },
    {
      pattern: "@bound.high @quantity ,? and|but|{through}|& @bound.low @quantity",
      means: "bounded twice",
      example: "[< 26, but > 18]",
    },
    {
      pattern: "@quantity @bound.high ..4 @bound.high @quantity",
      means: "bounded around",
      example: "[20 ≤ MMSE ≤ 26]",
    },
    { pattern: "@quantity @bound.low ..4 @bound.low @quantity", means: "bounded around", example: "[26 ≥ MMSE ≥ 20]" },
    {
      pattern: "@quantity ( , @quantity ){0,5} ,? or|and|/|& @quantity",
      means: "listed",
      example: "ECOG of [0, 1 or 2]",
    },
    { pattern: "@quantity ( , @quantity ){2,5}", means: "listed", example: "ECOG [0, 1, 2]" },
    { pattern: "@quantity / @quantity", means: "over a stroke", example: "ECOG [0/1]" },
    { pattern: "@quantity &, &@quantity", means: "listed", example: "ECOG [0,1]" },
    { pattern: '"[" @quantity , @quantity', means: "listed", example: "MMSE [[20, 26]]" },
  ],
})

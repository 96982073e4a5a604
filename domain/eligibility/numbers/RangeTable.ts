import * as Comparing from "../classes/Comparing.ts"
import { telling } from "../rules/Row.ts"
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
  | "from the first"
  | "none up to it"
  | "several"
  | "listed"
  | "next to each other"
  | "over a stroke"
  | "better"
  | "worse"
  | "better than"
  | "worse than"
  | "exactly"
  | "nothing"

/** How ranges are written. */
export const table = RuleTable.of<Form>({
  name: "ranges",
  over: QuantityTable.level,
  classes: Comparing.classes,
  rows: [
    telling("exactly", [
      ["@quantity", "MMSE of [20]"],
      ["@quantity.bare ,? and|but? @bound.exact @quantity.bare", "[one, and only one] line"],
    ]),
    telling("several", [["multiple|several", "[several] lines", "multiple myeloma", "multiple sclerosis"]]),
    telling("nothing", [["[ multiple ] myeloma|sclerosis", "[multiple] myeloma"]]),
    telling("none up to it", [
      [
        "none|no prior|previous|earlier? ,? ( or ,? @bound? ,? | @quantity ,? or ) @quantity.bare",
        "[none or one] line",
        "no line or one",
      ],
    ]),
    telling("from the first", [
      [
        "( ^ | !@bound ) [ @quantity.bare ,? or @bound.low @quantity.bare ]",
        "[one, or at least two] lines",
        "< 20 or > 26",
      ],
      ["@bound.low @quantity.bare ,? or @bound.low? @quantity.bare", "[at least one or more than one] line"],
    ]),
    telling("bounded", [
      ['@bound ( "("|"[" @bound ")"|"]" )? @quantity', "[at least (≥) 20 points]"],
      ["[ @bound @quantity ] / @quantity", "[≥ 140] / 90 mmHg"],
      ["[ @bound.low @quantity ] or @quantity", "[≥ 100,000/mm3] or 100 × 10^9/L"],
    ]),
    telling("bounded, of a class", [["@bound {class} @quantity", "[≥ grade 3]"]]),
    telling("upwards", [
      ["@quantity or|and {upwards}", "[24 or above]"],
      ["@quantity / @quantity or|and {upwards}", "[24/30 or above]"],
      ["@quantity +", "[24+]"],
      ["@quantity.bare or several|multiple", "[one or several] lines"],
    ]),
    telling("better", [["@quantity or|and better", "ECOG [1 or better]"]]),
    telling("worse", [["@quantity or|and worse", "ECOG [2 or worse]"]]),
    telling("better than", [["better than @quantity", "ECOG [better than 2]"]]),
    telling("worse than", [["worse than @quantity", "ECOG [worse than 1]"]]),
    telling("downwards", [["@quantity or|and {downwards}", "[two or fewer]"]]),
    telling("bounded behind", [["[ @quantity @bound ] ( $ | !@quantity )", "[20 at least]"]]),
    telling("bounded before", [["[ @quantity @bound.sign ] {letters}", "[20 ≤] MMSE"]]),
    telling("between", [
      ['between @quantity and|{through} @quantity ( ,|"("? {inclusive} ")"? )?', "[between 7.0 and 10.5 %]"],
      [
        '{leading}{0,2} @quantity ( "(" {inclusive} ")" )? \\? {through} to? @quantity ( ,|"("? {inclusive} ")"? )?',
        "MMSE of [20 to 28, inclusive]",
      ],
      ["{leading}{0,2} @quantity @bound.high @quantity", "[from 20 up to 26]"],
    ]),
    telling("between, without its ends", [
      ['between @quantity and|{through} @quantity ,|"("? exclusive|excluded ")"?', "[between 7 and 10 (exclusive)]"],
    ]),
    telling("between twice", [
      [
        "{leading}{0,2} @quantity {through} @quantity ,? or|and|, {leading}{0,2} @quantity {through} @quantity",
        "MMSE of [20-26 or 10-19]",
      ],
    ]),
    telling("listed", [
      ["{leading}{0,2} @quantity {through} @quantity ,? or @quantity", "ECOG [0-1, or 2]"],
      ["@quantity ( , @quantity ){0,5} ,? or|and|/|& @quantity", "ECOG of [0, 1 or 2]"],
      ["@quantity ( , @quantity ){2,5}", "ECOG [0, 1, 2]"],
      ["@quantity ( / @quantity ){2,5}", "ECOG [0/1/2]"],
      ["@quantity / @quantity ( ,? or|and|, @quantity / @quantity ){1,4}", "PS [0/1 or 2/3]"],
      ["@quantity &, &@quantity", "ECOG [0,1] only"],
      ['"[" @quantity , @quantity', "MMSE [[20, 26]]"],
      [
        "( ^ | !@bound ) [ @quantity.bare ,? or ,? @bound.high|@bound.exact ,? @quantity.bare ]",
        "[one or, at most, two] lines",
      ],
    ]),
    telling("next to each other", [
      [
        '( ^ | !{through}|@bound ) [ @quantity.bare , @quantity.bare ] ( $ | .|;|")"|"]"|"(" | at|on|within|as|per|by|in|according|prior|before )',
        "ECOG [0, 1]",
        "MMSE of 24, 2 visits",
      ],
    ]),
    telling("between, each of a top", [
      ["between? {leading}{0,2} @quantity / @quantity and|{through} @quantity / @quantity", "MMSE of [20/30 to 26/30]"],
    ]),
    telling("up to a bound", [
      ["{leading}{0,2} @quantity {through} @bound.high @quantity", "age [1 to < 2 years]"],
      ["@quantity.bare ,? and|but @bound.high @quantity.bare", "[1 but not more than 3] lines"],
    ]),
    telling("up to the second", [["@bound.high @quantity or|{through} @quantity", "[up to 2-3] lines"]]),
    telling("bounded up to", [["@bound.low @quantity {through} @quantity", "PS [> 0-1]"]]),
    telling("bounded twice", [
      ["@bound.low @quantity ,|/ @bound.high @quantity", "[≥ 18, ≤ 26]"],
      ["@bound.low @quantity ,? and|but|{through}|& @bound.high @quantity", "[≥ 18 and ≤ 26]"],
      ["@bound.high @quantity ,? and|but|{through}|& @bound.low @quantity", "[< 26, but > 18]"],
    ]),
    telling("bounded around", [
      ["@quantity @bound.high ..4 @bound.high @quantity", "[20 ≤ MMSE ≤ 26]"],
      ["@quantity @bound.low ..4 @bound.low @quantity", "[26 ≥ MMSE ≥ 20]"],
    ]),
    telling("over a stroke", [["@quantity / @quantity", "ECOG [0/1]"]]),
  ],
})

import type * as Piece from "../numbers/Piece.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/** In their order, far from all numbers, which are points. Both halves of the middle one are parts of it. */
const numbers = {
  "very low": 101,
  low: 102,
  intermediate: 103,
  "intermediate-1": 103.1,
  "intermediate-2": 103.2,
  high: 104,
  "very high": 105,
} as const

/** All that there are, as a row of a measure has it. */
export const all = `${numbers["very low"]} to ${numbers["very high"]}`

/** Groups of risk by their names, in sentences that name what tells the risk: "intermediate-2 or high risk by DIPSS". */
export const table = RuleTable.of<keyof typeof numbers>({
  name: "groups of risk",
  classes: {
    middle: "intermediate int intermed",
    /** Behind a word of degree that tells a group by itself; "low counts" are none. */
    next: "or and to through by per as according on in for score mf mds cmml disease category group",
    more: (word) => /^[-\p{L}]/u.test(word),
  },
  parts: { risk: "( -? risk )?" },
  rows: [
    telling("very low", [["very -? low <risk>", "[very low risk] MDS"]]),
    telling("low", [
      ["low -? risk", "[low-risk] disease"],
      ["[ low ] ( $ | {next} | !{more} )", "IPSS of [low] or intermediate-1", "low counts", "low-grade disease"],
      ["[ low ] -? ( , | or | and ) ..4 risk", "[low]- or intermediate-risk", "low blood counts"],
    ]),
    telling("intermediate", [
      ["{middle} <risk>", "[intermediate risk] disease"],
      [
        "{middle} -? 1|i ,|or|and|/|&{1,2} -? 2|ii <risk>",
        "[intermediate-1 and 2 risk]",
        "intermediate-1, or intermediate-2",
      ],
    ]),
    telling("intermediate-1", [
      ["{middle} -? 1|i <risk>", "[intermediate-1 risk]"],
      ["moderate -? low <risk>", "IPSS-M [moderate low]"],
    ]),
    telling("intermediate-2", [
      ["{middle} -? 2|ii <risk>", "[INT-2]"],
      ["moderate|intermediate -? high <risk>", "[intermediate-high risk]"],
      ["high -? {middle} <risk>", "[high-intermediate]"],
    ]),
    telling("high", [
      ["high -? risk", "[high-risk] disease"],
      ["[ high ] ( $ | {next} | !{more} )", "intermediate-2 or [high] by DIPSS", "high counts"],
      ["[ high ] -? ( , | or | and ) ..4 risk", "[high]- or very high-risk", "high blood counts"],
    ]),
    telling("very high", [["very -? high <risk>", "[very high risk] MDS"]]),
  ],
})

/** Groups of risk as numbers. */
export const level = Level.of<keyof typeof numbers, Piece.Piece, Piece.Piece>(
  table,
  () => "quantity",
  ({ row }) => ({
    attributes: ["bare"],
    value: { kind: "quantity", number: numbers[row.means] },
  }),
)

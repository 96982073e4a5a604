import * as Level from "../rules/Level.ts"
import { telling, type Wording } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { within } from "./StageNumber.ts"

/** Which stages are meant besides one that is told: it and those above it, those above it alone, … */
export type Bound = "up" | "down" | "above" | "below"

type Side = Bound | "orUp" | "orDown"

/** How texts say so before a stage, and behind one: `orUp`. */
const wordings: Readonly<Record<Side, ReadonlyArray<Wording>>> = {
  up: [
    ["( ≥ | > = | at least | minimum )", "[at least] stage II"],
    ["{worse} {advanced}? than or equal to", "[greater than or equal to] stage II"],
    ["no|not {milder} {advanced}? than", "[not less severe than] moderate"],
  ],
  down: [
    ["( ≤ | < = | at most | up to )", "[up to] stage II"],
    ["{milder} {advanced}? than or equal to", "[less than or equal to] stage II"],
    ["no|not {worse} {advanced}? than", "[no worse than] moderate"],
  ],
  above: [
    [">|above|beyond", "[beyond] stage II"],
    ["{worse} {advanced}? than", "[more advanced than] stage II"],
  ],
  below: [
    ["<|below", "[below] stage II"],
    ["{milder} {advanced}? than", "[milder than] severe"],
  ],
  orUp: [["or|and {upwards} {advanced}?", "stage II [or higher]"]],
  orDown: [["or|and {downwards} {advanced}?", "moderate [or less severe]"]],
}

export const classes = {
  worse: "greater higher more worse",
  milder: "less lower milder",
  advanced: "severe advanced",
  upwards: "higher greater above more later worse beyond over",
  downwards: "lower less below earlier under",
}

const sides = Object.keys(wordings) as ReadonlyArray<Side>

export const table = RuleTable.of<Side>({
  name: "bounds of stages",
  classes,
  rows: sides.map((side) => telling(side, wordings[side])),
})

/** The same as parts of patterns: `<up>`, `<orUp>`. */
export const parts: Readonly<Record<string, string>> = Object.fromEntries(
  sides.map((side) => [side, `( ${wordings[side].map(([pattern]) => pattern).join(" | ")} )`]),
)

/** Bounds as chunks of the words of a sentence, `@bound`; those that stand behind what they widen are `@wider`. */
export const level = Level.of<Side, never, { readonly bound: Bound }>(
  table,
  (means) => (means === "orUp" || means === "orDown" ? "wider" : "bound"),
  ({ row: { means } }) => ({ value: { bound: means === "orUp" ? "up" : means === "orDown" ? "down" : means } }),
)

const highest = 4

const above = (stage: string): ReadonlyArray<string> => [
  ...within(stage, `${highest}`),
  ...(Number(stage[0]) < highest ? [`${highest}`] : []),
]

const below = (stage: string): ReadonlyArray<string> => ["1", ...within("1", stage)].filter((one) => one !== stage[0])

/** All that a bound takes in. */
export const taken = (stage: string, bound: Bound): ReadonlyArray<string> => [
  ...(bound === "down" || bound === "below" ? below(stage) : []),
  ...(bound === "up" || bound === "down" ? [stage] : []),
  ...(bound === "up" || bound === "above" ? above(stage) : []),
]

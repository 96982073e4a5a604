import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { within } from "./StageNumber.ts"

/** Which stages are meant besides one that is told: it and those above it, those above it alone, … */
export type Bound = "up" | "down" | "above" | "below"

export const table = RuleTable.of<Bound | "or up" | "or down">({
  name: "bounds of stages",
  classes: {
    greater: "greater higher more worse",
    lesser: "less lower milder",
    severe: "severe advanced",
    upwards: "higher greater above more later worse beyond over",
    downwards: "lower less below earlier under",
  },
  rows: [
    telling("up", [
      ["≥", "stage [≥] II"],
      ["> =", "stage [>=] II"],
      ["at least", "[at least] stage II"],
      ["{greater} {severe}? than or equal to", "[greater than or equal to] stage II"],
      ["minimum", "[minimum] stage II"],
      ["no|not {lesser} {severe}? than", "[not less severe than] moderate"],
    ]),
    telling("down", [
      ["≤", "stage [≤] II"],
      ["< =", "stage [<=] II"],
      ["up to", "[up to] stage II"],
      ["{lesser} {severe}? than or equal to", "[less than or equal to] stage II"],
      ["at most", "[at most] stage II"],
      ["no|not {greater} {severe}? than", "[no worse than] moderate"],
    ]),
    telling("above", [
      [">", "stage [>] II"],
      ["above|beyond", "[beyond] stage II"],
      ["{greater} {severe}? than", "[more advanced than] stage II"],
    ]),
    telling("below", [
      ["<", "stage [<] II"],
      ["below", "[below] stage II"],
      ["{lesser} {severe}? than", "[milder than] severe"],
    ]),
    telling("or up", [["or|and {upwards} {severe}?", "stage II [or higher]"]]),
    telling("or down", [["or|and {downwards} {severe}?", "moderate [or less severe]"]]),
  ],
})

/** What a bound takes in of what stands in order, where it is told of one of it, or of those from one to another: "more than mild". */
export const bounded = <A>(all: ReadonlyArray<A>, first: number, last: number, bound?: Bound): ReadonlyArray<A> => {
  const from = bound === "above" ? last + 1 : first
  const to = bound === "below" ? first : last + 1

  return all.slice(
    bound === "down" || bound === "below" ? 0 : from,
    bound === "up" || bound === "above" ? undefined : to,
  )
}

/** Bounds as chunks of the words of a sentence, `@bound`; those that stand behind what they widen are `@wider`. */
export const level = Level.of<Bound | "or up" | "or down", never, { readonly bound: Bound }>(
  table,
  ["bound", "wider"],
  ({ row: { means } }) => {
    switch (means) {
      case "or up":
        return { name: "wider", value: { bound: "up" } }
      case "or down":
        return { name: "wider", value: { bound: "down" } }
      default:
        return { name: "bound", value: { bound: means } }
    }
  },
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

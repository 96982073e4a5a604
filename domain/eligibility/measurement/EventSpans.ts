import * as QuantityTable from "../numbers/QuantityTable.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"

/** By unit of time. */
const days = { years: 365, months: 30.4, weeks: 7, days: 1 } as const

type Unit = keyof typeof days

/** In which time events are counted: "two attacks in the last 12 months", "three seizures a week". */
export const table = RuleTable.of<"so many" | Unit>({
  name: "spans of time in which events are counted",
  over: QuantityTable.level,
  classes: {
    within: "in within during over past last previous preceding prior per every each the",
    each: "per a an each every past last previous preceding /",
  },
  rows: [
    telling("so many", [
      ["{within}{1,4} [ @quantity ]", "two attacks in the last [12 months]"],
      ["in|within|during|over|per a|an|any [ @quantity ]", "two attacks within a [12-month] period"],
    ]),
    telling("years", [
      ["{each} [ year ]", "two attacks a [year]"],
      ["annually|yearly", "two attacks [annually]"],
    ]),
    telling("months", [
      ["{each} [ month ]", "two attacks per [month]"],
      ["monthly", "two attacks [monthly]"],
    ]),
    telling("weeks", [
      ["{each} [ week ]", "two attacks in the past [week]"],
      ["weekly", "two attacks [weekly]"],
    ]),
    telling("days", [
      ["{each} [ day ]", "two attacks a [day]"],
      ["daily", "two attacks [daily]"],
    ]),
  ],
})

const isTime = (unit: string | undefined): unit is Unit => unit !== undefined && Object.hasOwn(days, unit)

/** In how many days the events are counted that are named from a token on; nothing where that is not told. */
export const of = (run: Run, place: number): number | undefined => {
  const reading = QuantityTable.level.of(run)
  const spans = table.find(reading).flatMap(({ first, row: { means } }) => {
    const value = reading.chunks[first]?.value
    const at = reading.tokens[first] ?? 0
    if (means !== "so many") return [{ at, length: days[means] }]

    return value?.kind === "quantity" && isTime(value.unit) ? [{ at, length: value.number * days[value.unit] }] : []
  })

  return (spans.find(({ at }) => at >= place) ?? spans.at(-1))?.length
}

/** So far spans of the same length may differ: 12 weeks are three months. */
const near = 0.15

/** Whether both may be of the same length, as far as they are told. */
export const mayBeAlike = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || Math.abs(one - other) <= near * Math.max(one, other)

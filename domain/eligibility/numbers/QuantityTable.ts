import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as BoundTable from "./BoundTable.ts"
import * as Piece from "./Piece.ts"

/** A number with its unit, or without one. */
export const table = RuleTable.of({
  name: "quantities",
  over: BoundTable.level,
  rows: [
    telling("a number", [["@number", "at least [26]"]]),
    telling("a number of a unit", [
      ["@number -? @unit", "at least [9.0 g/dL]"],
      ['@number "(" @unit ")"', "at least [9.0 (g/dL)]"],
    ]),
    telling("a number of a top", [["@number out of @number", "at least [20 out of 30]"]]),
  ],
})

/** A quantity that has the first part of its unit, "27kg", gets the rest of it, "/m2". */
const withUnit = (quantity: Piece.Quantity, unit: string): Piece.Quantity => ({
  ...quantity,
  unit: unit.startsWith("/") && quantity.unit !== undefined ? `${quantity.unit}${unit}` : unit,
})

/** Quantities as chunks, over the words of comparison: `.bare` without a unit. */
export const level = Level.of<string, Piece.Piece, Piece.Piece>(
  table,
  ["quantity"],
  (found, run) => {
    const [quantity] = Piece.quantities(run, found)
    const [unit] = Piece.units(run, found)
    if (quantity === undefined) return undefined
    const value = unit === undefined ? quantity : withUnit(quantity, unit)

    return { name: "quantity", attributes: value.unit === undefined ? ["bare"] : [], value }
  },
  BoundTable.level,
)

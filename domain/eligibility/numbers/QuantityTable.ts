import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as BoundTable from "./BoundTable.ts"
import * as Piece from "./Piece.ts"

/** A number with its unit, or without one. */
export const table = RuleTable.of({
  name: "quantities",
  over: BoundTable.level,
  rows: [
    { pattern: "@number", means: "a number", example: "at least [26]" },
    { pattern: "@number -? @unit", means: "a number of a unit", example: "at least [9.0 g/dL]" },
    { pattern: "@number out of @number", means: "a number of a top", example: "at least [20 out of 30]" },
    { pattern: '@number "(" @unit ")"', means: "a number of a unit", example: "at least [9.0 (g/dL)]" },
  ],
})

/** A quantity that has the first part of its unit, "27kg", gets the rest of it, "/m2". */
const withUnit = (quantity: Piece.Quantity, unit: string): Piece.Quantity => ({
  ...quantity,
  unit: unit.startsWith("/") && quantity.unit !== undefined ? `${quantity.unit}${unit}` : unit,
})

/** Quantities as chunks, over the words of comparison. */
export const level = Level.of<string, Piece.Piece, Piece.Piece>(
  table,
  ["quantity"],
  (found, run) => {
    const [quantity] = Piece.quantities(run, found)
    const [unit] = Piece.units(run, found)
    if (quantity === undefined) return undefined

    return { name: "quantity", value: unit === undefined ? quantity : withUnit(quantity, unit) }
  },
  BoundTable.level,
)

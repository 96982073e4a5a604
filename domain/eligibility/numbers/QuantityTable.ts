import * as NumberWords from "../classes/NumberWords.ts"
import * as Participants from "../classes/Participants.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as BoundTable from "./BoundTable.ts"
import * as NumberTable from "./NumberTable.ts"
import * as Piece from "./Piece.ts"
import * as UnitTable from "./UnitTable.ts"

/** Numbers with what belongs to them: a unit, or the label of those whom they are for. */
export const table = RuleTable.of({
  name: "quantities",
  over: BoundTable.level,
  classes: {
    ...NumberWords.classes,
    ...Participants.classes,
  },
  rows: [
    telling("a number of some", [
      ['@quantity "("|"[" for {part} !"["|"]"|@quantity.measured{0,12} ")"|"]"', "[one (for Cohort 1)] or two"],
      ['@quantity "(" {part} !")"{0,4} ")"', "[one (Cohort 1)] or two (Cohort 2)", "one (platinum) line"],
      ['@quantity "(" {ordinalWord}|{ordinalDigits} -? line !")"{0,3} ")"', "[one (2nd line)] or two (3rd line)"],
      ['@quantity "(" @quantity.measured ")"', "[one (2L)] or two (3L)"],
    ]),
    telling("a number of a unit", [
      ["@quantity -? @unit", "at least [9.0 g/dL]"],
      ['@quantity "(" @unit ")"', "at least [9.0 (g/dL)]"],
      ['@quantity -? @unit "(" @unit ")"', "at least [9.0 grams/deciliter (g/dL)]"],
    ]),
    telling("a number of a top", [["@quantity out of @quantity", "at least [20 out of 30]"]]),
  ],
})

/** A quantity that has the first part of its unit, "27kg", gets the rest of it, "/m2". */
const withUnit = (quantity: Piece.Quantity, unit: string): Piece.Quantity => ({
  ...quantity,
  unit: unit.startsWith("/") && quantity.unit !== undefined ? `${quantity.unit}${unit}` : unit,
})

const attributesOf = ({ unit = "" }: Piece.Quantity): ReadonlyArray<string> =>
  UnitTable.limits.has(unit) ? ["limit"] : unit === "" ? ["bare"] : []

/** Quantities as chunks, over the words of comparison: `.bare` without a unit. */
export const level = Level.of<string, Piece.Piece, Piece.Piece>(
  table,
  () => "quantity",
  (found, run) => {
    const [quantity] = Piece.quantities(run, found)
    const [unit] = Piece.units(run, found)
    if (quantity === undefined) return undefined
    const value = unit === undefined ? quantity : withUnit(quantity, unit)

    return { attributes: attributesOf(value), value }
  },
  BoundTable.level,
)

/** The levels of numbers, each to be put over those before it in a run whose chunks are known in part. */
export const levels = [UnitTable.level, NumberTable.level, BoundTable.level, level]

import { expect, test } from "bun:test"
import * as BoundTable from "../../../../domain/eligibility/numbers/BoundTable.ts"
import * as NumberTable from "../../../../domain/eligibility/numbers/NumberTable.ts"
import * as QuantityTable from "../../../../domain/eligibility/numbers/QuantityTable.ts"
import * as RangeTable from "../../../../domain/eligibility/numbers/RangeTable.ts"
import * as UnitTable from "../../../../domain/eligibility/numbers/UnitTable.ts"
import * as TableFaults from "../../../../domain/eligibility/rules/TableFaults.ts"

test("Nothing is wrong with the tables of numbers", () =>
  expect([
    ...TableFaults.of(UnitTable.table),
    ...TableFaults.of(NumberTable.table),
    ...TableFaults.of(BoundTable.table),
    ...TableFaults.of(QuantityTable.table),
    ...TableFaults.of(RangeTable.table),
  ]).toEqual([]))

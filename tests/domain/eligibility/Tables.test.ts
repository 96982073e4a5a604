import { describe, expect, test } from "bun:test"
import * as Tables from "../../../bench/tables/Tables.ts"
import * as TableFaults from "../../../domain/eligibility/rules/TableFaults.ts"

const tables = await Tables.all()

describe("Nothing is wrong with the table of", () => {
  test.each(tables.map(({ table }) => [table.name, table] as const))("%s", (_, table) =>
    expect(TableFaults.of(table)).toEqual([]),
  )

  test("which there are several", () => expect(tables.length).toBeGreaterThan(7))
})

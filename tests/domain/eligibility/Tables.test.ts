import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import * as Tables from "../../../bench/tables/Tables.ts"
import * as TableFaults from "../../support/tableFaults.ts"
import { list } from "../../support/wordings.ts"

const docs = join(import.meta.dir, "..", "..", "..", "docs", "wordings.md")

const tables = await Tables.all()

describe("Nothing is wrong with the table of", () => {
  test.each(tables.map(({ table }) => [table.name, table] as const))("%s", (_, table) =>
    expect(TableFaults.of(table)).toEqual([]),
  )

  test("which there are several", () => expect(tables.length).toBeGreaterThan(7))
})

test("docs/wordings.md lists every row; tests/support/writeWordings.ts writes it", async () =>
  expect(await Bun.file(docs).text()).toBe(await list()))

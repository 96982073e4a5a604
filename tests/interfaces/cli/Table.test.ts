import { expect, test } from "bun:test"
import * as Table from "../../../interfaces/cli/Table.ts"

test("columns are as wide as their widest cell, wide letters and line breaks included", () => {
  const table = Table.render(
    ["NAME", "PLACE", "X"],
    [
      ["病院", "Zürich", "1"],
      ["a\nb", "", "2"],
    ],
  )

  expect(table).toBe(["NAME  PLACE   X", "病院  Zürich  1", "a b           2"].join("\n"))
})

test("a moment reads to the minute", () => {
  expect(Table.moment(Date.UTC(2026, 10, 21, 9, 5, 59))).toBe("2026-11-21 09:05 UTC")
  expect(Table.moment(null)).toBe("–")
})

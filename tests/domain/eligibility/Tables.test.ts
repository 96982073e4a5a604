import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import type { RuleTable } from "../../../domain/eligibility/rules/RuleTable.ts"
import * as TableFaults from "../../../domain/eligibility/rules/TableFaults.ts"

const rooms = join(import.meta.dir, "..", "..", "..", "domain", "eligibility")

const isTable = (value: unknown): value is RuleTable<unknown> =>
  typeof value === "object" && value !== null && "rows" in value && "find" in value

const tables = await Promise.all(
  [...new Bun.Glob("**/*.ts").scanSync({ cwd: rooms })].toSorted().map(async (file) => {
    const exported: unknown = await import(join(rooms, file))

    return Object.values(Object(exported))
      .filter(isTable)
      .map((table) => [table.name, table] as const)
  }),
)

describe("Nothing is wrong with the table of", () => {
  test.each(tables.flat())("%s", (_, table) => expect(TableFaults.of(table)).toEqual([]))

  test("which there are several", () => expect(tables.flat().length).toBeGreaterThan(7))
})

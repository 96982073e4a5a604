import { Database } from "bun:sqlite"
import { expect, test } from "bun:test"
import { beginImport } from "../interfaces/cli/Import.ts"
import * as Command from "../support/command.ts"
import { until } from "../support/until.ts"

const observations = 400_000

/** Whether one who writes beside others can begin to at this moment. */
const isFree = (file: Database): boolean => {
  try {
    file.run("begin immediate")
    file.run("rollback")

    return true
  } catch {
    return false
  }
}

test("an import of 400,000 observations never keeps others from writing for half a second", async () => {
  await using importing = await beginImport(observations)
  const { child, database } = importing
  await until(() => Bun.file(database).size > 0)
  const beside = new Database(database)
  let longest = 0
  let free = performance.now()
  while (child.exitCode === null) {
    if (isFree(beside)) free = performance.now()
    else longest = Math.max(longest, performance.now() - free)
    await Bun.sleep(1)
  }
  const { code, out } = await Command.ended(child)
  beside.close()

  expect([code, JSON.parse(out)]).toEqual([0, { added: observations, known: 0 }])
  expect(longest).toBeLessThan(500)
})

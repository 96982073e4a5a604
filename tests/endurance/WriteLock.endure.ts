import { Database } from "bun:sqlite"
import { expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { heading, observation } from "../interfaces/cli/Import.ts"
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
  const folder = await mkdtemp(join(tmpdir(), "write-lock-"))
  const [file, database] = [join(folder, "many.csv"), join(folder, "many.sqlite")]
  const lines = Array.from({ length: observations }, (_, index) => observation(index))
  await Bun.write(file, [heading, ...lines, ""].join("\n"))
  const child = Command.beginCli({ DATABASE_URL: `sqlite://${database}` }, "intel", "import", file, "--json")
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
  await rm(folder, { recursive: true })

  expect([code, JSON.parse(out)]).toEqual([0, { added: observations, known: 0 }])
  expect(longest).toBeLessThan(500)
})

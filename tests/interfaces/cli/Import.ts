import { expect, test } from "bun:test"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Command from "../../support/command.ts"
import { peakMemory } from "../../support/memory.ts"

/** The columns of a file of observations. */
export const heading = "nct_id,facility,city,state,country,status,last_verified_at,investigator_accepts_referrals,notes"

/** The line of an observation, each another. */
const observation = (index: number) =>
  `NCT${10_000_000 + (index % 5_000)},Hospital number ${index % 20_000},Zürich,,Switzerland,recruiting,2025-01-01T00:00:${String(index % 60).padStart(2, "0")}Z,true,Seen by colleague ${index}`

/** Begins to record so many observations, by a process of their own, in a new database. */
export const beginImport = async (observations: number) => {
  const folder = await mkdtemp(join(tmpdir(), "many-observations-"))
  const [file, database] = [join(folder, "many.csv"), join(folder, "many.sqlite")]
  const lines = Array.from({ length: observations }, (_, index) => observation(index))
  await Bun.write(file, [heading, ...lines, ""].join("\n"))
  const child = Command.beginCli({ DATABASE_URL: `sqlite://${database}` }, "intel", "import", file, "--json")

  return { child, database, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** The test that so many observations are recorded by a process of their own, in memory that does not grow with them. */
export const recordsInBoundedMemory = (observations: number) =>
  test(`${observations.toLocaleString("en-US")} observations are recorded in bounded memory`, async () => {
    await using importing = await beginImport(observations)
    const [{ code, out }, memory] = await Promise.all([Command.ended(importing.child), peakMemory(importing.child)])

    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ added: observations, known: 0 })
    expect(memory / 1024 / 1024).toBeLessThan(600)
    expect((await stat(importing.database)).size).toBeGreaterThan(100 * observations)
  })

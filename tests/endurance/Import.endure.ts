import { setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { takesInBoundedMemory } from "../interfaces/cli/Import.ts"

setDefaultTimeout(900_000)

test("100,000 observations are recorded in bounded memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "many-observations-"))
  await takesInBoundedMemory(100_000, folder)
  await rm(folder, { recursive: true })
})

import { afterAll, beforeAll, expect, test } from "bun:test"
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const start = join(import.meta.dir, "..", "ops/start")

let folder: string

/** In place of Bun stands what tells how it was called, and how the engine is set. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "engine-"))
  const bun = join(folder, "bun")
  await writeFile(bun, '#!/bin/sh\necho "$@"\nexport -p\n')
  await chmod(bun, 0o755)
  await mkdir(join(folder, "build"))
  await writeFile(join(folder, "build/main.js"), "// The service.\n")
})

afterAll(() => rm(folder, { recursive: true }))

/** What is started and set, each a line; what makes the one file writes nothing here. */
const started = async (variables: Readonly<Record<string, string>>) => {
  const child = Bun.spawn(["sh", start], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env["PATH"]}`, ...variables },
    stdout: "pipe",
    stderr: "inherit",
  })
  const [script = "", ...exported] = (await new Response(child.stdout).text()).trim().split("\n")
  const set = exported.flatMap((line) => {
    const [, name = "", value = ""] = /\bBUN_JSC_(\w+)=["']?([^"']*)["']?$/.exec(line) ?? []

    return name === "" ? [] : [[name, value] as const]
  })

  return { script, set: Object.fromEntries(set) }
}

const usual: Readonly<Record<string, string>> = { forceRAMSize: String(296 * 2 ** 20), mediumHeapGrowthFactor: "1.7" }
const smallest = { ...usual, smallHeapGrowthFactor: "1.5" }

test
  .skipIf(Bun.which("sh") === null)
  .each<[says: string, variables: Readonly<Record<string, string>>, set: Readonly<Record<string, string>>]>([
    ["nothing of the memory of texts", {}, usual],
    ["nothing between the quotes", { READING_MEMORY: "" }, usual],
    ["64 MB of it", { READING_MEMORY: "64 MB" }, usual],
    ["half a gigabyte", { READING_MEMORY: "0.5 GB" }, usual],
    ["ten kilobytes", { READING_MEMORY: "10KB" }, usual],
    ["none", { READING_MEMORY: "0" }, smallest],
    ["none with a unit", { READING_MEMORY: " 0.0 MB" }, smallest],
    [
      "what the engine shall do itself",
      { BUN_JSC_forceRAMSize: "1000000000" },
      { ...usual, forceRAMSize: "1000000000" },
    ],
    [
      "both",
      { READING_MEMORY: "0", BUN_JSC_smallHeapGrowthFactor: "1.8" },
      { ...smallest, smallHeapGrowthFactor: "1.8" },
    ],
  ])("Who says %s has the engine set so", async (_, variables, set) => {
  expect(await started(variables)).toEqual({ script: "build/main.js", set })
})

test.skipIf(Bun.which("sh") === null)("An empty file, which would end at once and well, is not started", async () => {
  await writeFile(join(folder, "build/main.js"), "")
  const { script } = await started({})
  await writeFile(join(folder, "build/main.js"), "// The service.\n")

  expect(script).toBe("interfaces/main.ts")
})

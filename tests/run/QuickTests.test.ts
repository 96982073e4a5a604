import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import { isShort, type Read, startsNothing } from "./QuickTests.ts"

const given =
  (files: Readonly<Record<string, string>>): Read =>
  (path) =>
    Promise.resolve(files[path] ?? "")

describe("A test is quick", () => {
  test.each<[what: string, files: Readonly<Record<string, string>>]>([
    ["that imports nothing", { "tests/a.test.ts": "" }],
    ["that imports what starts nothing", { "tests/a.test.ts": 'import "../b.ts"', "b.ts": 'import "effect"' }],
    [
      "that only knows a type of what starts something",
      { "tests/a.test.ts": 'import type { B } from "./b.ts"', "tests/b.ts": "Bun.spawn([])" },
    ],
    [
      "of two files that import each other",
      { "tests/a.test.ts": 'import "./b.ts"', "tests/b.ts": 'import "./a.test.ts"' },
    ],
  ])("%s", async (_, files) => {
    expect(await startsNothing(given(files))("tests/a.test.ts")).toBe(true)
  })
})

describe("A test is not quick", () => {
  test.each<[what: string, files: Readonly<Record<string, string>>]>([
    ["that starts a process", { "tests/a.test.ts": 'Bun.spawn(["sh"])' }],
    ["that waits for one", { "tests/a.test.ts": 'const { stdout } = Bun.spawnSync(["sh"])' }],
    ["that starts one as Node.js does", { "tests/a.test.ts": 'import { spawn } from "node:child_process"' }],
    ["that starts a browser", { "tests/a.test.ts": 'import puppeteer, { type Browser } from "puppeteer-core"' }],
    ["that imports what does", { "tests/a.test.ts": 'import { b } from "./b.ts"', "tests/b.ts": "Bun.spawn([])" }],
    [
      "that imports it through others",
      { "tests/a.test.ts": 'import "../b/b.ts"', "b/b.ts": 'export { c } from "./c.ts"', "b/c.ts": "Bun.spawn([])" },
    ],
    ["that imports it later", { "tests/a.test.ts": 'await import("./b.ts")', "tests/b.ts": "Bun.spawn([])" }],
  ])("%s", async (_, files) => {
    expect(await startsNothing(given(files))("tests/a.test.ts")).toBe(false)
  })

  const root = join(import.meta.dir, "..", "..")
  const starting = ["browser/chromium", "command", "postgres", "process", "stdio"]

  test.each(starting)("that imports tests/support/%s.ts", async (module) => {
    const read: Read = (path) =>
      path === "tests/a.test.ts"
        ? Promise.resolve(`import "./support/${module}.ts"`)
        : Bun.file(join(root, path)).text()

    expect(await startsNothing(read)("tests/a.test.ts")).toBe(false)
  })
})

describe("A test is short", () => {
  const timings = { "tests/long.test.ts": 501, "tests/short.test.ts": 500, "tests/domain/long.test.ts": 9000 }

  test.each<[what: string, file: string, isIt: boolean]>([
    ["that took half a second", "tests/short.test.ts", true],
    ["that was never timed", "tests/new.test.ts", true],
    ["of the domain, however long it took", "tests/domain/long.test.ts", true],
    ["that took longer: it is none", "tests/long.test.ts", false],
  ])("%s", (_, file, isIt) => {
    expect(isShort(timings, file)).toBe(isIt)
  })
})

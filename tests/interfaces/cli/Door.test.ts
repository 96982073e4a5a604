import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { version } from "../../../interfaces/Version.ts"
import { sizes } from "../../endurance/Sizes.ts"
import * as Command from "../../support/command.ts"
import { until } from "../../support/until.ts"
import { recordsInBoundedMemory } from "./Import.ts"

setDefaultTimeout(300_000)

let folder = ""
let databases = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "door-for-tests-"))
})

afterAll(() => rm(folder, { recursive: true }))

const another = () => {
  databases += 1

  return `sqlite://${join(folder, `trials-${databases}.sqlite`)}`
}

/** What other tests ask of commands in their own process holds for processes, if these do. */
const cli = (environment: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  Command.ended(Command.beginCli({ DATABASE_URL: another(), ...environment }, ...args))

test("bun run cli prints what it is asked for, and nothing else", async () => {
  const told = await Command.ended(Command.begin([process.execPath, "run", "cli", "--version"], {}))

  expect(told).toEqual({ code: 0, out: `${version}\n`, err: "" })
})

test("Commands start together on a database that is not there yet", async () => {
  const environment = { DATABASE_URL: another() }
  const issued = await Promise.all(
    ["a", "b", "c", "d"].map((label) =>
      cli(environment, "keys", "issue", "--plan", "basic", "--label", label, "--json"),
    ),
  )

  expect(issued.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(JSON.parse((await Command.cli(environment, "keys", "list", "--json")).out)).toHaveLength(4)
})

test("A mistake ends with code 1 and a sentence on standard error", async () => {
  const { code, err, out } = await cli({}, "keys", "revoke")

  expect([code, out]).toEqual([1, ""])
  expect(err).toContain("KEY-OR-ID")
})

test("What was asked for is on standard output, and what is worth a warning on standard error", async () => {
  const database = another()
  await Command.cli({ DATABASE_URL: database }, "keys", "list")

  expect(await cli({ DATABASE_URL: database, REGISTRY_TIMEOT: "a-secret" }, "keys", "list", "--json")).toEqual({
    code: 0,
    out: "[]\n",
    err: "REGISTRY_TIMEOT is not a setting of this service: did you mean REGISTRY_TIMEOUT?\n",
  })
})

test("The doctor finds a wrong setting in the environment of the process", async () => {
  const { code, err, out } = await cli({ PORT: "x" }, "doctor")

  expect([code, err]).toEqual([1, "Not as it should be: settings.\n"])
  expect(out).toContain("PORT is not valid: it must be a whole number from 0 to 65535.")
})

test("A signal ends a command that waits, before it has told anything", async () => {
  const standIn = StandIn.serve({ studies: madeUpStudies, behavior: () => new Promise<Response>(() => undefined) })
  const child = Command.beginCli({ REGISTRY_BASE_URL: standIn.url }, "match", "glioblastoma", "--explain")
  await until(() => standIn.requests.length > 0)
  child.kill("SIGTERM")
  const { err, out } = await Command.ended(child)
  await standIn.stop()

  expect([out, err]).toEqual(["", ""])
})

describe("help", () => {
  test.each([[], ["match", "--help"]])("of %p is plain text where no person reads", async (...args) => {
    const { code, err, out } = await cli({}, ...args)

    expect([code, err]).toEqual([0, ""])
    expect(out).toContain("match CONDITION")
    expect(out).not.toContain("\u001b")
  })
})

recordsInBoundedMemory(sizes.observations.short)

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Command from "../../support/command.ts"
import { listening } from "../../support/process.ts"

setDefaultTimeout(300_000)

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doctor-for-tests-"))
})
afterAll(() => rm(folder, { recursive: true }))

const open: Array<StandIn.StandIn> = []
afterEach(() => Promise.all(open.splice(0).map(({ stop }) => stop())))

const registry = (behavior: StandIn.Behavior = (_, answer) => answer()): StandIn.StandIn => {
  const standIn = StandIn.serve({ studies: madeUpStudies, behavior })
  open.push(standIn)

  return standIn
}

const doctor = async (environment: Readonly<Record<string, string>>, ...flags: ReadonlyArray<string>) => {
  const database = `sqlite://${folder}/none.sqlite`
  const { code, err, out } = await Command.cli(
    { PUBLIC_URL: "https://trials.test", DATABASE_URL: database, ...environment },
    "doctor",
    ...flags,
  )
  const lines = out.trimEnd().split("\n")

  return { code, err: err.trimEnd(), lines, states: lines.map((line) => line.split(/ {2,}/).slice(0, 2).join(" ")) }
}

const questions = [
  "a condition in words",
  "launch area alzheimers",
  "launch area glioblastoma",
  "launch area pancreatic-cancer",
  "a place in words",
  "a point and its surroundings",
  "phases",
  "a gene in basket trials",
  "one study",
  "a number that is none",
  "the same page again",
]

const html = () => new Response("<html>Scheduled maintenance</html>", { headers: { "content-type": "text/html" } })

describe("the doctor", () => {
  test("finds nothing wrong where nothing is, without a service, and makes no database", async () => {
    const standIn = registry()
    const { code, err, lines, states } = await doctor({ REGISTRY_BASE_URL: standIn.url })

    expect([code, err]).toEqual([0, ""])
    expect(states).toEqual(
      ["settings", "database", "clock", "registry", ...questions].map((subject) => `ok ${subject}`),
    )
    expect(lines[1]).toContain(`${folder}/none.sqlite (SQLite), version 3`)
    expect(lines[3]).toContain(`${standIn.url}: version 2.0.5, data of 2026-01-05T09:00:05 UTC`)
    expect(lines.every((line) => !line.includes("\u001b"))).toBe(true)
    expect(standIn.requests.length).toBe(12)
    expect(existsSync(join(folder, "none.sqlite"))).toBe(false)
  })

  test("finds nothing wrong beside a running service", async () => {
    const { url } = registry()
    const environment = { REGISTRY_BASE_URL: url, DATABASE_URL: `sqlite://${folder}/served.sqlite` }
    const service = await listening(environment)
    const { code, lines } = await doctor(environment)
    await service.stop()

    expect(code).toBe(0)
    expect(lines[1]).toMatch(/tables of version \d+; may be read and written; /)
  })

  test.each<[name: string, behavior: StandIn.Behavior, wrong: ReadonlyArray<string>, says: string]>([
    ["answers with pages", html, ["registry", ...questions], "an error, or a page in place of data"],
    ["answers 403", () => new Response("Forbidden", { status: 403 }), ["registry"], "its edge blocks this machine"],
    [
      "refuses one form of query",
      (request, answer) =>
        request.url.includes("Phase%5D")
          ? new Response("Error parsing query in advanced filter", { status: 400 })
          : answer(),
      ["phases"],
      "it does not take this question (status 400 Error parsing query in advanced filter): look for a newer version",
    ],
    [
      "lives in another time",
      (_, answer) => {
        const response = answer()
        response.headers.set("date", new Date(Date.now() + 3_600_000).toUTCString())

        return response
      },
      ["clock"],
      "behind the registry's: set it by a time server",
    ],
  ])("says what is wrong with a registry that %s, and ends with code 1", async (_, behavior, wrong, says) => {
    const { code, err, lines, states } = await doctor({ REGISTRY_BASE_URL: registry(behavior).url })

    expect(states.filter((state) => state.startsWith("WRONG"))).toEqual(wrong.map((subject) => `WRONG ${subject}`))
    expect(lines.filter((line) => line.startsWith("WRONG")).every((line) => line.includes(says))).toBe(true)
    expect([code, err]).toEqual([1, `Not as it should be: ${wrong.join(", ")}.`])
  })

  test("says that a registry is not there, and that a database cannot be, in a line each", async () => {
    const { code, err, lines } = await doctor({
      REGISTRY_BASE_URL: "http://127.0.0.1:1/api/v2",
      DATABASE_URL: "postgres://somebody:a-secret@127.0.0.1:1/trials",
    })

    expect(lines.slice(1)).toEqual([
      `WRONG  ${"database".padEnd(29)}  Nothing takes connections at 127.0.0.1:1, where DATABASE_URL has its Postgres.`,
      `WRONG  ${"registry".padEnd(29)}  it cannot be reached (ECONNREFUSED): look at REGISTRY_BASE_URL, the name server, the firewall and the proxy for outgoing calls.`,
      `–      ${"questions".padEnd(29)}  not asked: the registry must answer first.`,
    ])
    expect([code, err]).toEqual([1, "Not as it should be: database, registry."])
  })

  test("says which settings are wrong, and asks nobody", async () => {
    const standIn = registry()
    const { code, err, lines } = await doctor({ REGISTRY_BASE_URL: standIn.url, PORT: "x", REGISTRY_PAGE_SIZE: "0" })

    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ["WRONG", "settings", "PORT is not valid: it must be a whole number from 0 to 65535."],
      ["WRONG", "settings", "REGISTRY_PAGE_SIZE is not valid: it must be a whole number from 1 to 1000."],
      ["–", "the rest", "not looked at: the settings must be right first."],
    ])
    expect([code, err]).toEqual([1, "Not as it should be: settings."])
    expect(standIn.requests).toEqual([])
  })

  test("notes a name that is misspelled also beside a setting that is wrong", async () => {
    const { code, lines } = await doctor({ PORT: "x", OTEL_EXPORTER_OTLP_HEADERS: "y", REGISTRY_TIMEOUTT: "1s" })

    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ["WRONG", "settings", "PORT is not valid: it must be a whole number from 0 to 65535."],
      [
        "WRONG",
        "settings",
        "OTEL_EXPORTER_OTLP_HEADERS is not valid: it must be name=value pairs with commas between.",
      ],
      ["note", "settings", "REGISTRY_TIMEOUTT is not a setting of this service: did you mean REGISTRY_TIMEOUT?"],
      ["–", "the rest", "not looked at: the settings must be right first."],
    ])
    expect(code).toBe(1)
  })

  test("notes what is worth a thought, which is no fault", async () => {
    const { code, lines } = await doctor({
      REGISTRY_BASE_URL: registry().url,
      REGISTRY_TIMEOUTT: "1s",
      PUBLIC_URL: "http://localhost:8080",
    })

    expect(code).toBe(0)
    expect(lines.slice(0, 2)).toEqual([
      `note   ${"settings".padEnd(29)}  REGISTRY_TIMEOUTT is not a setting of this service: did you mean REGISTRY_TIMEOUT?`,
      `note   ${"settings".padEnd(29)}  links in answers lead to http://localhost:8080: set PUBLIC_URL to the address that callers know.`,
    ])
  })

  test("writes the same as JSON", async () => {
    const { code, lines } = await doctor({ REGISTRY_BASE_URL: registry(html).url }, "--json")
    const diagnoses: ReadonlyArray<object> = JSON.parse(lines.join("\n"))

    expect(code).toBe(1)
    expect(diagnoses).toHaveLength(14)
    expect(diagnoses[0]).toEqual({ subject: "settings", state: "ok", says: "every one of them is what it may be" })
    expect(diagnoses[2]).toMatchObject({ subject: "registry", state: "wrong" })
  })
})

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Command from "../../support/command.ts"
import { overLoopback } from "../../support/loopback.ts"
import { proKey, type Running, start } from "../../support/service.ts"

setDefaultTimeout(300_000)

let service: Running
let endpoint: ReturnType<typeof overLoopback>
let folder: string

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000 })
  // The suite has no way to send a key.
  endpoint = overLoopback(service, { authorization: `Bearer ${proKey}` })
  folder = await mkdtemp(join(tmpdir(), "conformance-"))
})

afterAll(async () => {
  await endpoint.stop()
  await service.stop()
  await rm(folder, { recursive: true })
})

const baseline = (revision: string) => join(import.meta.dir, "conformance", `${revision}.yml`)

interface Check {
  readonly id: string
  readonly status: string
}

/** The checks of each scenario, in the order in which they were made. */
const checksIn = async (results: string): Promise<ReadonlyMap<string, ReadonlyArray<Check>>> =>
  new Map(
    await Promise.all(
      (await readdir(results)).map(async (name) => {
        const checks: ReadonlyArray<Check> = await Bun.file(join(results, name, "checks.json")).json()

        return [name.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, "$1"), checks] as const
      }),
    ),
  )

/** Asks the suite for what a revision requires. */
const asked = async (revision: string) => {
  const results = join(folder, revision)
  const { code, err, out } = await Command.ended(
    Command.begin(
      [
        process.execPath,
        "node_modules/@modelcontextprotocol/conformance/dist/index.js",
        "server",
        ...["--url", `${endpoint.url}/mcp`],
        ...["--requirements", revision],
        ...["--expected-failures", baseline(revision)],
        ...["--output-dir", results],
        ...["--timeout", "240000"],
      ],
      {},
    ),
  )

  return { code, printed: `${out}${err}`, checks: await checksIn(results) }
}

const runs = new Map<string, ReturnType<typeof asked>>()

/** The one run for a revision. */
const run = (revision: string) => {
  const begun = runs.get(revision) ?? asked(revision)
  runs.set(revision, begun)

  return begun
}

/** What must have been found right, by its name: the suite prints passes for a server that is not there, too. */
const required: ReadonlyArray<readonly [revision: string, scenarios: Readonly<Record<string, ReadonlyArray<string>>>]> =
  [
    [
      "2025-11-25",
      {
        "server-initialize": ["server-initialize", "wire-schema-valid"],
        ping: ["ping", "wire-schema-valid"],
        "tools-list": ["tools-list", "tools-name-format", "wire-schema-valid"],
      },
    ],
    [
      "2026-07-28",
      {
        "tools-list": ["tools-list", "tools-name-format", "tools-list-deterministic-order", "wire-schema-valid"],
        caching: [
          "sep-2549-tools-list-caching-hints",
          "sep-2549-ttl-non-negative",
          "sep-2549-cache-scope-valid",
          "wire-schema-valid",
        ],
        "server-sse-multiple-streams": ["server-accepts-multiple-post-streams"],
        "server-stateless": [
          "sep-2575-request-meta-invalid-missing-meta",
          "sep-2575-request-meta-invalid-missing-protocol-version",
          "sep-2575-request-meta-invalid-missing-client-capabilities",
          "sep-2575-request-meta-client-info-optional",
          "sep-2575-http-server-meta-invalid-400",
          "sep-2575-server-implements-discover",
          "sep-2575-server-identifies-in-result-meta",
          "sep-2575-discover-capabilities-match-handlers",
          "sep-2575-server-unsupported-version-error",
          "sep-2575-http-server-unsupported-version-400",
          "sep-2575-http-server-header-mismatch-400",
          "sep-2575-http-server-method-not-found-404",
          "sep-2575-http-server-method-not-found-404-initialize",
          "sep-2575-http-server-method-not-found-404-ping",
          "sep-2575-http-server-method-not-found-404-logging-setlevel",
          "sep-2575-http-server-error-jsonrpc-id",
        ],
        "http-header-validation": [
          "sep-2243-server-reject-invalid-headers",
          "sep-2243-server-reject-error-code",
          "sep-2243-server-accepts-whitespace-header-value",
          "sep-2243-header-name-case-insensitive",
          "wire-schema-valid",
        ],
      },
    ],
  ]

describe.each(required)("the protocol's official suite, for what revision %s requires", (revision, scenarios) => {
  test("finds nothing wrong but what is expected, and all of that", async () => {
    const { code, printed } = await run(revision)

    expect(code === 0 ? 0 : printed).toBe(0)
  })

  test.each(Object.entries(scenarios))("finds %s right", async (scenario, ids) => {
    const checks = (await run(revision)).checks.get(scenario) ?? []

    for (const id of ids) {
      const found = checks.filter((check) => check.id === id).map(({ status }) => status)
      expect([id, ...new Set(found)]).toEqual([id, "SUCCESS"])
    }
  })

  test("and each check that is expected to fail has its reason", async () => {
    const lines = (await Bun.file(baseline(revision)).text()).split("\n").filter((line) => line.startsWith("  "))

    expect(lines).not.toBeEmpty()
    for (const line of lines) expect(line).toMatch(/^ {2}- [\w-]+:[\w-]+ # \w.+$/)
  })
})

test("All fourteen checks of headers are passed", async () => {
  const { checks } = await run("2026-07-28")

  expect((checks.get("http-header-validation") ?? []).map(({ status }) => status)).toEqual(Array(14).fill("SUCCESS"))
})

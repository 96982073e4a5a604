import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { cp, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Command from "../../support/command.ts"
import * as Stdio from "../../support/stdio.ts"
import * as Older from "../mcp/Rpc.ts"

setDefaultTimeout(300_000)

const root = join(import.meta.dir, "../../..")

let standIn: StandIn.StandIn
let folder: string

beforeAll(async () => {
  standIn = StandIn.serve({ studies: madeUpStudies })
  folder = await mkdtemp(join(tmpdir(), "stdio-for-tests-"))
})

afterAll(async () => {
  await standIn.stop()
  await rm(folder, { recursive: true })
})

const sites = Older.call("get_site_availability", { nct_id: "NCT99300201" })

/** Asks one thing, and lets it end. */
const asking = async (message: object, ...given: Parameters<typeof Stdio.startHere>) => {
  const host = Stdio.startHere(...given)
  await host.tell(message)
  await host.closeInput()

  return host.ended()
}

/** The same of a process of its own. */
const askingProcess = async (message: object, ...given: Parameters<typeof Stdio.start>) => {
  const host = Stdio.start(...given)
  await host.tell(message)
  host.closeInput()

  return host.ended()
}

describe("observations", () => {
  test("are none, and no database is made, where the environment names none", async () => {
    const here = await mkdtemp(join(folder, "empty-"))
    const { answers, code } = await askingProcess(sites, Stdio.environment(standIn.url), Stdio.command(), here)

    expect(code).toBe(0)
    expect(answers[0]?.result?.["structuredContent"]).toMatchObject({
      verified_fields_included: false,
      verified_site_count: 0,
    })
    expect(await readdir(here)).toEqual([])
  })

  test("are counted, and not shown, where it names a database that has some", async () => {
    const url = `sqlite://${join(folder, "trials.sqlite")}`
    await Command.cli({ DATABASE_URL: url }, "intel", "import", join(root, "docs/observations.csv"))
    const { answers } = await asking(sites, { ...Stdio.environment(standIn.url), DATABASE_URL: url })
    const content = answers[0]?.result?.["structuredContent"]

    expect(content).toMatchObject({ verified_fields_included: false, verified_site_count: 3 })
    expect(JSON.stringify(content)).not.toContain("investigator_accepts_referrals")
  })
})

describe("what is wrong with the settings is told on standard error, and it ends with 1", () => {
  test.each<[name: string, value: string]>([
    ["REGISTRY_TIMEOUT", "soon"],
    ["REGISTRY_BASE_URL", "ftp://registry.test"],
    ["DATABASE_URL", "mysql://a"],
    ["LOG_LEVEL", "loud"],
  ])("%s", async (name, value) => {
    const { answers, code, err, rest } = await asking(sites, { ...Stdio.environment(standIn.url), [name]: value })

    expect([code, answers, rest]).toEqual([1, [], ""])
    expect(err).toMatch(new RegExp(`^${name} is not valid: it must be [^\\n]+\\.\\n$`))
  })

  test("a database that cannot be opened, in one sentence", async () => {
    const url = `sqlite://${join(folder, "nowhere", "trials.sqlite")}`
    const { answers, code, err } = await asking(sites, { ...Stdio.environment(standIn.url), DATABASE_URL: url })
    const sentences = err.split("\n").filter((line) => line !== "" && !line.startsWith("{"))

    expect([code, answers]).toEqual([1, []])
    expect(sentences).toEqual([expect.stringContaining("DATABASE_URL")])
  })
})

test("what only a service on a port is set by is not looked at", async () => {
  const others = {
    PORT: "tcp://10.0.0.1:80",
    HOST: "two hosts",
    PUBLIC_URL: "nowhere",
    SANDBOX_API_KEY: "x",
    SANDBOX_REQUESTS_PER_DAY: "many",
    PRO_CALLS_PER_MONTH: "many",
    TRUSTED_PROXIES: "all",
    OTEL_EXPORTER_OTLP_ENDPOINT: "nowhere",
  }
  const { answers, code, err } = await asking(Older.request("ping"), { ...Stdio.environment(standIn.url), ...others })

  expect([code, answers.length]).toEqual([0, 1])
  expect(err).not.toContain("no setting of this service")
})

describe("the log", () => {
  const secret = { condition: "a rare thing of mine", stage: "told to nobody", limit: 1 }

  test("is on standard error, a line of JSON for each request, with nothing of what was sent", async () => {
    const host = Stdio.startHere(Stdio.environment(standIn.url))
    await host.tell(Older.call("match_frontier_options", secret), Older.request("a method of mine", undefined, 2))
    await host.closeInput()
    const { err } = await host.ended()
    const lines = err.split("\n").slice(0, -1)
    const requests = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === "request")

    expect(requests.map(({ level, method, outcome }) => [level, method, outcome]).toSorted()).toEqual([
      ["INFO", "other", "-32601"],
      ["INFO", "tools/call", "answered"],
    ])
    expect(err).not.toMatch(/mine|nobody/)
  })

  test("warns of a setting that is misspelled", async () => {
    const { answers, err } = await asking(Older.request("ping"), {
      ...Stdio.environment(standIn.url),
      REGISTRY_TIMEUOT: "1 second",
    })

    expect(answers).toHaveLength(1)
    expect(err).toContain("REGISTRY_TIMEOUT")
  })

  test("tells of a registry that fails", async () => {
    const broken = StandIn.serve({ studies: [], behavior: () => new Response("broken", { status: 400 }) })
    const { answers, err } = await asking(sites, Stdio.environment(broken.url))
    await broken.stop()

    expect(answers[0]?.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^internal_error: The trial registry /) }],
    } as never)
    expect(err).toMatch(/"level":"WARN".*"outcome":"internal_error"/)
  })
})

/** What a clone has that the command needs; nothing is installed in it. */
const cloned = async () => {
  const clone = await mkdtemp(join(folder, "clone-"))
  const parts = ["package.json", "bun.lock", "bunfig.toml", "tsconfig.json", "tests/clients/package.json"]
  for (const part of [...parts, "application", "domain", "infrastructure", "interfaces"]) {
    await cp(join(root, part), join(clone, part), { recursive: true })
  }

  return clone
}

test("`bun run mcp` in a clone that was never installed prints nothing but its answers on standard output", async () => {
  const clone = await cloned()
  const surroundings = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const started = [process.execPath, "run", "--cwd", clone, "mcp"]
  const given = {
    ...surroundings,
    ...Stdio.environment(standIn.url),
    PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
  }
  const { answers, code, rest } = await askingProcess(sites, given, started, folder)

  expect([code, rest]).toEqual([0, ""])
  expect(answers).toMatchObject([{ id: 1, result: { structuredContent: { study: { nct_id: "NCT99300201" } } } }])
})

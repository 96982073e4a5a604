import { Database } from "bun:sqlite"
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Command from "../../support/command.ts"
import { type Listening, listening } from "../../support/process.ts"
import { until } from "../../support/until.ts"
import { heading } from "./Import.ts"

setDefaultTimeout(300_000)

let folder = ""
let database = ""
let databases = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-for-tests-"))
})

afterAll(() => rm(folder, { recursive: true }))

/** Where the database of a test stands. */
const path = () => join(folder, `trials-${databases}.sqlite`)

const another = () => {
  databases += 1
  database = `sqlite://${path()}`

  return database
}

/** One that is there already, so that nobody is told that it is new. */
const known = async () => {
  another()
  await cli("keys", "list")
}

const cli = (...args: ReadonlyArray<string>) => Command.cli({ DATABASE_URL: database }, ...args)

const write = async (name: string, text: string | ReadonlyArray<string>) => {
  const path = join(folder, name)
  await Bun.write(path, typeof text === "string" ? text : `${text.join("\n")}\n`)

  return path
}

describe("the commands for keys", () => {
  test("issue a key once, list it, and revoke it by its id", async () => {
    another()
    const issued = await cli("keys", "issue", "--plan", "pro", "--label", "A clinic")
    const key = /^ctm_live_[0-9A-Za-z]{36}$/m.exec(issued.out)?.[0] ?? ""
    expect([issued.code, issued.err, key.length]).toEqual([0, `New database at ${path()} (SQLite)\n`, 45])

    const listed = await cli("keys", "list")
    expect(listed.out).toContain("A clinic")
    expect(listed.out).toContain(key.slice(-4))
    expect(listed.out).not.toContain(key)
    const [record] = JSON.parse((await cli("keys", "list", "--json")).out)
    expect(record).toMatchObject({ plan: "pro", label: "A clinic", ending: key.slice(-4), revoked_at: null })

    expect((await cli("keys", "revoke", record.id)).code).toBe(0)
    const again = JSON.parse((await cli("keys", "revoke", key, "--json")).out)
    expect(again).toMatchObject({ id: record.id, revoked_at: expect.stringMatching(/^20/) })
  })
})

describe("a mistake ends with code 1 and a sentence on standard error", () => {
  beforeAll(known)

  test.each<[string, ReadonlyArray<string>, string]>([
    [
      "a label of nothing",
      ["keys", "issue", "--plan", "pro", "--label", " "],
      "A label is 1 to 200 characters in one line.",
    ],
    [
      "a key that was never issued",
      ["keys", "revoke", "acct_none"],
      "No account has this key or id: keys list shows all there are.",
    ],
    [
      "what is no command",
      ["keys", "rotate"],
      "“keys rotate” is not a command: the commands are keys issue, keys list, and keys revoke.",
    ],
    [
      "studies that are none",
      ["intel", "list", "NCT1", "NCT00000001", "2"],
      "“NCT1” is not a study number: that is NCT and eight digits.\n“2” is not a study number: that is NCT and eight digits.",
    ],
    ["a file that is not there", ["intel", "import", "none.csv"], "There is no file none.csv."],
    [
      "a file of another kind",
      ["intel", "import", "a.xlsx"],
      "a.xlsx must end in .csv or .jsonl, so that it is known how to read it.",
    ],
    [
      "a service that is not there",
      ["match", "glioblastoma", "--url", "http://127.0.0.1:1"],
      "No clinical trial matching service answers at http://127.0.0.1:1: --url says where it runs.",
    ],
  ])("%s", async (_, args, sentence) => {
    const { code, err, out } = await cli(...args)

    expect({ code, err: err.trimEnd(), out }).toEqual({ code: 1, err: sentence, out: "" })
  })

  test.each([
    ["a database of another kind", "mysql://localhost/x", "DATABASE_URL"],
    ["a database that cannot be reached", "postgres://127.0.0.1:1/x", "DATABASE_URL"],
    ["a file that cannot be made", "sqlite:///dev/null/trials.sqlite", "DATABASE_URL"],
  ])("%s", async (_, url, named) => {
    database = url
    const { code, err, out } = await cli("keys", "list")

    expect([code, out]).toEqual([1, ""])
    expect(err.trimEnd().split("\n")).toHaveLength(1)
    expect(err).toContain(named)
  })

  test("a database that does not do what it is asked", async () => {
    await known()
    using opened = new Database(path())
    opened.run("alter table issued_key rename to lost")

    expect(await cli("keys", "list", "--json")).toMatchObject({
      code: 1,
      err: "The database failed (SQLITE_ERROR 1 no such table: issued_key); what was not confirmed was not done.\n",
      out: "",
    })
  })
})

test("a setting whose name is misspelled is warned of", async () => {
  await known()
  const environment = { DATABASE_URL: database, REGISTRY_TIMEOT: "a-secret" }
  const { code, err, out } = await Command.cli(environment, "keys", "list", "--json")

  expect({ code, out }).toEqual({ code: 0, out: "[]\n" })
  expect(err).toBe("REGISTRY_TIMEOT is not a setting of this service: did you mean REGISTRY_TIMEOUT?\n")
})

describe("an import", () => {
  const good = [
    heading,
    'NCT99300201,"Mayo, Clinic",Rochester,Minnesota,United States,recruiting,2025-11-01,true,"two\nlines"',
  ]

  test("records a CSV, knows it again, and lists it", async () => {
    another()
    const file = await write("good.csv", good)
    expect((await cli("intel", "import", file)).out).toContain("Recorded 1 observation; 0 were known already.")
    expect(JSON.parse((await cli("intel", "import", file, "--json")).out)).toEqual({ added: 0, known: 1 })

    expect((await cli("intel", "list")).out).toContain("Rochester, Minnesota, United States")
    expect(JSON.parse((await cli("intel", "list", "nct99300201", "--json")).out)).toEqual([
      {
        nct_id: "NCT99300201",
        facility: "Mayo, Clinic",
        city: "Rochester",
        state: "Minnesota",
        country: "United States",
        status: "recruiting",
        last_verified_at: "2025-11-01T00:00:00.000Z",
        investigator_accepts_referrals: true,
        notes: "two\nlines",
      },
    ])
    expect((await cli("intel", "list", "NCT00000000")).out).toContain("No observation is recorded")
  })

  test("records the samples of docs/observations.md, which say the same in both forms", async () => {
    another()
    const sample = (form: string) => join(import.meta.dir, `../../../docs/observations.${form}`)

    expect(JSON.parse((await cli("intel", "import", sample("csv"), "--json")).out)).toEqual({
      added: 3,
      known: 0,
    })
    expect(JSON.parse((await cli("intel", "import", sample("jsonl"), "--json")).out)).toEqual({
      added: 0,
      known: 3,
    })
  })

  test("names every bad line of a CSV with its column and what it accepts, and records nothing", async () => {
    await known()
    const file = await write("bad.csv", [...good, "NCT1,Foo,,,,open,2025-11-01,,", "", "NCT99300201,X,,,,recruiting"])
    const { code, err, out } = await cli("intel", "import", file)

    expect([code, out]).toEqual([1, ""])
    expect(err.trimEnd().split("\n")).toEqual([
      "line 4, nct_id: accepted is NCT and eight digits.",
      "line 4, status: accepted is recruiting, not_recruiting, waitlist, unknown.",
      "line 6: it has 6 cells, the heading has 9.",
      "Nothing was recorded: 2 lines of 3 cannot be read.",
    ])
    expect(JSON.parse((await cli("intel", "list", "--json")).out)).toEqual([])
  })

  test("does the same with JSON lines", async () => {
    another()
    const line = { nct_id: "NCT99300201", facility: "A", status: "waitlist", last_verified_at: "2025-11-01T10:00:00Z" }
    const right = await write("good.jsonl", ["", JSON.stringify(line), JSON.stringify({ ...line, notes: "x" })])
    const wrong = await write("bad.jsonl", [JSON.stringify(line), "[]", "{", JSON.stringify({ ...line, note: 1 })])

    expect(JSON.parse((await cli("intel", "import", right, "--json")).out)).toEqual({ added: 2, known: 0 })
    const { err } = await cli("intel", "import", wrong)
    expect(err.split("\n").map((line) => line.split(":")[0])).toEqual([
      "line 2",
      "line 3",
      "line 4",
      "Nothing was recorded",
      "",
    ])
  })

  test("refuses a file without an observation", async () => {
    another()
    const { code, err } = await cli("intel", "import", await write("empty.csv", heading))

    expect([code, err.endsWith("empty.csv holds no observation.\n")]).toEqual([1, true])
  })
})

describe("beside a running service", () => {
  let standIn: StandIn.StandIn
  let service: Listening

  beforeAll(async () => {
    standIn = StandIn.serve({ studies: madeUpStudies })
    service = await listening({ DATABASE_URL: another(), REGISTRY_BASE_URL: standIn.url })
  })

  afterAll(async () => {
    await service.stop()
    await standIn.stop()
  })

  const statusOf = async (key: string) =>
    (await fetch(`${service.url}/v1/conditions`, { headers: { authorization: `Bearer ${key}` } })).status

  test("a key works once it is issued, shows its use, and does not work once it is revoked", async () => {
    const { id, key } = JSON.parse((await cli("keys", "issue", "--plan", "pro", "--label", "Clinic", "--json")).out)
    expect(await Promise.all([statusOf(key), statusOf(key), statusOf(key)])).toEqual([200, 200, 200])
    const month = new Date().toISOString().slice(0, 7)
    expect(JSON.parse((await cli("usage", "--json")).out)).toEqual([
      { account: id, month, calls: 3, plan: "pro", label: "Clinic" },
    ])
    expect((await cli("usage")).out).toContain("Clinic")
    await cli("keys", "revoke", id)
    await until(async () => (await statusOf(key)) === 401)
  })

  test("a match is printed to read, with what was observed, and as JSON", async () => {
    const { key } = JSON.parse((await cli("keys", "issue", "--plan", "pro", "--label", "Clinic", "--json")).out)
    const place = ["--lat", "40.71", "--lng", "-74.01"]
    const ask = [
      "match",
      "pancreatic-cancer",
      "--url",
      service.url,
      "--key",
      key,
      "--age",
      "61",
      "--limit",
      "2",
      ...place,
    ]
    const first = JSON.parse((await cli(...ask, "--json")).out)
    expect(first.options).toHaveLength(2)
    expect(first.ask_next).not.toBeEmpty()
    const [{ nct_id, sites }] = first.options
    const seen = { nct_id, facility: sites[0].facility, status: "waitlist", last_verified_at: "2025-11-01" }
    await cli("intel", "import", await write("seen.jsonl", [JSON.stringify(seen)]))

    const { code, out } = await cli(...ask)
    expect(code).toBe(0)
    for (const part of [
      nct_id,
      "seen waitlist on 2025-11-01",
      "Age within published bounds",
      "not medical advice",
      "area searched: within 100 miles of 40.71, -74.01",
      `contact: ${first.options[0].contacts[0].name}, ${first.options[0].contacts[0].phone}`,
      "What these options turn on, and the profile leaves out:",
      ...first.ask_next.map(({ question }: { question: string }) => `- ${question}`),
      "http://",
    ]) {
      expect(out).toContain(part)
    }
    expect(out).not.toContain("a Pro key")
    const more = first.options.map(({ sites }: { sites: ReadonlyArray<object> }) => sites.length - 3)
    expect(Math.max(...more)).toBeGreaterThan(0)
    expect(Array.from(out.matchAll(/ {3}and at (\d+) more, .*\bopen now$/gm), ([, count]) => Number(count))).toEqual(
      more.filter((count: number) => count > 0),
    )

    const without = (await cli(...ask.filter((part) => part !== "--key" && part !== key))).out
    expect(without).toContain("1 of its sites was observed first-hand: a Pro key shows what was seen.")
    expect(without).not.toContain("seen waitlist")
  })

  test("a key that the service does not know is told of by its flag", async () => {
    const { code, err, out } = await cli("match", "ALS", "--url", service.url, "--key", "ctm_unknown")

    expect([code, out]).toEqual([1, ""])
    expect(err).toBe(
      `The service at ${service.url} does not know the key that it was asked with: --key names another.\n`,
    )
  })

  test.each(["/", "/v1", "/v1/"])("the service is found where its address ends in %s", async (end) => {
    const { code, out } = await cli("match", "ALS", "--url", `${service.url}${end}`, "--limit", "1")

    expect(code).toBe(0)
    expect(out).toContain("not medical advice")
  })

  test("where nothing is found, what would widen the search is said", async () => {
    const { code, out } = await cli("match", "zzzz", "--url", service.url, "--near", "Lemuria", "--phase", "PHASE4")

    expect(code).toBe(0)
    expect(out).toStartWith(
      [
        "No option was found (area searched: places matching “Lemuria”). To find more, try:",
        "- another name of the condition, or a wider one",
        "- another spelling of the place, a larger one, such as a state or a country, or no location",
        "- any phase\n",
      ].join("\n"),
    )
  })

  test("where the condition seems misspelled, what may be meant is said", async () => {
    const { out } = await cli("match", "gliobalstoma", "--url", service.url)

    expect(out).toContain("\n\nDid you mean “Glioblastoma”?\n\n")
  })

  test.each<[typed: ReadonlyArray<string>, sentence: string]>([
    [["x", "--age", "161"], "--age must be a whole number from 0 to 130."],
    [
      ["x", "--age", "161", "--limit=0"],
      "--age must be a whole number from 0 to 130.\n--limit must be a whole number from 1 to 50.",
    ],
    [
      ["x", "--biomarker=a", "--biomarker", " "],
      '--biomarker must be text of 1 to 200 characters, such as "KRAS G12D".',
    ],
  ])(
    "what the service refuses of %j is told in its sentence, with the name that was typed",
    async (typed, sentence) => {
      const { code, err } = await cli("match", ...typed, "--url", service.url)

      expect([code, err]).toEqual([1, `${sentence}\n`])
    },
  )
})

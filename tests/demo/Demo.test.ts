import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { dirname } from "node:path"
import { english as words } from "../../interfaces/web/browser/words/English.ts"
import { inBrowser } from "../support/browser/inBrowser.ts"
import * as Command from "../support/command.ts"
import { type Listening, listening } from "../support/process.ts"
import { asked, posted, sandboxKey } from "../support/service.ts"
import { eventually } from "../support/until.ts"

setDefaultTimeout(300_000)

const madeUp = /^Made-up studies: none of them exists, and links to their records lead nowhere\. /
const path = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`

/** What the demonstration says when it is up. */
const welcomed = (demonstration: Listening): Promise<string> =>
  eventually(() => {
    const { out } = demonstration.written()

    return out.includes("Ctrl-C ends it.") ? out : undefined
  })

let demo: Listening
let welcome = ""

beforeAll(async () => {
  demo = await listening({}, "demo/main.ts")
  welcome = await welcomed(demo)
})

afterAll(async () => {
  await demo.stop()
})

/** What stands in the welcome to be pasted, each request whole. */
const requests = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/^ {2}((?:bun|npx|curl) .*(?:\n {4}.*)*)/gm), ([, request]) => request ?? "")

const paste = async (request: string) => {
  const { code, err, out } = await Command.ended(Command.begin(["sh", "-c", request], { PATH: path }))
  expect([err.replace(/^\$ .*\n/, ""), code]).toEqual(["", 0])

  return out
}

test("says first where the page is, then both keys", () => {
  const lines = welcome.split("\n").filter((line) => line !== "")

  expect(lines[0]).toStartWith(`Open http://localhost:${demo.port} in a browser`)
  expect(welcome).toContain(sandboxKey)
  expect(welcome).toMatch(/ctm_live_[0-9A-Za-z]{36}\b/)
})

describe("the requests to paste", () => {
  test("are one for the command line, then REST, a tool call, and the sites of a study", () => {
    expect(requests(welcome).map((request) => /cli match|v1\/match|mcp|v1\/availability/.exec(request)?.[0])).toEqual([
      "cli match",
      "v1/match",
      "mcp",
      "v1/availability",
    ])
  })

  const isThere = Bun.which("curl") !== null

  test.skipIf(!isThere)(
    `print the same options on every door${isThere ? "" : ": skipped, as curl is not installed"}`,
    async () => {
      const [command = "", rest = "", tool = "", sites = ""] = await Promise.all(requests(welcome).map(paste))
      const named = (text: string) => Array.from(text.matchAll(/^(?:\d\. )?(NCT99\d{6})\b/gm), ([, nctId]) => nctId)

      expect(named(command)).toHaveLength(3)
      expect(named(rest)).toEqual(named(command))
      expect(named(tool)).toEqual(named(command))
      expect(named(sites)).toHaveLength(1)
      expect(named(command)).toEqual(expect.arrayContaining(named(sites)))
      expect(sites).toMatch(/recruiting|waitlist/)
      for (const printed of [command, rest, tool, sites]) expect(printed).toMatch(/^Made-up studies/m)
    },
  )
})

test("the patient sees a study that lists only solid tumours, found by the gene", async () => {
  const { payload } = await answered(
    "/v1/match",
    posted({ condition: "pancreatic-cancer", stage: "metastatic", biomarkers: ["KRAS G12D"], age: 61 }, sandboxKey),
  )
  const { options = [], source } = payload

  expect(options.slice(0, 5).map(({ nct_id }) => nct_id)).toContain("NCT99310001")
  expect(source?.query_url).toContain(
    encodeURIComponent("AREA[EligibilityCriteria](KRAS)").replace("(", "%28").replace(")", "%29"),
  )
})

interface Payload {
  readonly disclaimer: string
  readonly source?: { readonly registry: string; readonly query_url: string }
  readonly options?: ReadonlyArray<{ readonly nct_id: string }>
  readonly result: { readonly content: ReadonlyArray<{ readonly text: string }>; readonly structuredContent: Payload }
}

const answered = async (path: string, init: RequestInit) => {
  const answer = await fetch(`${demo.url}${path}`, init)
  expect(answer.status).toBe(200)

  return { headers: answer.headers, payload: (await answer.json()) as Payload }
}

const called = async (name: string, input: object) => {
  const { payload } = await answered(
    "/mcp",
    posted({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }, sandboxKey),
  )

  return payload.result
}

test.each([
  ["/v1/match", posted({ condition: "glioblastoma", limit: 1 }, sandboxKey)],
  ["/v1/availability/NCT99300201", asked(sandboxKey)],
  ["/v1/conditions", asked(sandboxKey)],
])("%s begins its disclaimer with what the studies are", async (path, init) => {
  const { payload } = await answered(path, init)

  expect(payload.disclaimer).toMatch(madeUp)
  expect(payload.disclaimer).toContain("not medical advice")
  if (payload.source !== undefined) expect(payload.source.registry).toBe("ClinicalTrials.gov")
})

test.each([
  ["match_frontier_options", { condition: "glioblastoma", limit: 1 }],
  ["get_site_availability", { nct_id: "NCT99300201" }],
  ["list_launch_conditions", {}],
])("%s says it in its text and its payload", async (name, input) => {
  const { content, structuredContent } = await called(name, input)

  expect(structuredContent.disclaimer).toMatch(madeUp)
  expect(content[0]?.text).toContain(structuredContent.disclaimer)
})

test("the sandbox key has a thousand calls", async () => {
  const { headers } = await answered("/v1/conditions", asked(sandboxKey))

  expect(headers.get("x-ratelimit-limit")).toBe("1000")
})

describe("started by npm with settings of one's own", () => {
  let other: Listening
  let said = ""

  beforeAll(async () => {
    const environment = {
      SANDBOX_REQUESTS_PER_DAY: "7",
      npm_config_user_agent: "npm/11.0.0 node/v24.0.0 linux x64",
    }
    other = await listening(environment, "demo/main.ts")
    said = await welcomed(other)
  })

  afterAll(async () => {
    await other.stop()
  })

  test("the sandbox key has as many calls as the environment says", async () => {
    const answer = await fetch(`${other.url}/v1/conditions`, asked(sandboxKey))

    expect(answer.headers.get("x-ratelimit-limit")).toBe("7")
  })

  test("the requests call Bun by way of npx", () => {
    expect(requests(said)[0]).toStartWith(`npx -y bun@${Bun.version} run cli match `)
  })
})

await inBrowser("The page of the demonstration", (open) => {
  test("says that its studies are made up, and finds them", async () => {
    const visitor = await open(demo.url)
    await visitor.reads("Made-up studies: none of them exists, and links to their records lead nowhere.")
    expect(await visitor.reads(words.footer.forProgrammers)).not.toContain(words.footer.source)
    await visitor.enters(words.form.illness, "Lou Gehrig's disease")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.discloses("places")
    await visitor.reads(/@site\.example\.org/)

    expect(await visitor.reads(words.demonstration)).toMatch(/NCT99\d{6}/)
    expect(await visitor.inspected("20-demonstration")).toEqual([])
  })
})

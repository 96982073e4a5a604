import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as StandIn from "../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../demo/studies/MadeUpStudies.ts"
import { sizes } from "./endurance/Sizes.ts"
import { projectOfItsOwn, startsAtOnce } from "./StartsAtOnce.ts"
import { type Listening, listening } from "./support/process.ts"
import { sandboxKey } from "./support/service.ts"

setDefaultTimeout(300_000)

const registry = StandIn.serve({ studies: madeUpStudies })

const publicUrl = "http://trials.example"

const begin = (program: Parameters<typeof listening>[1]) =>
  listening({ REGISTRY_BASE_URL: registry.url, PUBLIC_URL: publicUrl }, program)

let built: Listening
let source: Listening

beforeAll(async () => {
  built = await begin("run start")
  source = await begin("sources")
})

/** `bun run` passes a signal on that lets it end, and leaves the service behind where it is killed. */
const end = async (service: Listening) => {
  service.signal("SIGTERM")

  return service.ended()
}

afterAll(async () => {
  await end(built)
  await source.stop()
  await registry.stop()
})

/** Status, kind and text of an answer, without what is another at each call. */
const told = async (answer: Response) => [
  answer.status,
  answer.headers.get("content-type"),
  (await answer.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "now"),
]

/** A request to both: what `bun run start` answers, and what the source does. */
const both = async (path: string, init: RequestInit = {}) => {
  const headers = {
    authorization: `Bearer ${sandboxKey}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  }
  const at = async ({ url }: Listening) => told(await fetch(`${url}${path}`, { headers, ...init }))

  return [await at(built), await at(source)] as const
}

test.each([
  "/",
  "/page/script.js",
  "/page/compare.js",
  "/page/since.js",
  "/page/qr.js",
  "/page/report.js",
  "/page/criteria.js",
  "/page/style.css",
  "/docs",
  "/docs/page.css",
  "/docs/start.js",
  "/docs/swagger-ui.css",
  "/docs/swagger-ui-bundle.js",
  "/openapi.json",
  "/v1/conditions",
  "/healthz",
])("bun run start serves %s as the source does", async (path) => {
  const [fromBuilt, fromSource] = await both(path)

  expect(fromBuilt[0]).toBe(200)
  expect(fromBuilt).toEqual(fromSource)
})

const profile = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  prior_lines: 1,
  age: 61,
}

test.each<[name: string, path: string, body: object, says: string]>([
  ["a match", "/v1/match", profile, '"nct_id":"NCT'],
  [
    "a tool call",
    "/mcp",
    { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "match_frontier_options", arguments: profile } },
    '"nct_id":"NCT',
  ],
  ["a match without a condition", "/v1/match", {}, '"code":"invalid_request"'],
])("and %s", async (_, path, body, says) => {
  const [fromBuilt, fromSource] = await both(path, { method: "POST", body: JSON.stringify(body) })

  expect(fromBuilt[2]).toContain(says)
  expect(fromBuilt).toEqual(fromSource)
})

test("A signal to it ends the service, after all that is above, with code 0 and without an error", async () => {
  const { code, err, out } = await end(built)

  expect([code, err]).toEqual([0, ""])
  expect(out).toContain("Ending: requests in flight are answered first")
})

startsAtOnce(sizes.starts.short)

test("Its file is renamed when it is whole: who reads the one before reads it to its end", async () => {
  const project = await projectOfItsOwn()
  const before = "// What was made before.\n"
  await mkdir(join(project, "build"))
  await writeFile(join(project, "build/main.js"), before)
  const reader = await open(join(project, "build/main.js"))
  const build = Bun.spawn([process.execPath, "run", "build"], { cwd: project, stdout: "ignore", stderr: "ignore" })
  const code = await build.exited
  const read = await reader.readFile("utf8")
  await reader.close()
  const made = await readdir(join(project, "build"))
  const { size } = Bun.file(join(project, "build/main.js"))
  await rm(project, { recursive: true })

  expect([code, read, made]).toEqual([0, before, ["main.js"]])
  expect(size).toBeGreaterThan(1_000_000)
})

test("Where it can make no file of its own it starts the sources, and tells why", async () => {
  const project = await projectOfItsOwn()
  await writeFile(join(project, "build"), "No folder.")
  const service = await listening({ REGISTRY_BASE_URL: registry.url }, "run start", project)
  const { status } = await fetch(`${service.url}/page/style.css`)
  const { code, err } = await end(service)
  await rm(project, { recursive: true })

  expect([status, code]).toEqual([200, 0])
  expect(err).toContain("build")
})

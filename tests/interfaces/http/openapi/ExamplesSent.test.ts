import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Predicate } from "effect"
import { madeUpObservations } from "../../../../demo/studies/MadeUpObservations.ts"
import { mirrored } from "../../../support/mirrored.ts"
import { asked, posted, proKey, type Running, sandboxKey, start } from "../../../support/service.ts"
import { at, type Node, type Path } from "./Described.ts"

let service: Running

beforeAll(async () => {
  service = await start({ observations: madeUpObservations(Date.parse("2026-11-20T00:00:00Z")) })
})

afterAll(() => service.stop())

const nodeOf = (value: unknown): Node => (Predicate.isRecord(value) ? value : {})

const json = ["content", "application/json"]

/** The examples at a path of the document, by name. */
const examplesAt = (path: Path): Node =>
  Object.fromEntries(
    Object.entries(at([...path, "examples"])).map(([name, example]) => [name, nodeOf(example)["value"]]),
  )

/** What the document says of a call under the name of its request. */
const answered = (path: string, method: string) => examplesAt(["paths", path, method, "responses", "200", ...json])

const asAnOption = (option: unknown) => {
  const { criteria_checks: checks, nct_id, study_type, title } = nodeOf(option)

  return {
    nct_id,
    study_type,
    title,
    checks: (Array.isArray(checks) ? checks : []).map((check: Node) => check["state"]),
  }
}

/** What a URL of the registry asks for. */
const queryOf = (url: unknown) => String(url).split("/studies")[1]

/** What an example must have in common with the true answer: examples show one option, and three of its sites. */
const essence = (payload: unknown) => {
  const { options, source, study, total_found, verified_fields_included, verified_site_count, verified_site_counts } =
    nodeOf(payload)
  const [first] = Array.isArray(options) ? options : [study]

  return {
    first: first === undefined ? "none" : asAnOption(first),
    total_found,
    verified_fields_included,
    counts: verified_site_count ?? nodeOf(verified_site_counts)[String(nodeOf(first)["nct_id"])],
    query: queryOf(nodeOf(source)["query_url"]),
  }
}

const keyFor = (name: string) => (name === "verified" ? proKey : sandboxKey)

const requestsOf = (path: string) =>
  Object.entries(examplesAt(["paths", path, "post", "requestBody", ...json])).map(([name, body]) => ({ name, body }))

describe("The document's example of a profile is answered, and as its example says", () => {
  test.each(requestsOf("/v1/match"))("$name", async ({ body, name }) => {
    const answer = await service.send("/v1/match", posted(body, keyFor(name)))
    const payload = nodeOf(await answer.json())
    const example = answered("/v1/match", "post")[name]

    expect(answer.status).toBe(200)
    expect(payload["input_echo"]).toEqual(nodeOf(body))
    if (example !== undefined) expect(essence(payload)).toEqual(essence(example))
  })

  test("which each answer's example belongs to", () => {
    expect(Object.keys(nodeOf(answered("/v1/match", "post")))).toEqual(["everything", "verified", "none"])
  })
})

describe("The document's example of a number is answered, and as its example says", () => {
  const numbers = Object.entries(examplesAt(["components", "parameters", "NctId"])).map(([name, id]) => ({ name, id }))

  test.each(numbers)("$name", async ({ id, name }) => {
    const answer = await service.send(`/v1/availability/${id}`, asked(keyFor(name)))

    expect(answer.status).toBe(200)
    expect(essence(await answer.json())).toEqual(essence(answered("/v1/availability/{nctId}", "get")[name]))
  })

  test("each", () => expect(numbers).toHaveLength(2))
})

describe("The document's example of a message is answered, and as its example says", () => {
  const isNotification = (body: unknown) => !("id" in nodeOf(body))

  test.each(requestsOf("/mcp"))("$name", async ({ body, name }) => {
    const answer = await service.send("/mcp", posted(body, sandboxKey, mirrored(body)))
    if (isNotification(body)) return expect(answer.status).toBe(202)
    const said = nodeOf(nodeOf(answered("/mcp", "post")[name])["result"])
    const { result } = nodeOf(await answer.json())
    const { capabilities, protocolVersion, serverInfo, structuredContent, supportedVersions, tools } = nodeOf(result)
    const listed: Node = Array.isArray(tools) ? { tools: tools.slice(0, 1) } : {}

    expect(answer.status).toBe(200)
    expect(essence(structuredContent)).toEqual(essence(said["structuredContent"]))
    expect(listed).toEqual("tools" in said ? { tools: said["tools"] } : {})
    expect({ capabilities, protocolVersion, serverInfo, supportedVersions }).toEqual({
      capabilities: said["capabilities"],
      protocolVersion: said["protocolVersion"],
      serverInfo: said["serverInfo"],
      supportedVersions: said["supportedVersions"],
    })
  })

  test("which each answer's example belongs to", () => {
    const names = requestsOf("/mcp").flatMap(({ body, name }) => (isNotification(body) ? [] : [name]))

    expect(Object.keys(answered("/mcp", "post"))).toEqual(names)
  })
})

describe("The document's example of a field is taken", () => {
  const fields = Object.entries(at(["components", "schemas", "MatchRequest", "properties"])).flatMap(
    ([field, schema]) => {
      const { examples } = nodeOf(schema)

      return (Array.isArray(examples) ? examples : []).map((value: unknown) => ({ field, value }))
    },
  )

  test.each(fields)("$field: $value", async ({ field, value }) => {
    const answer = await service.send("/v1/match", posted({ condition: "glioblastoma", [field]: value }, proKey))

    expect(answer.status).toBe(200)
  })

  test("each", () => expect(fields.length).toBeGreaterThan(3))
})

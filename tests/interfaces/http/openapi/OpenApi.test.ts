import { describe, expect, test } from "bun:test"
import { Either, FastCheck, Predicate } from "effect"
import * as Match from "../../../../interfaces/functions/Match.ts"
import * as Docs from "../../../../interfaces/http/docs/Docs.ts"
import * as Codes from "../../../../interfaces/http/openapi/Codes.ts"
import * as JsonRpc from "../../../../interfaces/http/openapi/JsonRpc.ts"
import * as McpEndpoint from "../../../../interfaces/http/routing/McpEndpoint.ts"
import { probes } from "../../../../interfaces/http/routing/Probes.ts"
import * as RecordEndpoints from "../../../../interfaces/http/routing/RecordEndpoints.ts"
import * as Endpoints from "../../../../interfaces/http/routing/RestEndpoints.ts"
import * as Envelope from "../../../../interfaces/mcp/Envelope.ts"
import * as Era from "../../../../interfaces/mcp/Era.ts"
import * as Protocol from "../../../../interfaces/mcp/Protocol.ts"
import * as Tools from "../../../../interfaces/mcp/Tools.ts"
import * as Web from "../../../../interfaces/web/Pages.ts"
import { errorCodes } from "../../../../interfaces/wire/WireError.ts"
import {
  ajv,
  at,
  document,
  everywhere,
  faults,
  faultsOf,
  headersOf,
  links,
  nodes,
  operationOf,
  operations,
  pathOf,
  resolved,
  validatorAt,
} from "./Described.ts"
import { shape } from "./OpenApiShape.ts"

describe("The document", () => {
  test("has the shape of OpenAPI 3.1", () => {
    const validate = ajv.compile(shape)
    validate(document)

    expect(validate.errors ?? []).toEqual([])
  })

  test("speaks of the configured address and key, and of no other", () => {
    expect(document["servers"]).toEqual([{ url: links.publicUrl, description: "This service" }])
    expect(JSON.stringify(at(["components", "securitySchemes"]))).toContain(links.sandboxKey)
    expect(JSON.stringify(document)).not.toMatch(/localhost|127\.0\.0\.1|ctm_/)
  })

  test("refers only to what is there", () => {
    const references = everywhere.filter(([, node]) => "$ref" in node)

    expect(references.length).toBeGreaterThan(100)
    expect(references.filter(([, { $ref }]) => Object.keys(at(pathOf($ref))).length === 0)).toEqual([])
  })

  test("has no component that nothing refers to", () => {
    const used = new Set(everywhere.map(([, { $ref }]) => $ref))
    const components = ["schemas", "parameters", "headers", "responses"].flatMap((kind) =>
      Object.keys(at(["components", kind])).map((name) => `#/components/${kind}/${name}`),
    )

    expect(components.filter((name) => !used.has(name))).toEqual([])
  })

  test("keeps bounds where generators of code see them, not beside a reference", () => {
    const besides = everywhere.flatMap(([path, node]) =>
      "$ref" in node && Object.keys(node).some((name) => name !== "$ref" && name !== "description")
        ? [path.join(" ")]
        : [],
    )

    expect(besides).toEqual([])
  })

  test("lists words in place only under names that are identifiers, for generators of code make types of them", () => {
    const named = everywhere.filter(([path, { enum: words }]) => words !== undefined && path.at(-2) === "properties")

    expect(named.length).toBeGreaterThan(5)
    expect(named.map(([path]) => String(path.at(-1))).filter((name) => !/^[a-z_$][\w$]*$/i.test(name))).toEqual([])
  })

  test.each(Object.keys(at(["components", "schemas"])))("has a sound schema %s", (name) => {
    expect(ajv.validateSchema(at(["components", "schemas", name]))).toBe(true)
    expect(validatorAt(["components", "schemas", name])).toBeDefined()
  })
})

/** Hosts that make tools of operations refuse or cut descriptions above 1,024 characters. */
describe("An operation is described in what hosts take", () => {
  const described = operations
    .map(operationOf)
    .map(
      ({ description, operationId, summary }) => [String(operationId), String(summary), String(description)] as const,
    )

  test.each(described)("%s", (_, summary, description) => {
    expect(summary.length).toBeWithin(3, 121)
    expect(description.length).toBeWithin(3, 1001)
  })

  test.each(["matchOptions", "getAvailability", "callTools"])("with its caveats in the first half: %s", (id) => {
    const [, , description = ""] = described.find(([each]) => each === id) ?? []

    expect(description.slice(0, description.length / 2)).toContain("no medical advice")
  })
})

describe("Examples are true", () => {
  const examples = everywhere.flatMap(([path, node]) =>
    Object.entries(Predicate.isRecord(node["examples"]) ? node["examples"] : {}).map(([name, example]) => ({
      name: [...path, name].join(" "),
      path,
      value: Predicate.isRecord(example) ? example["value"] : undefined,
    })),
  )

  test("and enough to learn from", () => expect(examples.length).toBeGreaterThan(50))

  test("and those of one answer are told apart by their summaries", () => {
    const summaries = everywhere.flatMap(([path, { content }]) =>
      nodes(content)
        .filter(([, { examples }]) => Predicate.isRecord(examples) && Object.keys(examples).length > 1)
        .map(
          ([, { examples }]) =>
            [
              path.join(" "),
              nodes(examples).flatMap(([way, { summary }]) => (way.length === 1 ? [summary] : [])),
            ] as const,
        ),
    )

    expect(summaries.length).toBeGreaterThan(10)
    expect(summaries.filter(([, each]) => each.includes(undefined) || new Set(each).size < each.length)).toEqual([])
  })

  test.each(examples)("$name", ({ path, value }) => {
    expect(faults([...path, "schema"], value)).toEqual([])
  })

  const ofSchemas = everywhere.flatMap(([path, { examples }]) =>
    Array.isArray(examples) ? examples.map((value: unknown) => ({ name: path.join(" "), path, value })) : [],
  )

  test.each(ofSchemas)("$name", ({ path, value }) => {
    expect(faults(path, value)).toEqual([])
  })

  const options = examples.flatMap(({ name, value }) =>
    nodes(value).flatMap(([, { criteria_checks: checks, eligibility_text: text, nct_id: id, unknown_count: count }]) =>
      Array.isArray(checks) ? [{ name, checks: nodes(checks).map(([, check]) => check), text, id, count }] : [],
    ),
  )

  test.each(options)("in what they quote, count and name: $name", ({ checks, count, id, text }) => {
    const quotes = checks.flatMap(({ evidence }) =>
      Array.from(String(evidence).matchAll(/“(.*?)”/g), ([, quote]) => quote),
    )

    expect(quotes.filter((quote) => quote === undefined || !String(text).includes(quote))).toEqual([])
    expect(count).toBe(checks.slice(1).filter(({ state }) => state === "unknown").length)
    expect(id).toStartWith("NCT99")
  })
})

const specified: Readonly<Record<string, ReadonlyArray<number>>> = {
  "post /v1/match": [200, 400, 401, 405, 409, 413, 415, 429, 500, 502, 503],
  "get /v1/availability/{nctId}": [200, 400, 401, 404, 405, 429, 500, 502, 503],
  "get /v1/conditions": [200, 400, 401, 405, 429, 500, 502, 503],
  "post /mcp": [200, 202, 400, 401, 404, 405, 409, 413, 415, 429, 500, 503],
  "post /fhir/ResearchStudy/$match": [200, 400, 401, 405, 409, 413, 415, 422, 429, 500, 502, 503],
  "post /getClinicalTrial": [200, 400, 401, 405, 409, 413, 415, 422, 429, 500, 502, 503],
  "post /fhir/$trial-profile": [200, 400, 401, 405, 409, 413, 415, 422, 429, 500, 502, 503],
}

const keyless: Readonly<Record<string, ReadonlyArray<number>>> = {
  "get /fhir/metadata": [200, 405, 500],
  "get /": [200, 304, 405, 500],
  "get /healthz": [200, 405, 500],
  "get /readyz": [200, 405, 500, 503],
  "get /metrics": [200, 405, 500],
  "get /openapi.json": [200, 405, 500],
  "get /docs": [200, 405, 500],
}

const rateLimit = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]

describe("Every operation", () => {
  test("is there, with every status it can answer", () => {
    expect(Object.fromEntries(operations.map(({ name, statuses }) => [name, statuses]))).toEqual({
      ...specified,
      ...keyless,
    })
  })

  test("of the endpoints is where the service has it", () => {
    const served = [
      Endpoints.match,
      Endpoints.availability,
      Endpoints.conditions,
      McpEndpoint.mcp,
      ...RecordEndpoints.endpoints(),
    ]

    expect(served.map(({ method, template }) => `${method.toLowerCase()} ${template}`)).toEqual(Object.keys(specified))
  })

  test("of the pages is there, but for what a page is made of", () => {
    const served = [...Web.pages(links), ...Docs.pages(links), ...probes(() => false)].map(({ path }) => `get ${path}`)

    expect(served.filter((name) => !/^get \/(docs|page)\//.test(name) && !(name in keyless))).toEqual([])
  })

  test("has an identifier of its own and a known tag", () => {
    const identifiers = operations.map((operation) => operationOf(operation)["operationId"])
    const tags = nodes(document["tags"]).map(([, { name }]) => name)

    expect(new Set(identifiers).size).toBe(operations.length)
    expect(
      operations.flatMap((operation) => operationOf(operation)["tags"]).filter((tag) => !tags.includes(tag)),
    ).toEqual([])
  })

  test.each(operations)("needs a key, or says that it does not: $name", (operation) => {
    expect(operationOf(operation)["security"] ?? document["security"]).toEqual(
      operation.name in keyless ? [] : [{ ApiKey: [] }],
    )
  })

  test.each(operations.flatMap((operation) => operation.statuses.map((status) => ({ operation, status }))))(
    "tells its headers: $operation.name $status",
    ({ operation, status }) => {
      const isCounted = operation.name in specified

      expect(headersOf(operation, status)).toEqual([
        "X-Request-Id",
        ...(isCounted ? rateLimit : []),
        ...(operation.method === "post" && status < 300 ? ["Idempotency-Replayed"] : []),
        ...(status === 401 ? ["WWW-Authenticate"] : []),
        ...(status === 405 ? ["Allow"] : []),
        ...(isCounted && [429, 502, 503].includes(status) ? ["Retry-After"] : []),
      ])
    },
  )

  test("that is a POST takes an Idempotency-Key, and no other does", () => {
    const taking = operations.filter((operation) => JSON.stringify(operationOf(operation)).includes("IdempotencyKey"))

    expect(taking.map(({ name }) => name)).toEqual(Object.keys(specified).filter((name) => name.startsWith("post ")))
  })

  test.each([
    ["a", true],
    ["!~".repeat(127), true],
    ["x".repeat(255), true],
    ["", false],
    ["x".repeat(256), false],
    ["two words", false],
    ["ü", false],
  ])("takes 1 to 255 visible ASCII characters as a key: %s", (key, isAccepted) => {
    expect(faults(["components", "parameters", "IdempotencyKey", "schema"], key).length === 0).toBe(isAccepted)
  })
})

describe("Errors", () => {
  const told = everywhere.flatMap(([path, { examples }]) =>
    path[1] === "responses"
      ? nodes(examples).flatMap(([, { error }]) => (Predicate.isRecord(error) ? [error] : []))
      : [],
  )

  test.each(errorCodes)("have an example, a meaning and a link for %s", (code) => {
    expect(told.filter((error) => error["code"] === code)).not.toBeEmpty()
    expect(Codes.all.map((meaning) => meaning.code)).toContain(code)
    expect(
      told.filter((error) => error["code"] === code && error["docs"] !== `${links.publicUrl}/docs#${code}`),
    ).toEqual([])
  })

  test("of an unknown key name the public one", () => {
    expect(told.filter(({ code }) => code === "unauthorized").map(({ detail }) => detail)).toEqual([
      { sandbox_api_key: links.sandboxKey },
      { sandbox_api_key: links.sandboxKey },
      { sandbox_api_key: links.sandboxKey },
    ])
  })

  test("come on the statuses that their meaning names", () => {
    const met = operations.flatMap(({ method, path, statuses }) =>
      statuses.flatMap((status) => {
        const { content } = resolved(["paths", path, method, "responses", String(status)])

        return nodes(content).flatMap(([, { error }]) =>
          Predicate.isRecord(error) && typeof error["code"] === "string" ? [{ code: error["code"], status }] : [],
        )
      }),
    )
    const statusesOf = (code: string) => new Set(met.filter((one) => one.code === code).map(({ status }) => status))

    expect(Codes.all.map(({ code }) => [...statusesOf(code)].toSorted().join(", "))).toEqual(
      Codes.all.map(({ statuses }) => statuses),
    )
  })
})

describe("The schema of a match request", () => {
  const some = <A>(...values: ReadonlyArray<A>) => FastCheck.constantFrom(...values)

  const odd = some<unknown>(
    null,
    "",
    " ",
    0,
    -1,
    1.5,
    131,
    51,
    2 ** 53 - 1,
    2 ** 53,
    1e300,
    true,
    [],
    {},
    "x".repeat(201),
  )

  const request = FastCheck.record(
    {
      condition: FastCheck.oneof({ weight: 9, arbitrary: FastCheck.constant("glioblastoma") }, odd),
      stage: FastCheck.oneof(FastCheck.string(), odd),
      biomarkers: FastCheck.oneof(FastCheck.array(FastCheck.string(), { maxLength: 18 }), odd),
      prior_lines: FastCheck.oneof(FastCheck.integer(), odd),
      age: FastCheck.oneof(FastCheck.integer({ min: -2, max: 140 }), odd),
      sex: FastCheck.oneof(some("male", "female", "other"), odd),
      location: FastCheck.oneof(
        FastCheck.record(
          {
            lat: some<unknown>(0, 90, -90.1, "1"),
            lng: some<unknown>(0, -180, 180.5, null),
            radius_miles: some(0, 0.1, 20_000, 2 ** 53 - 1, 2 ** 54, -1),
            query: some<unknown>("Boston", " ", 5),
            zip: some("02115"),
          },
          { requiredKeys: [] },
        ),
        odd,
      ),
      include: FastCheck.oneof(FastCheck.array(some("interventional", "expanded_access", "observational")), odd),
      phases: FastCheck.oneof(FastCheck.array(some("PHASE1", "EARLY_PHASE1", "NA")), odd),
      limit: FastCheck.oneof(FastCheck.integer({ min: -1, max: 60 }), odd),
      diagnosis: some("GBM"),
    },
    { requiredKeys: [] },
  )

  const agrees = (body: unknown) =>
    expect(faultsOf("MatchRequest", body).length === 0).toBe(Either.isRight(Match.parse(body)))

  test("agrees with the parser on any body of its fields", () => {
    FastCheck.assert(FastCheck.property(request, agrees), { numRuns: 2000 })
  })

  test("agrees with the parser on any one field", () => {
    const oneField = some(...Object.keys(at(["components", "schemas", "MatchRequest", "properties"]))).chain((name) =>
      request.map((body) => ({
        condition: "glioblastoma",
        ...Object.fromEntries(Object.entries(body).filter(([field]) => field === name)),
      })),
    )
    FastCheck.assert(FastCheck.property(oneField, agrees), { numRuns: 2000 })
  })

  test("agrees with the parser on any JSON", () => {
    FastCheck.assert(FastCheck.property(FastCheck.jsonValue(), agrees))
  })
})

describe("Schemas serve generators of code", () => {
  const inSchemas = nodes(at(["components", "schemas"])).filter(([path]) => !path.includes("examples"))
  /** Schemas, and not maps from names to schemas. */
  const schemas = inSchemas.filter(([path]) => path.length > 0 && path.at(-1) !== "properties")

  const namesOf = (found: ReadonlyArray<readonly [ReadonlyArray<string>, unknown]>) =>
    found.map(([path]) => path.join(" "))

  test("which make a property with a default required: there is no default", () => {
    expect(namesOf(schemas.filter(([, schema]) => "default" in schema))).toEqual([])
  })

  test("which give any name a type where an object may hold more: answers are silent about it, requests refuse it", () => {
    const further = schemas.filter(([, schema]) => "properties" in schema && "additionalProperties" in schema)

    expect(further.map(([, schema]) => schema["additionalProperties"])).toEqual(further.map(() => false))
    expect(namesOf(further)).toContain("MatchRequest")
    for (const answer of ["MatchResponse", "AvailabilityResponse", "ConditionsResponse", "Error", "TrialSite"]) {
      expect(namesOf(further).filter((name) => name.startsWith(answer))).toEqual([])
    }
  })

  test("which do not guess: every schema has a type, or its alternatives or reference have", () => {
    const said = ["type", "oneOf", "$ref"]

    expect(namesOf(schemas.filter(([, schema]) => said.every((word) => !(word in schema))))).toEqual([])
    const listed = everywhere.filter(
      ([, schema]) => Array.isArray(schema["enum"]) || typeof schema["const"] === "string",
    )

    expect(listed.length).toBeGreaterThan(20)
    expect(namesOf(listed.filter(([, schema]) => !("type" in schema)))).toEqual([])
  })

  test("which take an object without names for one that is empty: it is said to hold anything, or a value of a kind", () => {
    const nameless = schemas.filter(([, schema]) => schema["type"] === "object" && !("properties" in schema))

    expect(nameless.length).toBeGreaterThan(5)
    expect(
      namesOf(nameless.filter(([, schema]) => !("additionalProperties" in schema || schema["maxProperties"] === 0))),
    ).toEqual([])
  })

  test("which make every combination of anyOf: the alternatives of a schema exclude each other", () => {
    expect(namesOf(schemas.filter(([, schema]) => "anyOf" in schema))).toEqual([])
  })

  test("which name types after titles: only the alternatives that have no name of their own have one", () => {
    const titled = schemas.filter(([, schema]) => typeof schema["title"] === "string")

    expect(titled.length).toBeGreaterThan(4)
    expect(namesOf(titled.filter(([path]) => path.at(-2) !== "oneOf"))).toEqual([])
  })

  test("which make numbers of any size: those of a request are bounded on both sides, or taken however large", () => {
    const numbers = nodes(at(["components", "schemas", "MatchRequest"])).filter(([, { type }]) =>
      ["integer", "number"].includes(String(type)),
    )

    expect(numbers).toHaveLength(6)
    expect(
      namesOf(
        numbers.filter(([, schema]) => !("maximum" in schema && ("minimum" in schema || "exclusiveMinimum" in schema))),
      ),
    ).toEqual(["properties prior_lines", "properties location oneOf 0 properties radius_miles"])
  })

  test("which show descriptions: every property of what REST takes and gives has one, in a sentence of ours", () => {
    const wire = schemas.filter(([[name = ""], schema]) => !(name in JsonRpc.schemas) && !("$ref" in schema))
    const said = wire
      .filter(([path]) => path.at(-2) === "properties")
      .map(([path, { description }]) => [path.join(" "), description])

    expect(said.length).toBeGreaterThan(50)
    expect(said.filter(([, description]) => !/^[A-Z].*[.]$/s.test(String(description)))).toEqual([])
  })
})

describe("The tool endpoint's messages", () => {
  const initialize = {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "a client", version: "1" },
  }

  test.each([
    ["initialize", initialize, "InitializeResult"],
    ["ping", undefined, "EmptyResult"],
    ["tools/list", undefined, "ToolsListResult"],
  ])("are answered as described: %s", async (method, params, result) => {
    const message = await Protocol.answer(
      { jsonrpc: "2.0", id: "one", method, ...(params === undefined ? {} : { params }) },
      undefined,
    )

    expect(faultsOf("JsonRpcResult", message)).toEqual([])
    expect(faultsOf(result, "result" in message ? message.result : undefined)).toEqual([])
  })

  const call = (name: unknown, input?: unknown) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, ...(input === undefined ? {} : { arguments: input }) },
  })

  test.each([[[]], [null], [1], ["2020-01-01"]])(
    "tell of no revision of the current era that is none: %p",
    (version) => {
      const listing = { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: { [Era.versionKey]: version } } }

      expect(faultsOf("JsonRpcRequest", listing)).not.toEqual([])
      expect(Era.of({ ...listing, _tag: "Request" } as const, null)).toBe("current")
    },
  )

  test.each<[string, unknown, boolean]>([
    ["a request with text as id", { jsonrpc: "2.0", id: "a", method: "ping" }, true],
    ["a notification", { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }, true],
    ["no arguments where none are needed", call("list_launch_conditions"), true],
    ["an empty object where none are needed", call("list_launch_conditions", {}), true],
    ["a profile", call("match_frontier_options", { condition: "glioblastoma" }), true],
    ["a profile with an unknown field", call("match_frontier_options", { condition: "glioblastoma", x: 1 }), false],
    ["a profile without a condition", call("match_frontier_options", {}), false],
    ["no profile", call("match_frontier_options"), false],
    ["no number", call("get_site_availability", { nct_id: "NCT1" }), false],
    ["arguments where there are none", call("list_launch_conditions", { all: true }), false],
    ["an unknown tool", call("enrol"), false],
    ["a batch", [{ jsonrpc: "2.0", id: 1, method: "ping" }], false],
    ["another version", { jsonrpc: "1.0", id: 1, method: "ping" }, false],
    ["no version", { id: 1, method: "ping" }, false],
    ["an unknown member", { jsonrpc: "2.0", id: 1, method: "ping", extra: 1 }, false],
    ["null as id", { jsonrpc: "2.0", id: null, method: "ping" }, false],
    ["initialize without a client", { jsonrpc: "2.0", id: 1, method: "initialize", params: {} }, false],
  ])("are described as they are accepted: %s", (_, message, isAccepted) => {
    const parsed = Envelope.parse(new TextEncoder().encode(JSON.stringify(message)))
    const isCalled =
      Either.isRight(parsed) &&
      (parsed.right._tag !== "Request" ||
        parsed.right.method !== "tools/call" ||
        Either.isRight(Tools.prepare(parsed.right.params)))
    const isInitialize = Predicate.isRecord(message) && message["method"] === "initialize"

    expect(faultsOf("JsonRpcRequest", message).length === 0).toBe(isAccepted)
    if (!isInitialize) expect(isCalled).toBe(isAccepted)
  })
})

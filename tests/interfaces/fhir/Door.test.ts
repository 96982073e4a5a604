import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Fhir } from "fhir"
import type { Bundle, Extension, FhirResource, OperationOutcome, Parameters, ResearchStudy } from "fhir/r4"
import { posted, proKey, type Running, sandboxKey, start } from "../../support/service.ts"
import { bundle, condition, hgnc, loinc, observation, parameters, patient, variant } from "./record.ts"

let service: Running

beforeAll(async () => {
  service = await start({ standsAt: Date.parse("2026-11-28T12:00:00Z") })
})

afterAll(() => service.stop())

const fhir = { "content-type": "application/fhir+json" }

const send = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  service.send(path, posted(body, proKey, { ...fhir, ...headers }))

const glioblastoma = bundle(
  patient({ gender: "male", birthDate: "1966" }),
  condition("Glioblastoma multiforme of brain (HCC)"),
  variant("LA9633-4", [["48018-6", hgnc(3236, "EGFR")]]),
  observation(loinc("89243-0"), { valueInteger: 90 }),
)

const asked = parameters({ zipCode: "02115", travelRadius: "3000" }, glioblastoma)

/** What is asked over REST for what is read of the record. */
const sameOverRest = {
  condition: "glioblastoma",
  biomarkers: ["EGFR mutation", "Karnofsky 90"],
  age: 60,
  sex: "male",
  location: { lat: 42.34, lng: -71.1, radius_miles: 3000 },
}

/** A record with parameters of any type. */
const asking = (...values: ReadonlyArray<object>) => ({
  resourceType: "Parameters",
  parameter: [...values, { name: "trialMatchClinicalData", resource: glioblastoma }],
})

const studiesOf = ({ entry = [] }: Bundle<FhirResource>): ReadonlyArray<ResearchStudy> =>
  entry.flatMap(({ resource }) => (resource?.resourceType === "ResearchStudy" ? [resource] : []))

const validator = new Fhir()

const faultsOf = (resource: object): ReadonlyArray<string> =>
  validator
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === "error" || severity === "fatal")
    .map(({ location, message }) => `${location}: ${message}`)

describe("A record", () => {
  test.each(["/fhir/ResearchStudy/%24match", "/fhir/%24trial-profile"])(
    "may be sent to an encoded path: %s",
    async (path) => expect((await send(path, glioblastoma)).status).toBe(200),
  )

  test.each(["<Bundle xmlns='http://hl7.org/fhir'/>", `${JSON.stringify(patient())}\n${JSON.stringify(patient())}`])(
    "is one resource in JSON, and not %s",
    async (body) => {
      const answer = await service.send("/fhir/$trial-profile", {
        method: "POST",
        headers: { ...fhir, authorization: `Bearer ${proKey}` },
        body,
      })

      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain("one FHIR resource in JSON")
    },
  )

  test("is answered with its profile, and where each field stands", async () => {
    const answer = await send("/fhir/$trial-profile", asked)
    const told = (await answer.json()) as Parameters
    const outcome = told.parameter?.at(-1)?.resource as OperationOutcome

    expect(answer.headers.get("content-type")).toBe("application/fhir+json")
    expect((told.parameter ?? []).filter(({ name }) => name !== "outcome")).toEqual([
      { name: "condition", valueString: "glioblastoma" },
      { name: "biomarker", valueString: "EGFR mutation" },
      { name: "biomarker", valueString: "Karnofsky 90" },
      { name: "age", valueInteger: 60 },
      { name: "sex", valueCode: "male" },
      {
        name: "location",
        part: [
          { name: "lat", valueDecimal: expect.closeTo(42.34, 1) },
          { name: "lng", valueDecimal: expect.closeTo(-71.1, 1) },
          { name: "radiusMiles", valueDecimal: 3000 },
        ],
      },
    ])
    expect(outcome.issue.flatMap(({ expression = [] }) => expression)).toContain(
      "Parameters.parameter[2].resource.entry[0].resource.birthDate",
    )
    expect(faultsOf(told)).toEqual([])
  })

  test("is matched to the same studies in the same order as over REST", async () => {
    const [theirs, ours] = await Promise.all([
      send("/fhir/ResearchStudy/$match", asked),
      service.send("/v1/match", posted(sameOverRest)),
    ])
    const set = (await theirs.json()) as Bundle<FhirResource>
    const { options, source, total_found } = (await ours.json()) as {
      readonly options: ReadonlyArray<{ readonly nct_id: string; readonly criteria_checks: ReadonlyArray<unknown> }>
      readonly source: { readonly query_url: string }
      readonly total_found: number
    }

    expect(studiesOf(set).length).toBeGreaterThan(2)
    expect(studiesOf(set).map(({ id }) => id)).toEqual(options.map(({ nct_id }) => nct_id))
    expect(set.total).toBe(total_found)
    expect(set.link?.[0]?.url?.split("?")[0]).toBe(source.query_url.split("?")[0] ?? "")
    expect(
      studiesOf(set).map(({ extension = [] }) => extension.filter(({ url }) => url.endsWith("criterion-check")).length),
    ).toEqual(options.map(({ criteria_checks }) => criteria_checks.length))
  })

  test("is answered with resources that are valid, scores that fall, and sites with a position", async () => {
    const set = (await (await send("/fhir/ResearchStudy/$match", asked)).json()) as Bundle<FhirResource>
    const scores = (set.entry ?? []).flatMap(({ search }) => search?.score ?? [])

    expect(faultsOf(set)).toEqual([])
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(Math.max(...scores)).toBeLessThan(0.75)
    expect(set.entry?.at(-1)?.search?.mode).toBe("outcome")
    expect(studiesOf(set).flatMap(({ contained = [] }) => contained)).toContainEqual(
      expect.objectContaining({ resourceType: "Location", position: expect.anything() }),
    )
  })

  test("is answered with checks that say as data what they quote of the criteria, and why they are unknown", async () => {
    const set = (await (await send("/fhir/ResearchStudy/$match", asked)).json()) as Bundle<FhirResource>
    const checks = studiesOf(set).flatMap(({ enrollment, extension = [] }) =>
      extension
        .filter(({ url }) => url.endsWith("criterion-check"))
        .map(({ extension: parts = [] }) => ({ criteria: enrollment?.[0]?.display ?? "", parts })),
    )
    const codeOf = (parts: ReadonlyArray<Extension>, name: string) => parts.find(({ url }) => url === name)?.valueCode
    const quotes = checks.flatMap(({ criteria, parts }) =>
      parts.filter(({ url }) => url === "quote").map(({ extension: of = [] }) => ({ criteria, of })),
    )

    for (const { parts } of checks) {
      expect(codeOf(parts, "code")).toBeString()
      expect(codeOf(parts, "reason") !== undefined).toBe(codeOf(parts, "state") === "unknown")
    }
    expect(quotes.length).toBeGreaterThan(2)
    for (const { criteria, of } of quotes) {
      const part = (name: string) => of.find(({ url }) => url === name)
      const [start, end] = [part("start")?.valueUnsignedInt, part("end")?.valueUnsignedInt]
      expect(criteria.slice(start, end)).toBe(part("text")?.valueString ?? "")
      expect(part("part")?.valueCode).toBeOneOf(["inclusion", "exclusion", "other"])
    }
  })

  test.each([
    ["/fhir/ResearchStudy/$match", { _count: "2" }, 2],
    ["/getClinicalTrial", {}, 15],
  ])("has no more studies at %s than are asked for", async (path, values, most) => {
    const set = (await (await send(path, parameters(values, glioblastoma))).json()) as Bundle<FhirResource>

    expect(studiesOf(set).length).toBeGreaterThan(0)
    expect(studiesOf(set).length).toBeLessThanOrEqual(most)
  })

  test.each([
    { valueString: "completed" },
    { valueString: "Active, not recruiting" },
    { valueString: "completed, terminated" },
    { valueCode: "enrolling-by-invitation" },
    { valueCoding: { code: "ACTIVE_NOT_RECRUITING", display: "Active, not recruiting" } },
  ])("for which only studies that are closed are asked has none, and says so: %j", async (value) => {
    const before = service.standIn.requests.length
    const answer = await send("/fhir/ResearchStudy/$match", asking({ name: "recruitmentStatus", ...value }))
    const set = (await answer.json()) as Bundle<FhirResource>

    expect(set).toMatchObject({ total: 0, entry: [{ search: { mode: "outcome" } }] })
    expect(JSON.stringify(set)).toContain("None of the requested statuses")
    expect(service.standIn.requests).toHaveLength(before)
  })

  test("is answered again, byte for byte, under its Idempotency-Key", async () => {
    const key = { "idempotency-key": "of-a-record" }
    const first = await send("/fhir/ResearchStudy/$match", asked, key)
    const again = await send("/fhir/ResearchStudy/$match", asked, key)

    expect(again.headers.get("idempotency-replayed")).toBe("true")
    expect(again.headers.get("content-type")).toBe("application/fhir+json")
    expect(await again.text()).toBe(await first.text())
  })
})

const profile = "/fhir/$trial-profile"

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${"]}".repeat(levels / 2)}`

describe("What cannot be read is told in an OperationOutcome", () => {
  test.each<readonly [what: string, path: string, init: RequestInit, status: number, code: string]>([
    ["no JSON", profile, posted("{", proKey, fhir), 400, "invalid_request"],
    ["no record", profile, posted({ resourceType: "Patient" }, proKey, fhir), 400, "invalid_request"],
    ["a list", profile, posted("[]", proKey, fhir), 400, "invalid_request"],
    ["too many levels", profile, posted(nested(34), proKey, fhir), 400, "invalid_request"],
    [
      "a count out of bounds",
      profile,
      posted(parameters({ _count: "51" }, glioblastoma), proKey, fhir),
      400,
      "invalid_request",
    ],
    ["no disease", profile, posted(bundle(patient()), proKey, fhir), 422, "invalid_request"],
    ["another type", profile, posted("{}", proKey, { "content-type": "text/plain" }), 415, "invalid_request"],
    ["too many bytes", profile, posted(`"${"x".repeat(10 * 1024 * 1024)}"`, proKey, fhir), 413, "invalid_request"],
    ["another method", profile, { headers: { authorization: `Bearer ${proKey}` } }, 405, "method_not_allowed"],
    ["another path", "/fhir/Patient/1", { headers: { authorization: `Bearer ${proKey}` } }, 404, "not_found"],
    ["no key", profile, { method: "POST", body: "{}", headers: fhir }, 401, "unauthorized"],
  ])("%s", async (_, path, init, status, code) => {
    const answer = await service.send(path, init)
    const outcome = (await answer.json()) as OperationOutcome

    expect(answer.status).toBe(status)
    expect(outcome).toMatchObject({
      resourceType: "OperationOutcome",
      issue: [{ severity: "error", details: { coding: [{ code }], text: expect.stringMatching(/\.$/) } }],
    })
    expect(faultsOf(outcome)).toEqual([])
    expect(answer.headers.get("x-ratelimit-limit")).toBeTruthy()
    if (status === 401) expect(outcome.issue[0]?.diagnostics).toBe(sandboxKey)
  })

  test("and the resources at fault are named", async () => {
    const answer = await send(profile, bundle(patient(), patient({ id: "q" }), condition("ALS")))
    const outcome = (await answer.json()) as OperationOutcome

    expect(answer.status).toBe(422)
    expect(outcome.issue[0]?.expression).toEqual(["Bundle.entry[0].resource", "Bundle.entry[1].resource"])
  })
})

describe("A parameter", () => {
  test.each([
    ["condition", { valueCodeableConcept: { text: "ALS" } }, "amyotrophic lateral sclerosis"],
    ["condition", { valueCoding: { system: "http://hl7.org/fhir/sid/icd-10", code: "C25.0" } }, "pancreatic-cancer"],
  ])("%s is read as %j", async (name, value, condition) => {
    const told = (await (await send(profile, asking({ name, ...value }))).json()) as Parameters

    expect(told.parameter?.[0]).toEqual({ name: "condition", valueString: condition })
  })

  test.each([
    ["condition", [{ valueString: "" }]],
    ["condition", [{ valueInteger: 3 }]],
    ["condition", [{ valueString: "ALS" }, { valueString: "Gout" }]],
    ["zipCode", [{ valueString: "02115" }, { valueString: "10001" }]],
    ["travelRadius", [{ valueString: "far" }]],
    ["travelRadius", [{ valueInteger: 0 }]],
    ["travelRadius", [{ valueDecimal: -5 }]],
    ["travelRadius", [{ valueQuantity: { value: 5, unit: "h" } }]],
    ["recruitmentStatus", [{ valueString: "foo" }]],
    ["recruitmentStatus", [{ valueString: "recruiting, foo" }]],
  ])("%s is refused and named: %j", async (name, values) => {
    const answer = await send(profile, asking(...values.map((value) => ({ name, ...value }))))
    const outcome = (await answer.json()) as OperationOutcome

    expect(answer.status).toBe(400)
    expect(outcome.issue[0]).toMatchObject({ details: { text: expect.stringContaining(name) }, expression: [name] })
  })

  test.each(["?_count=2", "?condition=glioblastoma", "?_format=xml"])("in the address is refused: %s", async (query) =>
    expect((await send(`${profile}${query}`, glioblastoma)).status).toBe(400),
  )

  test.each(["?_format=json", "?_format=application/fhir%2Bjson", "?_pretty=true"])(
    "on how the answer is written is taken: %s",
    async (query) => expect((await send(`${profile}${query}`, glioblastoma)).status).toBe(200),
  )

  test("condition is told what it may have been meant for", async () => {
    const answer = await send("/fhir/ResearchStudy/$match", asking({ name: "condition", valueString: "glioblastma" }))

    expect(((await answer.json()) as Bundle<FhirResource>).entry?.at(-1)?.resource).toMatchObject({
      issue: expect.arrayContaining([
        expect.objectContaining({ details: { text: expect.stringMatching(/^Did you mean .*Glioblastoma/) } }),
      ]),
    })
  })

  test("that nothing is called by is not used, and told", async () => {
    const told = (await (await send(profile, asking({ name: "zipcode", valueString: "02115" }))).json()) as Parameters

    expect(told.parameter?.at(-1)?.resource).toMatchObject({
      issue: expect.arrayContaining([expect.objectContaining({ expression: ["Parameters.parameter[0]"] })]),
    })
  })

  test.each(["recruiting", "Recruiting, not yet recruiting", "ACTIVE_NOT_RECRUITING|RECRUITING", "all"])(
    "recruitmentStatus asks for open studies: %s",
    async (valueString) => {
      const answer = await send("/fhir/ResearchStudy/$match", asking({ name: "recruitmentStatus", valueString }))

      expect(studiesOf((await answer.json()) as Bundle<FhirResource>)).not.toBeEmpty()
    },
  )
})

test.each([
  ["32 levels", nested(32), 400],
  ["a name that stands twice", '{"resourceType":"x","resourceType":"Bundle","entry":[]}', 422],
])("%s are let be", async (_, body, status) =>
  expect((await service.send(profile, posted(body, proKey, fhir))).status).toBe(status),
)

test.each(["application/json", "application/fhir+json; charset=utf-8", "application/fhir+json; fhirVersion=4.0"])(
  "%s is taken",
  async (type) => {
    expect((await send(profile, glioblastoma, { "content-type": type })).status).toBe(200)
  },
)

test("What the door can do is told to everybody", async () => {
  const answer = await service.send("/fhir/metadata")
  const statement = (await answer.json()) as object

  expect(answer.status).toBe(200)
  expect(statement).toMatchObject({ resourceType: "CapabilityStatement", fhirVersion: "4.0.1" })
  expect(faultsOf(statement)).toEqual([])
  expect(JSON.stringify(statement)).not.toContain("/OperationDefinition/")
})

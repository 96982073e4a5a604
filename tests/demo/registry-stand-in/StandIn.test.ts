import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import * as Json from "../../../demo/registry-stand-in/record/Json.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { study } from "./TinyStudy.ts"

const boston = {
  facility: "Dana-Farber",
  city: "Boston",
  country: "United States",
  geoPoint: { lat: 42.36, lon: -71.06 },
}
const paris = { facility: "Curie", city: "Paris", country: "France", geoPoint: { lat: 48.85, lon: 2.35 } }

const studies = [
  study({
    nctId: "NCT00000001",
    title: "Glioma",
    conditions: ["Glioma"],
    updated: "2025-01-01",
    enrollment: 30,
    sites: [paris],
  }),
  study({
    nctId: "NCT00000002",
    aliases: ["NCT00000099"],
    title: "Two",
    conditions: ["Brain Glioma"],
    phases: ["PHASE2"],
    criteria: "Age \\>= 18",
    updated: "2025-02-01",
    enrollment: 20,
    sites: [{ facility: "Unplaced" }, paris, boston],
  }),
  study({
    nctId: "NCT00000003",
    title: "Glioma registry",
    status: "COMPLETED",
    studyType: "OBSERVATIONAL",
    updated: "2025-03-01",
  }),
  study({
    nctId: "NCT00000004",
    title: "Glioma access",
    status: "AVAILABLE",
    studyType: "EXPANDED_ACCESS",
    updated: "2025-01-01",
  }),
  study({ nctId: "NCT00000005", title: "Melanoma", conditions: ["Melanoma"], enrollment: 10 }),
]

let standIn: StandIn.StandIn

beforeAll(() => {
  standIn = StandIn.serve({ studies, dataTimestamp: "2026-01-02T09:00:05" })
})

afterAll(() => standIn.stop())

type Sent = Readonly<Record<string, string>>

const get = (path: string, sent: Sent = {}): Promise<Response> =>
  fetch(`${standIn.url}${path}?${new URLSearchParams(sent)}`, { redirect: "manual" })

interface Page {
  readonly studies: ReadonlyArray<Json.JsonObject>
  readonly totalCount?: number
  readonly nextPageToken?: string
}

const page = async (sent: Sent): Promise<Page> => {
  const response = await get("/studies", sent)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"])

  return (await response.json()) as Page
}

const numbers = ({ studies: found }: Page): ReadonlyArray<number> =>
  found.map((each) => Number(String(Json.at(each, ["protocolSection", "identificationModule", "nctId"])).slice(3)))

const found = async (sent: Sent): Promise<ReadonlyArray<number>> => numbers(await page(sent))

const refusal = async (path: string, sent: Sent): Promise<string> => {
  const response = await get(path, sent)
  expect([response.status, response.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"])

  return response.text()
}

describe("finds", () => {
  test.each<[Sent, ReadonlyArray<number>]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ "query.cond": "" }, [1, 2, 3, 4, 5]],
    [{ "query.cond": "glioma" }, [1, 2, 3, 4]],
    [{ "query.cond": "glioma", "query.titles": "registry" }, [3]],
    [{ "query.term": "paris" }, [1, 2]],
    [{ "query.locn": "Boston" }, [2]],
    [{ "query.locn": "SEARCH[Location](Boston AND France)" }, []],
    [{ "query.id": "NCT00000099" }, [2]],
    [{ "filter.overallStatus": "RECRUITING,AVAILABLE" }, [1, 2, 4, 5]],
    [{ "filter.overallStatus": "COMPLETED|AVAILABLE" }, [3, 4]],
    [{ "postFilter.overallStatus": "COMPLETED" }, [3]],
    [{ "filter.overallStatus": "" }, [1, 2, 3, 4, 5]],
    [{ "filter.advanced": "AREA[Phase](PHASE2 OR PHASE3) AND AREA[StudyType]INTERVENTIONAL" }, [2]],
    [{ "filter.advanced": "AREA[StudyType]EXPANDED_ACCESS", "postFilter.overallStatus": "AVAILABLE" }, [4]],
    [{ "filter.ids": "nct00000001,NCT3,NCT00000099|NCT77777777" }, [1, 2, 3]],
    [{ "filter.geo": "distance(42.0,-71.0,50mi)" }, [2]],
    [{ "filter.geo": "distance(48.85,2.35,1km)" }, [1, 2]],
    [{ "filter.geo": "distance(0,0,10km)" }, []],
    [{ "query.cond": "glioma", sort: "@relevance" }, [2, 1, 3, 4]],
    [{ "query.cond": "glioma", sort: "@relevance", "filter.geo": "distance(42.36,-71.06,9000km)" }, [2, 1]],
    [{ sort: "@relevance" }, [3, 2, 1, 4, 5]],
    [{ sort: "LastUpdatePostDate" }, [3, 2, 1, 4, 5]],
    [{ sort: "LastUpdatePostDate:asc" }, [1, 4, 2, 3, 5]],
    [{ sort: "EnrollmentCount" }, [5, 2, 1, 3, 4]],
    [{ sort: "EnrollmentCount:desc,protocolSection.statusModule.lastUpdatePostDateStruct.date" }, [1, 2, 5, 3, 4]],
    [{ aggFilters: "" }, [1, 2, 3, 4, 5]],
  ])("%j", async (sent, expected) => {
    expect(await found(sent)).toEqual(expected)
  })
})

test("filters are ignored when a query holds only NCT numbers", async () => {
  const filters = { "filter.overallStatus": "COMPLETED", "filter.geo": "distance(0,0,1mi)" }

  expect(await found({ "query.cond": "NCT00000001", ...filters })).toEqual([1])
  expect(await found({ "query.cond": "nct1, NCT00000005 ", ...filters })).toEqual([1, 5])
  expect(await found({ "query.cond": '"NCT00000001"', ...filters })).toEqual([])
  expect(await found({ "query.cond": "NCT00000001 glioma", ...filters })).toEqual([])
})

describe("refuses", () => {
  test.each<[Sent, RegExp]>([
    [{ "filter.phase": "PHASE2" }, /^`filter\.phase` is unknown parameter$/],
    [{ "query.recrs": "x" }, /^`query\.recrs` is unknown parameter$/],
    [{ "filter.overallStatus": "RECRUITNG" }, /^Invalid value in parameter `overallStatus`: `RECRUITNG`/],
    [{ "filter.overallStatus": "RECRUITING, COMPLETED" }, /^Invalid value in parameter `overallStatus`/],
    [{ "filter.geo": "distance(1e-7,0,5mi)" }, /^Invalid value in parameter `geo`/],
    [{ "filter.geo": "" }, /^Invalid value in parameter `geo`/],
    [{ "filter.ids": "NCT00000001,NCT00000000" }, /^Invalid value in parameter `ids`: `NCT00000000`/],
    [{ geoDecay: "func:exp" }, /^Invalid value in parameter `geoDecay`/],
    [{ fields: "" }, /^Parameter 'fields' contains invalid field name: ''$/],
    [{ fields: "NCTId,Nothing" }, /^Parameter 'fields' contains invalid field name: 'Nothing'$/],
    [{ sort: "BriefTitle" }, /^Invalid value in parameter `sort`: `BriefTitle`/],
    [{ sort: "Nothing" }, /^Invalid value in parameter `sort`/],
    [{ sort: "@relevance:up" }, /^Invalid value in parameter `sort`/],
    [{ sort: "@relevance,StartDate,EnrollmentCount" }, /^Invalid value in parameter `sort`/],
    [{ pageSize: "-1" }, /^Invalid value in parameter `pageSize`: `-1`/],
    [{ pageSize: "ten" }, /^Invalid value in parameter `pageSize`/],
    [{ pageSize: "2.5" }, /^Invalid value in parameter `pageSize`/],
    [{ pageSize: "" }, /^Invalid value in parameter `pageSize`/],
    [{ pageSize: "2147483648" }, /^Invalid value in parameter `pageSize`/],
    [{ countTotal: "yes" }, /^Invalid value in parameter `countTotal`/],
    [{ pageToken: "abracadabra" }, /^Invalid value in parameter `pageToken`/],
    [{ pageToken: "" }, /^Invalid value in parameter `pageToken`/],
    [{ format: "xml" }, /^Invalid value in parameter `format`/],
    [{ format: "csv" }, /stand-in does not serve the format `csv`$/],
    [{ markupFormat: "html" }, /^Invalid value in parameter `markupFormat`/],
    [{ aggFilters: "sex:f" }, /stand-in does not serve the parameter `aggFilters`$/],
    [{ "filter.synonyms": "ConditionSearch:1651367" }, /stand-in does not serve the parameter `filter\.synonyms`$/],
    [{ "query.cond": "diabetes [type 2]" }, /^Error parsing query in Conditions or disease: mismatched input '\['/],
    [{ "query.term": "foo bar [" }, /^Error parsing query in Other terms: mismatched input '\['/],
    [{ "query.term": "(foo" }, /^Error parsing query in Other terms: missing '\)' at '<EOF>'$/],
    [{ "query.intr": "a]" }, /^Error parsing query in Intervention \/ treatment: /],
    [{ "query.locn": "a]" }, /^Error parsing query in Location terms: /],
    [
      { "filter.advanced": "AREA[NotARealField]x" },
      /^Error parsing query in advanced filter: Unknown area name: `NotARealField`$/,
    ],
    [
      { "filter.advanced": "AREA[Phase]5" },
      /^Error parsing query in advanced filter: Allowed values for enum field `protocolSection\.designModule\.phases` are `NA`, `EARLY_PHASE1`, /,
    ],
    [
      { "query.cond": "a b c d e f g h i j k l m n" },
      /^Error parsing query in Conditions or disease: Too complicated query$/,
    ],
    [{ "query.cond": "NCT00000001", "filter.overallStatus": "x" }, /^Invalid value in parameter `overallStatus`/],
  ])("%j", async (sent, reason) => {
    expect(await refusal("/studies", sent)).toMatch(reason)
  })

  test("a parameter that is repeated", async () => {
    const response = await fetch(`${standIn.url}/studies?query.cond=a&query.cond=b`)

    expect([response.status, await response.text()]).toEqual([400, "Parameter `query.cond` is given more than once"])
  })

  test("methods other than GET, and paths it does not know", async () => {
    const post = await fetch(`${standIn.url}/studies`, { method: "POST" })
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET"])
    expect((await fetch(`${standIn.url}/nothing`)).status).toBe(404)
    expect((await fetch(`${standIn.url}/studies/metadata`)).status).toBe(404)
  })
})

describe("pages", () => {
  test("through all studies, counting on the first page only", async () => {
    const sent = { fields: "NCTId", pageSize: "2", countTotal: "true" }
    const first = await page(sent)
    expect([numbers(first), first.totalCount]).toEqual([[1, 2], 5])
    const second = await page({ ...sent, pageToken: first.nextPageToken ?? "" })
    expect([numbers(second), second.totalCount]).toEqual([[3, 4], undefined])
    const third = await page({ fields: "NCTId", pageSize: "7", pageToken: second.nextPageToken ?? "" })
    expect([numbers(third), third.nextPageToken]).toEqual([[5], undefined])
  })

  test("the token belongs to its query", async () => {
    const { nextPageToken = "" } = await page({ "query.cond": "glioma", pageSize: "1" })

    expect(await refusal("/studies", { "query.cond": "melanoma", pageToken: nextPageToken })).toMatch(/pageToken/)
    expect(await refusal("/studies", { pageToken: nextPageToken })).toMatch(/pageToken/)
    expect(await refusal("/studies", { "query.cond": "glioma", pageToken: `${nextPageToken}A` })).toMatch(/pageToken/)
  })

  test.each([
    [{}, 10],
    [{ pageSize: "0" }, 10],
    [{ pageSize: "1000" }, 1000],
    [{ pageSize: "1001" }, 1000],
  ])("%j holds %d studies", async (sent, size) => {
    const many = StandIn.serve({
      studies: Array.from({ length: 1001 }, (_, index) => study({ nctId: `NCT1${index}` })),
    })
    try {
      const response = await fetch(`${many.url}/studies?${new URLSearchParams({ ...sent, fields: "NCTId" })}`)
      expect(((await response.json()) as Page).studies.length).toBe(size)
    } finally {
      await many.stop()
    }
  })

  test("no count unless asked, and nothing found is an empty page", async () => {
    expect(await page({ "query.cond": "sarcoma", countTotal: "false" })).toEqual({ studies: [] })
    expect(await page({ "query.cond": "sarcoma", countTotal: "true" })).toEqual({ studies: [], totalCount: 0 })
  })
})

describe("one study", () => {
  test.each(["NCT00000002", "nct00000002", "NCT2", "NCT000000000002"])("%s", async (id) => {
    const response = await get(`/studies/${id}`, { fields: "NCTId|Phase" })

    expect(await response.json()).toEqual({
      protocolSection: { identificationModule: { nctId: "NCT00000002" }, designModule: { phases: ["PHASE2"] } },
    })
  })

  test("whole, with markdown or without", async () => {
    expect(await (await get("/studies/NCT00000002")).json()).toEqual(studies[1])
    const legacy = await get("/studies/NCT00000002", { fields: "EligibilityCriteria", markupFormat: "legacy" })
    expect(await legacy.json()).toEqual({
      protocolSection: { eligibilityModule: { eligibilityCriteria: "Age >= 18" } },
    })
  })

  test.each(["NCT00000000", "abc", "NCT123456789", "NCT%ZZ", "NCT0000000X"])("%s has incorrect format", async (id) => {
    expect(await refusal(`/studies/${id}`, {})).toMatch(/has incorrect format/)
  })

  test("an unknown number is not found", async () => {
    const response = await get("/studies/NCT00000077")

    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"])
    expect(await response.text()).toBe("NCT number NCT00000077 not found")
  })

  test("an alias leads to the study, with the same parameters", async () => {
    const response = await get("/studies/nct99", { fields: "NCTId" })
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      "/api/v2/studies/NCT00000002?fields=NCTId",
    ])
    const followed = await fetch(`${standIn.url}/studies/NCT00000099?fields=NCTId`)
    expect(await followed.json()).toEqual({ protocolSection: { identificationModule: { nctId: "NCT00000002" } } })
  })

  test.each<[Sent, RegExp]>([
    [{ "query.cond": "x" }, /^`query\.cond` is unknown parameter$/],
    [{ countTotal: "true" }, /^`countTotal` is unknown parameter$/],
    [{ fields: "Nothing" }, /invalid field name: 'Nothing'$/],
    [{ format: "fhir.json" }, /does not serve the format `fhir\.json`$/],
    [{ format: "xml" }, /^Invalid value in parameter `format`/],
  ])("refuses %j", async (sent, reason) => {
    expect(await refusal("/studies/NCT00000001", sent)).toMatch(reason)
  })
})

test("tells its version", async () => {
  expect(await (await get("/version")).json()).toEqual({ apiVersion: "2.0.5", dataTimestamp: "2026-01-02T09:00:05" })
  expect(await refusal("/version", { a: "b" })).toBe("`a` is unknown parameter")
})

test("remembers every request, and lets a test spoil the answers", async () => {
  const spoilt = StandIn.serve({
    studies,
    behavior: async (request, answer) => {
      if (request.url.endsWith("/version")) return new Response("busy", { status: 503 })
      await Bun.sleep(1)

      return answer()
    },
  })
  try {
    expect((await fetch(`${spoilt.url}/version`)).status).toBe(503)
    expect((await fetch(`${spoilt.url}/studies?pageSize=1`)).status).toBe(200)
    expect(spoilt.requests).toEqual([`${spoilt.url}/version`, `${spoilt.url}/studies?pageSize=1`])
  } finally {
    await spoilt.stop()
  }
})

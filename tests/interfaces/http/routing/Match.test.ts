import { afterAll, describe, expect, test } from "bun:test"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import * as ask from "../../../support/ask.ts"
import { posted, sandboxKey, start } from "../../../support/service.ts"

const service = await start({ sandboxRequestsPerDay: 1000 })
afterAll(() => service.stop())

const recordOf = (nctId: string) => {
  const record = madeUpStudies.find(({ protocolSection }) => protocolSection.identificationModule.nctId === nctId)
  if (record === undefined) throw new Error(`there is no made-up study ${nctId}`)

  return record.protocolSection
}

/** Asks, and tells what the registry was asked meanwhile. */
const watched = async (body: object) => {
  const before = service.standIn.requests.length
  const answer = await ask.match(service, body)
  const requests = service.standIn.requests.slice(before)
  const asked = new URL(requests[0] ?? "about:blank").searchParams

  return { answer, requests, asked }
}

const everything = {
  condition: " Pancreatic Cancer ",
  stage: " metastatic",
  biomarkers: ["KRAS G12D", "MSI-H"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  location: { lat: 40.71, lng: -74.01, radius_miles: 250 },
  include: ["interventional", "expanded_access"],
  phases: ["PHASE2", "PHASE3"],
  limit: 3,
}

const optionKeys = [
  "nct_id",
  "title",
  "study_type",
  "overall_status",
  "phases",
  "conditions",
  "interventions",
  "sponsor",
  "summary",
  "criteria_checks",
  "unknown_count",
  "contacts",
  "sites",
  "eligibility_text",
  "registry_url",
  "last_update_posted",
  "why",
  "why_codes",
]

describe("Every field of a request is accepted at its limits", () => {
  test.each<readonly [field: string, fields: object]>([
    ["condition: a slug", { condition: "glioblastoma" }],
    ["condition: any text", { condition: "an illness that nobody knows" }],
    ["condition: one character", { condition: "x" }],
    ["condition: a mark", { condition: "?" }],
    ["condition: an emoji of several code points", { condition: "👩‍⚕️" }],
    ["condition: what is not seen beside what is", { condition: "\u200bALS\u0000" }],
    ["condition: space around it", { condition: "\u00a0 ALS \n" }],
    ["condition: very long", { condition: "pancreatic ".repeat(2000) }],
    ["stage: one character", { stage: "I" }],
    ["stage: 200 characters, not counting the space around them", { stage: `  ${"é".repeat(200)}  ` }],
    ["stage: 200 characters beyond the first plane", { stage: "🧬".repeat(200) }],
    ["biomarkers: none", { biomarkers: [] }],
    ["biomarkers: 16", { biomarkers: Array.from({ length: 16 }, (_, index) => `GENE${index}`) }],
    ["biomarkers: 200 characters", { biomarkers: ["x".repeat(200)] }],
    ["biomarkers: one twice", { biomarkers: ["MSI-H", "MSI-H"] }],
    ["prior_lines: 0", { prior_lines: 0 }],
    ["prior_lines: many", { prior_lines: 1000 }],
    ["prior_lines: more than anybody can have", { prior_lines: 1e300 }],
    ["age: 0", { age: 0 }],
    ["age: 130", { age: 130 }],
    ["age: a whole number written with a fraction", '{"condition":"ALS","age":61.0}' as unknown as object],
    ["sex: male", { sex: "male" }],
    ["sex: female", { sex: "female" }],
    ["location: a point", { location: { lat: 0, lng: 0 } }],
    ["location: the south-west corner", { location: { lat: -90, lng: -180 } }],
    ["location: the north-east corner", { location: { lat: 90, lng: 180 } }],
    ["location: a tiny radius", { location: { lat: 40.7, lng: -74, radius_miles: 1e-300 } }],
    ["location: a radius beyond the Earth", { location: { lat: 40.7, lng: -74, radius_miles: 1e300 } }],
    ["location: the largest radius", { location: { lat: 40.7, lng: -74, radius_miles: Number.MAX_VALUE } }],
    ["location: words", { location: { query: "Boston" } }],
    ["include: none", { include: [] }],
    ["include: interventional", { include: ["interventional"] }],
    ["include: expanded_access", { include: ["expanded_access"] }],
    ["include: both, one twice", { include: ["expanded_access", "interventional", "expanded_access"] }],
    ["phases: none", { phases: [] }],
    ["phases: all", { phases: ["EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"] }],
    ["phases: one twice", { phases: ["PHASE1", "PHASE1"] }],
    ["limit: 1", { limit: 1 }],
    ["limit: 50", { limit: 50 }],
  ])("%s", async (_, fields) => {
    const body = typeof fields === "string" ? fields : { condition: "ALS", ...fields }
    const answer = await service.send("/v1/match", posted(body))

    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("application/json")
  })
})

describe("A response", () => {
  test("has every field of the specification", async () => {
    const toPro = await ask.match(service, everything)
    const toSandbox = await ask.match(service, everything, sandboxKey)
    const keys = [
      ["input_echo", "total_found", "searched_area", "options", "ask_next", "verified_fields_included"],
      ["source", "registry", "registry_api", "disclaimer"],
    ].flat()

    expect(Object.keys(toPro).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(toSandbox).toSorted()).toEqual([...keys, "verified_site_counts"].toSorted())
    for (const option of toPro.options) {
      const isPublished = recordOf(option.nct_id).contactsLocationsModule?.centralContacts !== undefined
      expect(Object.keys(option)).toEqual(optionKeys.filter((key) => key !== "contacts" || isPublished))
    }
  })

  test("says what the returned options turn on and the profile leaves out", async () => {
    const { ask_next, options } = await ask.match(service, { condition: "glioblastoma", limit: 10 })
    const told = await ask.match(service, { condition: "glioblastoma", limit: 10, age: 50, biomarkers: ["IDH mutant"] })

    expect(ask_next?.length).toBeWithin(1, 11)
    expect(ask_next).toContainEqual({
      field: "age",
      term: null,
      options: options.length,
      question: "All 10 have an age limit. How old is the patient?",
    })
    expect(ask_next?.map(({ term }) => term)).toContain("IDH")
    expect(told.ask_next?.map(({ field }) => field)).not.toContain("age")
    expect(told.ask_next?.map(({ term }) => term)).not.toContain("IDH")
    expect((await ask.match(service, { condition: "an illness that nobody knows" })).ask_next).toEqual([])
  })

  test("echoes the request as it was sent", async () => {
    expect((await ask.match(service, everything)).input_echo).toEqual(everything)
    expect((await ask.match(service, { condition: "ALS" })).input_echo).toEqual({ condition: "ALS" })
    const inAnotherOrder = {
      location: { radius_miles: 50, lng: -74, lat: 40.7 },
      biomarkers: [" MSI-H "],
      condition: " ALS ",
    }
    expect(JSON.stringify((await ask.match(service, inAnotherOrder)).input_echo)).toBe(JSON.stringify(inAnotherOrder))
  })

  test("names the registry and says what it is not", async () => {
    const { disclaimer, registry, registry_api, source } = await ask.match(service, { condition: "ALS" })

    expect({ registry, registry_api }).toEqual({
      registry: "ClinicalTrials.gov",
      registry_api: "ClinicalTrials.gov API v2",
    })
    expect(source.registry).toBe("ClinicalTrials.gov")
    expect(disclaimer).toContain("not medical advice")
    expect(disclaimer).toContain("Only the trial site decides")
  })

  test("counts all that the registry found, and holds no more options than asked for", async () => {
    const few = await ask.match(service, { condition: "alzheimers", limit: 2 })
    const all = await ask.match(service, { condition: "alzheimers", limit: 50 })

    expect(few.options).toHaveLength(2)
    expect(few.total_found).toBe(all.total_found)
    expect(all.options).toHaveLength(all.total_found)
    expect(all.options.slice(0, 2)).toEqual([...few.options])
  })

  test("holds 20 options where no limit is given", async () => {
    const { options, total_found } = await ask.match(service, { condition: "alzheimers" })

    expect(total_found).toBeGreaterThan(20)
    expect(options).toHaveLength(20)
  })

  test("may be without options", async () => {
    const { options, total_found, verified_site_counts } = await ask.match(service, { condition: "zzqx" }, sandboxKey)

    expect({ options, total_found, verified_site_counts }).toEqual({
      options: [],
      total_found: 0,
      verified_site_counts: {},
    })
  })
})

describe("An option", () => {
  test("is the registry's record, field by field", async () => {
    const { options } = await ask.match(service, { condition: "pancreatic-cancer", limit: 50 })

    expect(options.length).toBeGreaterThan(10)
    for (const option of options) {
      const record = recordOf(option.nct_id)
      const eligibility = record.eligibilityModule.eligibilityCriteria ?? null
      expect(option).toMatchObject({
        title: record.identificationModule.briefTitle,
        study_type: record.designModule.studyType.toLowerCase() as "interventional",
        overall_status: record.statusModule.overallStatus,
        phases: record.designModule.phases ?? [],
        conditions: record.conditionsModule.conditions ?? [],
        interventions: (record.armsInterventionsModule?.interventions ?? []).map(({ description, name, type }) => ({
          name,
          type,
          description: description ?? null,
        })),
        sponsor: record.sponsorCollaboratorsModule.leadSponsor.name,
        summary: record.descriptionModule?.briefSummary ?? null,
        eligibility_text: eligibility === null ? null : eligibility.replace(/\\([^\w\s])/g, "$1"),
        registry_url: `https://clinicaltrials.gov/study/${option.nct_id}`,
        last_update_posted: record.statusModule.lastUpdatePostDateStruct.date,
      })
      expect(
        option.sites.map(({ city, country, facility, registry_status, state }) => [
          facility,
          city,
          state,
          country,
          registry_status,
        ]),
      ).toEqual(
        (record.contactsLocationsModule?.locations ?? []).map(({ city, country, facility, state, status }) => [
          facility ?? "Facility not published",
          city ?? null,
          state ?? null,
          country ?? null,
          status ?? null,
        ]),
      )
    }
  })

  test.each<readonly [what: string, nctId: string, condition: string, fields: object]>([
    ["criteria text", "NCT99100219", "alzheimers", { eligibility_text: null }],
    ["a summary", "NCT99100216", "alzheimers", { summary: null }],
    ["sites", "NCT99100111", "alzheimers", { sites: [] }],
    ["phases", "NCT99500012", "Duchenne muscular dystrophy", { phases: [] }],
    ["a title but its acronym", "NCT99430006", "Huntington disease", { title: "MOVE-HD" }],
    ["a title but its number", "NCT99430008", "Huntington disease", { title: "NCT99430008" }],
  ])("without %s says so (%s)", async (_, nctId, condition, fields) => {
    const { options } = await ask.match(service, { condition, limit: 50 })

    expect(options.find(({ nct_id }) => nct_id === nctId)).toMatchObject(fields)
  })

  test("says whom to ask, as published and in that order, and says nothing where nobody is", async () => {
    const { options } = await ask.match(service, { condition: "alzheimers", limit: 50 })
    const published = options.map(({ nct_id }) =>
      recordOf(nct_id).contactsLocationsModule?.centralContacts?.map(({ email, name, phone, phoneExt, role }) => ({
        name,
        role,
        phone: phone ?? null,
        phone_ext: phoneExt ?? null,
        email: email ?? null,
      })),
    )

    expect(options.map(({ contacts }) => contacts)).toEqual(published)
    expect(new Set(options.map((option) => "contacts" in option))).toEqual(new Set([true, false]))
    for (const { sites } of options) for (const site of sites) expect(site).not.toHaveProperty("contacts")
  })

  test("is given without the registry's markdown escapes", async () => {
    const { options } = await ask.match(service, { condition: "alzheimers", limit: 50 })
    const escaped = options.filter(({ nct_id }) =>
      /\\[<>[\]*]/.test(recordOf(nct_id).eligibilityModule.eligibilityCriteria ?? ""),
    )

    expect(escaped).not.toBeEmpty()
    for (const { eligibility_text } of escaped) expect(eligibility_text).not.toMatch(/\\[<>[\]*]/)
  })
})

describe("Options are open: recruiting, not yet recruiting, or available for expanded access", () => {
  test.each(["alzheimers", "glioblastoma", "pancreatic-cancer", "ALS", "Duchenne muscular dystrophy"])(
    "for %s",
    async (condition) => {
      const { options } = await ask.match(service, { condition, limit: 50 })

      expect(options).not.toBeEmpty()
      for (const { overall_status, study_type } of options) {
        expect([
          "RECRUITING",
          "NOT_YET_RECRUITING",
          ...(study_type === "expanded_access" ? ["AVAILABLE"] : []),
        ]).toContain(overall_status)
      }
    },
  )
})

describe("What is included", () => {
  const interventional = "AREA[StudyType]INTERVENTIONAL"
  const expanded = "AREA[StudyType]EXPANDED_ACCESS"
  const open = "RECRUITING,NOT_YET_RECRUITING"

  test.each<readonly [body: object, advanced: string, statuses: string, types: ReadonlyArray<string>]>([
    [{}, `${interventional} OR ${expanded}`, `${open},AVAILABLE`, ["expanded_access", "interventional"]],
    [{ include: [] }, `${interventional} OR ${expanded}`, `${open},AVAILABLE`, ["expanded_access", "interventional"]],
    [{ include: ["interventional"] }, interventional, open, ["interventional"]],
    [{ include: ["expanded_access"] }, expanded, `${open},AVAILABLE`, ["expanded_access"]],
    [{ phases: ["PHASE3"] }, `${interventional} AND AREA[Phase](PHASE3)`, open, ["interventional"]],
    [{ phases: ["PHASE2", "PHASE3"] }, `${interventional} AND AREA[Phase](PHASE2 OR PHASE3)`, open, ["interventional"]],
    [{ phases: ["PHASE3"], include: [] }, `${interventional} AND AREA[Phase](PHASE3)`, open, ["interventional"]],
    [
      { phases: ["PHASE3"], include: ["interventional", "expanded_access"] },
      `(${interventional} AND AREA[Phase](PHASE3)) OR ${expanded}`,
      `${open},AVAILABLE`,
      ["expanded_access", "interventional"],
    ],
  ])("of %j", async (body, advanced, statuses, types) => {
    const { answer, asked } = await watched({ condition: "ALS", limit: 50, ...body })

    expect(asked.get("filter.advanced")).toBe(advanced)
    expect(asked.get("filter.overallStatus")).toBe(statuses)
    expect([...new Set(answer.options.map(({ study_type }) => study_type))].toSorted()).toEqual([...types] as [])
  })

  test("phases narrow interventional options, and expanded access stays with an unknown phase", async () => {
    const include = ["interventional", "expanded_access"]
    const { options } = await ask.match(service, { condition: "ALS", phases: ["PHASE3"], include, limit: 50 })

    for (const { criteria_checks, phases, study_type } of options) {
      const phase = criteria_checks.find(({ criterion }) => criterion === "Phase")
      expect(phase?.state).toBe(study_type === "expanded_access" ? "unknown" : "matched")
      if (study_type === "interventional") expect(phases).toContain("PHASE3")
    }
  })
})

const launchAreas = (await ask.conditions(service)).launch_areas

describe("A condition", () => {
  test.each(
    launchAreas.flatMap(({ name, registry_query, slug }) =>
      [slug, name, slug.toUpperCase(), ` ${name.toLowerCase()}\t`, name.replace("'", "’")].map(
        (condition) => [condition, registry_query] as const,
      ),
    ),
  )("%j asks the registry for %s", async (condition, query) => {
    expect((await watched({ condition, limit: 1 })).asked.get("query.cond")).toBe(query)
  })

  test.each<readonly [condition: string, query: string]>([
    ["Duchenne muscular dystrophy", "Duchenne muscular dystrophy"],
    [" breast cancer ", "breast cancer"],
    ["breast, lung; (liver) [bone]", "breast lung liver bone"],
    ['say "no"', "say no"],
    ["alzheimers disease", "alzheimer's disease"],
  ])("%j is sent as words: %s", async (condition, query) => {
    expect((await watched({ condition, limit: 1 })).asked.get("query.cond")).toBe(query)
  })

  test.each<readonly [spanish: string, english: string]>([
    ["cáncer de páncreas", "pancreatic cancer"],
    [" Distrofia muscular de Duchenne ", "Duchenne muscular dystrophy"],
    ["enfermedad de alzheimer", "Alzheimer's disease"],
  ])("%j in Spanish is sought as %j, and the answer says so", async (spanish, english) => {
    const { answer, requests } = await watched({ condition: spanish, limit: 2 })
    const { answer: inEnglish, requests: expected } = await watched({ condition: english, limit: 2 })

    expect(requests).toEqual(expected)
    expect(answer.suggestions).toEqual([{ field: "condition", value: english }])
    expect(answer.input_echo).toEqual({ condition: spanish, limit: 2 })
    expect(answer.options).toEqual(inEnglish.options)
  })

  test.each([
    "NOT cancer",
    "cancer OR",
    "AREA[StudyType]OBSERVATIONAL",
    "RANGE[MIN, MAX]",
    "((((",
    '"',
    "\\",
    "???",
    "🧬",
    "?\ud800",
    "\u0000?",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "non-small-cell-lung-cancer-with-very-many-hyphens-in-its-one-name-of-all-names",
    "NCT99300201",
    "NCT99300201, NCT99600001",
  ])("%j is accepted and stays within the filters", async (condition) => {
    const { answer, asked } = await watched({ condition, limit: 50 })

    expect(asked.get("query.cond")).not.toBeEmpty()
    for (const { overall_status } of answer.options) {
      expect(["RECRUITING", "NOT_YET_RECRUITING", "AVAILABLE"]).toContain(overall_status)
    }
  })

  test("that is only the number of a closed study does not lift the filters", async () => {
    expect((await ask.match(service, { condition: "NCT99100113" })).options).toEqual([])
  })
})

describe("The source", () => {
  test("is one request to the registry, to the letter", async () => {
    const { answer, requests } = await watched(everything)

    expect(requests).toEqual([answer.source.query_url])
  })

  test.each<object>([
    { condition: "pancreatic-cancer" },
    { condition: "Müllerian “duct” – ½ & more + 100% #1?" },
    { condition: "ALS", location: { query: "São Paulo" } },
    { condition: "ALS", location: { lat: -0.0000001, lng: 1e-9, radius_miles: 0.1 } },
  ])("is that very URL for %j", async (body) => {
    const { answer, requests } = await watched(body)

    expect(requests).toEqual([answer.source.query_url])
  })

  test("was retrieved while the caller waited", async () => {
    const before = Date.now()
    const { source } = await ask.match(service, { condition: "ALS" })

    expect(Date.parse(source.retrieved_at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(source.retrieved_at)).toBeLessThanOrEqual(Date.now())
  })

  test("is asked again for the same request: nothing is cached", async () => {
    const first = await watched({ condition: "ALS" })
    const second = await watched({ condition: "ALS" })

    expect([first.requests.length, second.requests.length]).toEqual([1, 1])
  })

  test("asks for the total, by relevance, and only for the fields that are used", async () => {
    const { asked } = await watched({ condition: "ALS" })

    expect(asked.get("countTotal")).toBe("true")
    expect(asked.get("sort")).toBe("@relevance")
    expect(asked.get("fields")?.split(",")).toEqual(
      expect.arrayContaining(["NCTId", "EligibilityCriteria", "LocationGeoPoint", "CentralContactPhone"]),
    )
    expect(asked.get("fields")).not.toContain("LocationContact")
  })
})

describe("A place", () => {
  test.each<readonly [location: object, geo: string]>([
    [{ lat: 40.71, lng: -74.01 }, "distance(40.71,-74.01,100mi)"],
    [{ lat: 40.71, lng: -74.01, radius_miles: 7.5 }, "distance(40.71,-74.01,7.5mi)"],
    [{ lat: 1e-7, lng: -1e-7, radius_miles: 1e5 }, "distance(0.0000001,-0.0000001,12500mi)"],
    [{ lat: -0, lng: 0 }, "distance(0,0,100mi)"],
  ])("as a point, %j, is sent in plain decimals", async (location, geo) => {
    const { asked } = await watched({ condition: "ALS", location, limit: 1 })

    expect(asked.get("filter.geo")).toBe(geo)
    expect(asked.has("query.locn")).toBe(false)
  })

  test("in words of which no point is known is sent as words, and gives no distances", async () => {
    const { answer, asked } = await watched({ condition: "pancreatic-cancer", location: { query: "  Massachusetts " } })

    expect(asked.get("query.locn")).toBe("Massachusetts")
    expect(asked.has("filter.geo")).toBe(false)
    expect(answer.options).not.toBeEmpty()
    for (const { sites } of answer.options) {
      expect(sites.map(({ state }) => state)).toContain("Massachusetts")
      for (const site of sites) expect(site).not.toHaveProperty("distance_miles")
    }
  })

  test("with a radius of 12,500 miles and more is the whole Earth", async () => {
    const body = { condition: "ALS", limit: 50 }
    const everywhere = await ask.match(service, { ...body, location: { lat: -45, lng: 170, radius_miles: 12_500 } })
    const placed = (await ask.match(service, body)).options.filter(
      ({ nct_id }) =>
        recordOf(nct_id).contactsLocationsModule?.locations?.some(({ geoPoint }) => geoPoint !== undefined) ?? false,
    )

    expect(everywhere.options.map(({ nct_id }) => nct_id).toSorted()).toEqual(
      placed.map(({ nct_id }) => nct_id).toSorted(),
    )
  })
})

describe("Checks", () => {
  test("stand in one order, the first for every option, each other for a field that was given", async () => {
    const { options } = await ask.match(service, everything)

    expect(options).not.toBeEmpty()
    for (const { criteria_checks } of options) {
      expect(criteria_checks.map(({ criterion }) => criterion)).toEqual([
        "Study open to new participants",
        "Age within published bounds",
        "Sex",
        "Phase",
        "Stage: metastatic",
        "Biomarker: KRAS G12D",
        "Biomarker: MSI-H",
        "Prior lines of therapy",
      ])
    }
  })

  test.each<readonly [fields: object, criteria: ReadonlyArray<string>]>([
    [{}, []],
    [{ age: 0 }, ["Age within published bounds"]],
    [{ sex: "male" }, ["Sex"]],
    [{ phases: ["PHASE2"] }, ["Phase"]],
    [{ phases: [] }, []],
    [{ stage: "early" }, ["Stage: early"]],
    [{ biomarkers: ["B", "A"] }, ["Biomarker: B", "Biomarker: A"]],
    [{ biomarkers: [] }, []],
    [{ prior_lines: 0 }, ["Prior lines of therapy"]],
    [{ location: { query: "Germany" } }, []],
  ])("of %j are %j", async (fields, criteria) => {
    const { options } = await ask.match(service, { condition: "alzheimers", ...fields })

    expect(options).not.toBeEmpty()
    for (const { criteria_checks } of options) {
      expect(criteria_checks.map(({ criterion }) => criterion)).toEqual(["Study open to new participants", ...criteria])
    }
  })

  test("are firm for structured fields, signposts for text, and never the other way round", async () => {
    const { options } = await ask.match(service, {
      ...everything,
      limit: 50,
      location: { lat: 0, lng: 0, radius_miles: 12_500 },
    })
    const firm = ["matched", "not_matched", "unknown"]
    const free = ["mentioned_inclusion", "mentioned_exclusion", "unknown"]

    expect(options.length).toBeGreaterThan(5)
    for (const { criteria_checks } of options) {
      for (const { criterion, evidence, state } of criteria_checks) {
        expect(/^(Stage|Biomarker|Prior)/.test(criterion) ? free : firm).toContain(state)
        expect(evidence).not.toBeEmpty()
      }
    }
  })

  test("quote the published text to the letter", async () => {
    const { options } = await ask.match(service, {
      condition: "pancreatic-cancer",
      stage: "metastatic",
      biomarkers: ["KRAS G12D", "MSI-H", "BRCA2"],
      prior_lines: 1,
      limit: 50,
    })
    const checks = options.flatMap(({ criteria_checks, eligibility_text }) =>
      criteria_checks.map((check) => ({ ...check, published: eligibility_text })),
    )

    for (const { evidence, published, quotes = [] } of checks) {
      expect(quotes.map(({ text }) => text)).toEqual(
        Array.from(evidence.matchAll(/“([^”]*)”/g), ([, text = ""]) => text),
      )
      for (const { end, start, text } of quotes) expect(published?.slice(start, end)).toBe(text)
    }
    expect(checks.flatMap(({ quotes = [] }) => quotes).length).toBeGreaterThan(10)
  })

  test("say as data what their evidence says, and why what is unknown is so", async () => {
    const { options } = await ask.match(service, { ...everything, limit: 50, location: { query: "United States" } })
    const checks = options.flatMap(({ criteria_checks }) => criteria_checks)

    for (const { code, quotes, reason, state } of checks) {
      expect(reason !== undefined).toBe(state === "unknown")
      expect(code === "quoted").toBe(quotes !== undefined)
    }
    expect(new Set(checks.map(({ reason }) => reason)).size).toBeGreaterThan(2)
    for (const { why = [], why_codes } of options) expect(why_codes).toHaveLength(why.length)
  })

  test.each<
    readonly [nctId: string, condition: string, fields: object, criterion: string, state: string, evidence: string]
  >([
    ["NCT99100210", "alzheimers", { sex: "male" }, "Sex", "not_matched", "sex: FEMALE"],
    ["NCT99100210", "alzheimers", { sex: "female" }, "Sex", "matched", "sex: FEMALE"],
    ["NCT99100211", "alzheimers", { sex: "female" }, "Sex", "not_matched", "sex: MALE"],
    ["NCT99100101", "alzheimers", { sex: "female" }, "Sex", "matched", "sex: ALL"],
    [
      "NCT99100101",
      "alzheimers",
      { age: 85 },
      "Age within published bounds",
      "matched",
      "minimumAge: 50 Years; maximumAge: 85 Years",
    ],
    [
      "NCT99100101",
      "alzheimers",
      { age: 86 },
      "Age within published bounds",
      "not_matched",
      "minimumAge: 50 Years; maximumAge: 85 Years",
    ],
    [
      "NCT99100109",
      "alzheimers",
      { age: 35 },
      "Age within published bounds",
      "matched",
      "minimumAge: 420 Months; maximumAge: 59 Years",
    ],
    [
      "NCT99200109",
      "infant hemispheric glioma",
      { age: 0 },
      "Age within published bounds",
      "unknown",
      "minimumAge: 28 Days; maximumAge: 36 Months",
    ],
    [
      "NCT99100215",
      "alzheimers",
      { age: 8 },
      "Age within published bounds",
      "matched",
      "minimumAge and maximumAge: not published; stdAges: CHILD, ADULT, OLDER_ADULT",
    ],
    [
      "NCT99100111",
      "alzheimers",
      {},
      "Study open to new participants",
      "not_matched",
      "overallStatus: NOT_YET_RECRUITING; startDate: 2027-04-15",
    ],
    ["NCT99500012", "Duchenne", {}, "Study open to new participants", "matched", "overallStatus: AVAILABLE"],
    ["NCT99100103", "alzheimers", { phases: ["PHASE2"] }, "Phase", "matched", "phases: PHASE2"],
  ])("of %s (%s, %j): %s is %s, for %s", async (nctId, condition, fields, criterion, state, evidence) => {
    const { options } = await ask.match(service, { condition, ...fields, limit: 50 })
    const checks = options.find(({ nct_id }) => nct_id === nctId)?.criteria_checks ?? []

    expect(checks.find((check) => check.criterion === criterion)).toEqual({
      criterion,
      state: state as "matched",
      evidence,
      code: expect.any(String),
      values: expect.any(Object),
      ...(state === "unknown" ? { reason: expect.any(String) } : {}),
    })
  })

  test("leave the unknown ones of the profile counted, and not that of the study itself", async () => {
    const { options } = await ask.match(service, { ...everything, limit: 50, location: { query: "United States" } })

    expect(options.map(({ unknown_count }) => unknown_count)).toEqual(
      options.map(({ criteria_checks }) => criteria_checks.slice(1).filter(({ state }) => state === "unknown").length),
    )
    expect(options.some(({ unknown_count }) => (unknown_count ?? 0) > 0)).toBe(true)
  })

  test("leave no study out, whatever they say", async () => {
    const ids = async (body: object) =>
      (await ask.match(service, { condition: "pancreatic-cancer", limit: 50, ...body })).options
        .map(({ nct_id }) => nct_id)
        .toSorted()

    expect(await ids({ age: 3, sex: "male", stage: "Stage I", biomarkers: ["KRAS G12C"], prior_lines: 9 })).toEqual(
      expect.arrayContaining(await ids({})),
    )
  })
})

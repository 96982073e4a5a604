import { afterAll, describe, expect, test } from "bun:test"
import * as ask from "../../../support/ask.ts"
import { asked, posted, start } from "../../../support/service.ts"

const service = await start()
afterAll(() => service.stop())

const names = [
  "condition",
  "stage",
  "biomarkers",
  "prior_lines",
  "age",
  "sex",
  "location",
  "include",
  "phases",
  "limit",
]
const sexes = ["male", "female"]
const kinds = ["interventional", "expanded_access"]
const phases = ["EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"]
const ofLocation = ["lat", "lng", "radius_miles", "query"]

const refusal = async (body: unknown) => {
  const answer = await service.send("/v1/match", posted(body))
  expect(answer.status).toBe(400)
  const { code, docs, ...rest } = await ask.error(answer)
  expect(code).toBe("invalid_request")
  expect(docs).toBe("http://service.test/docs#invalid_request")

  return rest
}

const location =
  'an object with lat and lng (and radius_miles), such as {"lat": 42.36, "lng": -71.06}, or with query, such as {"query": "Boston"} or {"query": "within 50 miles of Boston"}, not both'
const biomarker = 'text of 1 to 200 characters, such as "KRAS G12D"'

type Row = readonly [fields: object, field: string, message: string, knownKeys?: ReadonlyArray<string>]

describe("A malformed field is named, with what is accepted there", () => {
  const text = 'text of at least one visible character, such as "pancreatic cancer"'
  const place = 'text that names a place, such as "Boston"; "near me" and "anywhere" name none'
  const term = 'text of 1 to 200 characters, such as "stage IV"'

  const rows: ReadonlyArray<Row> = [
    [{ condition: "" }, "condition", `"condition" must be ${text}.`],
    [{ condition: " \t\u00a0\n" }, "condition", `"condition" must be ${text}.`],
    [{ condition: null }, "condition", `"condition" must be ${text}.`],
    [{ condition: 5 }, "condition", `"condition" must be ${text}.`],
    [{ condition: ["ALS"] }, "condition", `"condition" must be ${text}.`],
    [{ condition: undefined }, "condition", `"condition" is missing: it must be ${text}.`],
    [{ stage: "" }, "stage", `"stage" must be ${term}.`],
    [{ stage: "   " }, "stage", `"stage" must be ${term}.`],
    [{ stage: "x".repeat(201) }, "stage", `"stage" must be ${term}.`],
    [{ stage: null }, "stage", `"stage" must be ${term}, or be left out; null is not accepted.`],
    [{ stage: 4 }, "stage", `"stage" must be ${term}.`],
    [
      { biomarkers: "MSI-H" },
      "biomarkers",
      `"biomarkers" must be a list of at most 16 strings, such as ["KRAS G12D"].`,
    ],
    [
      { biomarkers: null },
      "biomarkers",
      `"biomarkers" must be a list of at most 16 strings, such as ["KRAS G12D"], or be left out; null is not accepted.`,
    ],
    [{ biomarkers: {} }, "biomarkers", `"biomarkers" must be a list of at most 16 strings, such as ["KRAS G12D"].`],
    [
      { biomarkers: Array(17).fill("x") },
      "biomarkers",
      `"biomarkers" must be a list of at most 16 strings, such as ["KRAS G12D"].`,
    ],
    [{ biomarkers: ["a", "b", "c", " "] }, "biomarkers[3]", `"biomarkers[3]" must be ${biomarker}.`],
    [{ biomarkers: ["x".repeat(201)] }, "biomarkers[0]", `"biomarkers[0]" must be ${biomarker}.`],
    [{ biomarkers: ["a", null] }, "biomarkers[1]", `"biomarkers[1]" must be ${biomarker}.`],
    [{ prior_lines: -1 }, "prior_lines", `"prior_lines" must be a whole number, 0 or more.`],
    [{ prior_lines: 1.5 }, "prior_lines", `"prior_lines" must be a whole number, 0 or more.`],
    [{ prior_lines: "1" }, "prior_lines", `"prior_lines" must be a whole number, 0 or more, without quotation marks.`],
    [
      { prior_lines: null },
      "prior_lines",
      `"prior_lines" must be a whole number, 0 or more, or be left out; null is not accepted.`,
    ],
    [{ age: -1 }, "age", `"age" must be a whole number from 0 to 130.`],
    [{ age: 131 }, "age", `"age" must be a whole number from 0 to 130.`],
    [{ age: 61.5 }, "age", `"age" must be a whole number from 0 to 130.`],
    [{ age: "61" }, "age", `"age" must be a whole number from 0 to 130, without quotation marks.`],
    [{ age: true }, "age", `"age" must be a whole number from 0 to 130.`],
    [{ age: null }, "age", `"age" must be a whole number from 0 to 130, or be left out; null is not accepted.`],
    [{ sex: "other" }, "sex", `"sex" must be one of male, female.`, sexes],
    [{ sex: "Male" }, "sex", `"sex" must be one of male, female.`, sexes],
    [{ sex: null }, "sex", `"sex" must be one of male, female, or be left out; null is not accepted.`, sexes],
    [{ sex: 1 }, "sex", `"sex" must be one of male, female.`, sexes],
    [{ location: "Boston" }, "location", `"location" must be ${location}.`],
    [{ location: null }, "location", `"location" must be ${location}, or be left out; null is not accepted.`],
    [{ location: [40, -74] }, "location", `"location" must be ${location}.`],
    [{ location: {} }, "location", `"location" must be ${location}.`],
    [{ location: { lat: 1, lng: 2, query: "Boston" } }, "location", `"location" must be ${location}.`],
    [{ location: { query: "Boston", radius_miles: 5 } }, "location", `"location" must be ${location}.`],
    [{ location: { lng: 1 } }, "location.lat", `"location.lat" is missing: it must be a number from -90 to 90.`],
    [{ location: { lat: 1 } }, "location.lng", `"location.lng" is missing: it must be a number from -180 to 180.`],
    [
      { location: { lat: 1, radius_miles: 5 } },
      "location.lng",
      `"location.lng" is missing: it must be a number from -180 to 180.`,
    ],
    [{ location: { lat: 90.1, lng: 0 } }, "location.lat", `"location.lat" must be a number from -90 to 90.`],
    [{ location: { lat: -90.1, lng: 0 } }, "location.lat", `"location.lat" must be a number from -90 to 90.`],
    [
      { location: { lat: "40", lng: 0 } },
      "location.lat",
      `"location.lat" must be a number from -90 to 90, without quotation marks.`,
    ],
    [{ location: { lat: 0, lng: 180.1 } }, "location.lng", `"location.lng" must be a number from -180 to 180.`],
    [{ location: { lat: 0, lng: null } }, "location.lng", `"location.lng" must be a number from -180 to 180.`],
    [
      { location: { lat: 0, lng: 0, radius_miles: 0 } },
      "location.radius_miles",
      `"location.radius_miles" must be a number above 0.`,
    ],
    [
      { location: { lat: 0, lng: 0, radius_miles: -1 } },
      "location.radius_miles",
      `"location.radius_miles" must be a number above 0.`,
    ],
    [
      { location: { lat: 0, lng: 0, radius_miles: null } },
      "location.radius_miles",
      `"location.radius_miles" must be a number above 0, or be left out; null is not accepted.`,
    ],
    [{ location: { query: "near me" } }, "location.query", `"location.query" must be ${place}.`],
    [{ location: { query: "" } }, "location.query", `"location.query" must be ${place}.`],
    [{ location: { query: " " } }, "location.query", `"location.query" must be ${place}.`],
    [{ location: { query: 2116 } }, "location.query", `"location.query" must be ${place}.`],
    [
      { include: "interventional" },
      "include",
      `"include" must be a list of ${kinds.join(", ")}, such as ["interventional"].`,
      kinds,
    ],
    [
      { include: null },
      "include",
      `"include" must be a list of ${kinds.join(", ")}, such as ["interventional"], or be left out; null is not accepted.`,
      kinds,
    ],
    [{ include: ["trials"] }, "include[0]", `"include[0]" must be one of ${kinds.join(", ")}.`, kinds],
    [{ include: ["interventional", 1] }, "include[1]", `"include[1]" must be one of ${kinds.join(", ")}.`, kinds],
    [{ phases: "PHASE1" }, "phases", `"phases" must be a list of ${phases.join(", ")}, such as ["PHASE2"].`, phases],
    [{ phases: ["PHASE5"] }, "phases[0]", `"phases[0]" must be one of ${phases.join(", ")}.`, phases],
    [{ phases: ["PHASE1", "NA"] }, "phases[1]", `"phases[1]" must be one of ${phases.join(", ")}.`, phases],
    [{ phases: [["PHASE1"]] }, "phases[0]", `"phases[0]" must be one of ${phases.join(", ")}.`, phases],
    [{ limit: 0 }, "limit", `"limit" must be a whole number from 1 to 50.`],
    [{ limit: 51 }, "limit", `"limit" must be a whole number from 1 to 50.`],
    [{ limit: 1.5 }, "limit", `"limit" must be a whole number from 1 to 50.`],
    [{ limit: "20" }, "limit", `"limit" must be a whole number from 1 to 50, without quotation marks.`],
  ]

  test.each(rows.map(([fields, field, message, keys]) => [fields, field, message, keys ?? null] as const))(
    "%j: %s",
    async (fields, field, message, knownKeys) => {
      expect(await refusal({ condition: "ALS", ...fields })).toEqual({
        field,
        message,
        ...(knownKeys === null ? {} : { known_keys: knownKeys }),
      })
    },
  )
})

describe("An unknown property is the field itself, with the names that are accepted there", () => {
  const inRequest = `Unknown property in the request; accepted: ${names.join(", ")}.`
  const inLocation = `Unknown property in "location"; accepted: ${ofLocation.join(", ")}.`

  test.each<readonly [body: string, field: string, message: string, knownKeys: ReadonlyArray<string>]>([
    ['{"condition":"ALS","diagnosis":"x"}', "diagnosis", inRequest, names],
    ['{"condition":"ALS","Age":61}', "Age", inRequest, names],
    ['{"condition":"ALS","priorLines":1}', "priorLines", inRequest, names],
    ['{"condition":"ALS","__proto__":{}}', "__proto__", inRequest, names],
    ['{"condition":"ALS","constructor":1}', "constructor", inRequest, names],
    ['{"condition":"ALS","toString":1}', "toString", inRequest, names],
    ['{"condition":"ALS","a.b[0]":1}', "a.b[0]", inRequest, names],
    ['{"condition":"ALS","location":{"lat":1,"lng":2,"zip":1}}', "location.zip", inLocation, ofLocation],
    ['{"condition":"ALS","location":{"query":"Boston","city":1}}', "location.city", inLocation, ofLocation],
  ])("%s", async (body, field, message, knownKeys) => {
    expect(await refusal(body)).toEqual({ field, message, known_keys: [...knownKeys] })
  })

  test("of which no more than 100 characters go back", async () => {
    expect((await refusal({ condition: "ALS", ["x".repeat(1000)]: 1 })).field).toBe("x".repeat(100))
    expect((await refusal({ condition: "ALS", [`${"x".repeat(99)}😀`]: 1 })).field).toBe("x".repeat(99))
  })
})

const missing = (field: string, what: string) => ({ field, message: `"${field}" is missing: it must be ${what}.` })

const repeated = (field: string) => ({
  field,
  message: "A property of the body appears twice; it may appear only once.",
})

describe("Several wrong fields are all named, in the order of the body, what is missing last", () => {
  const age = { field: "age", message: `"age" must be a whole number from 0 to 130.` }
  const sex = { field: "sex", message: `"sex" must be one of male, female.`, known_keys: sexes }
  const lat = "a number from -90 to 90"
  const lng = "a number from -180 to 180"
  const condition = missing("condition", 'text of at least one visible character, such as "pancreatic cancer"')
  const unknown = (field: string) => ({
    field,
    message: `Unknown property in the request; accepted: ${names.join(", ")}.`,
    known_keys: names,
  })
  const ofPlace = (name: string) => ({
    field: `location.${name}`,
    message: `Unknown property in "location"; accepted: ${ofLocation.join(", ")}.`,
    known_keys: ofLocation,
  })
  const mixture = {
    field: "location",
    message: `"location" must be ${location}.`,
  }
  const term = (field: string) => ({ field, message: `"${field}" must be ${biomarker}.` })

  test.each<readonly [body: string, errors: ReadonlyArray<{ readonly field: string; readonly message: string }>]>([
    ['{"age":200,"sex":"x"}', [age, sex, condition]],
    ['{"sex":"x","condition":"ALS","age":200}', [sex, age]],
    ['{"zip":1,"age":200,"town":2,"condition":"ALS"}', [unknown("zip"), age, unknown("town")]],
    ['{"unknown":1}', [unknown("unknown"), condition]],
    ['{"condition":"ALS","location":{"Query":"Boston"}}', [mixture, ofPlace("Query")]],
    [
      '{"location":{"lng":"x"},"biomarkers":["a","",5]}',
      [
        { field: "location.lng", message: `"location.lng" must be ${lng}, without quotation marks.` },
        missing("location.lat", lat),
        term("biomarkers[1]"),
        term("biomarkers[2]"),
        condition,
      ],
    ],
    ['{"condition":"ALS","location":{"query":"x","lat":1,"foo":1}}', [mixture, ofPlace("foo")]],
    [
      '{"condition":"ALS","location":{"query":"","zip":1,"lat":91,"lng":1}}',
      [
        mixture,
        {
          field: "location.query",
          message:
            '"location.query" must be text that names a place, such as "Boston"; "near me" and "anywhere" name none.',
        },
        ofPlace("zip"),
        { field: "location.lat", message: `"location.lat" must be ${lat}.` },
      ],
    ],
    ['{"condition":"ALS","age":1,"sex":"x","age":2,"sex":"y","age":3}', [repeated("age"), repeated("sex")]],
    [
      '{"condition":"ALS","location":{"lat":1,"lng":2,"lat":3},"condition":"SMA"}',
      [repeated("location.lat"), repeated("condition")],
    ],
  ])("%s", async (body, errors) => {
    const [first] = errors

    expect(await refusal(body)).toEqual({ ...first, detail: { errors } } as never)
  })

  test("but no more than twenty of them, with a hundred characters of each name", async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at + 1}`.padEnd(200, "x"), 0]))
    const { detail } = await refusal({ ...many, condition: "ALS" })

    expect(detail?.errors?.map(({ field }) => field)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${at + 1}`.padEnd(100, "x")),
    )
  })

  test.each<readonly [what: string, body: object]>([
    ["a list", { condition: "ALS", biomarkers: Array(60_000).fill(0) }],
    ["an object", Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 0]))],
    [
      "a place",
      { condition: "A", location: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 0])) },
    ],
  ])("also of %s with tens of thousands", async (_, body) => {
    expect((await refusal(body)).detail?.errors).toHaveLength(20)
  })

  test("and one alone is not listed again", async () => {
    expect(await refusal({ condition: "ALS", age: 200 })).toEqual(age as never)
  })
})

describe("A body that is no object has no field", () => {
  test.each(["null", "[]", "5", '"ALS"', "true", "[{}]"])("%s", async (body) => {
    expect(await refusal(body)).toEqual({ message: "The request must be a JSON object." })
  })
})

const numbered = (number: number) => ({
  protocolSection: {
    identificationModule: { nctId: `NCT${number}` },
    statusModule: { overallStatus: "RECRUITING" },
    designModule: { studyType: "INTERVENTIONAL" },
  },
})

const manyMore = {
  totalCount: 60_000,
  studies: Array.from({ length: 60_000 }, (_, index) => numbered(10_000_000 + index)),
}

const moved = ({ url }: Request) =>
  url.endsWith("&moved")
    ? Response.json(url.includes("/NCT") ? numbered(99_000_001) : { totalCount: 1, studies: [numbered(99_000_001)] })
    : new Response(null, { status: 302, headers: { location: `${url}&moved` } })

describe("The registry's failure is 502 internal_error, and nothing stands in its place", () => {
  test.each<readonly [what: string, respond: (request: Request) => Response, words: string]>([
    ["a refusal", () => new Response("a registry's own words", { status: 400 }), "did not accept the query"],
    ["no JSON", () => new Response("<html>", { headers: { "content-type": "text/html" } }), "answered with an error"],
    ["another shape", () => Response.json({ studies: "none" }), "could not be read"],
    ["a study without its number", () => Response.json({ totalCount: 1, studies: [{}] }), "could not be read"],
    [
      "other studies than were asked for, and many more",
      ({ url }) => Response.json(url.includes("/NCT") ? numbered(99_000_001) : manyMore),
      "could not be read",
    ],
    ["studies at another address", moved, "could not be read"],
    ["a total that is none", () => Response.json({ totalCount: -1, studies: [] }), "could not be read"],
  ])("%s", async (_, respond, words) => {
    const broken = await start({ behavior: respond })
    const answers = [
      await broken.send("/v1/match", posted({ condition: "ALS" })),
      await broken.send("/v1/availability/NCT99300201", asked()),
    ]
    await broken.stop()

    for (const [index, answer] of answers.entries()) {
      expect(answer.status).toBe(502)
      const { code, detail, message } = await ask.error(answer)
      if (index === 0) expect(message).toContain(words)
      expect(code).toBe("internal_error")
      expect(message).toStartWith("The trial registry ")
      expect(message).toContain("Nothing was cached or made up")
      expect(message).not.toContain("own words")
      expect(answer.headers.get("retry-after")).toBe(String(detail?.retry_after_seconds))
    }
  })

  test("also when it cannot be reached", async () => {
    const alone = await start()
    await alone.standIn.stop()
    const answer = await alone.send("/v1/match", posted({ condition: "ALS" }))
    await alone.stop()

    expect(answer.status).toBe(502)
    expect((await ask.error(answer)).message).toContain("could not be reached")
  })
})

import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import * as ask from "../../../support/ask.ts"
import { posted, type Running, start } from "../../../support/service.ts"

const operators = [
  "AND",
  "OR",
  "NOT",
  "AREA[",
  "RANGE[MIN, MAX]",
  "EXPANSION[None]",
  "SEARCH[Location](",
  "TILT",
  "MISSING",
]

/** Any text: plain, of any script, of half letters, and of the registry's own operators. */
const anyText = FastCheck.oneof(
  FastCheck.string({ maxLength: 40 }),
  FastCheck.string({ unit: "grapheme", maxLength: 40 }),
  FastCheck.string({ unit: "binary", maxLength: 40 }),
  FastCheck.array(
    FastCheck.oneof(
      FastCheck.constantFrom(...operators, '"', "(", ")", "]", ",", "\\", "-", "'", "NCT99300201", "\ud800", "\u0000"),
      FastCheck.string({ maxLength: 5 }),
    ),
    { maxLength: 20 },
  ).map((parts) => parts.join(" ")),
  FastCheck.string({ minLength: 400, maxLength: 2000 }),
)

const text = anyText.filter((text) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g, "")),
)

const near = <A>(value: FastCheck.Arbitrary<A>) =>
  FastCheck.oneof({ weight: 3, arbitrary: value }, FastCheck.jsonValue())

/** A value that is nearly a request: each field is mostly of the right kind, and sometimes anything. */
const nearlyRequest = FastCheck.record(
  {
    condition: near(anyText),
    stage: near(anyText),
    biomarkers: near(FastCheck.array(near(anyText), { maxLength: 18 })),
    prior_lines: near(FastCheck.integer({ min: -2, max: 10 })),
    age: near(FastCheck.integer({ min: -5, max: 140 })),
    sex: near(FastCheck.constantFrom("male", "female", "MALE")),
    location: near(
      FastCheck.record(
        {
          lat: near(FastCheck.double()),
          lng: near(FastCheck.double()),
          radius_miles: near(FastCheck.double()),
          query: near(anyText),
        },
        { requiredKeys: [] },
      ),
    ),
    include: near(FastCheck.array(near(FastCheck.constantFrom("interventional", "expanded_access")), { maxLength: 3 })),
    phases: near(FastCheck.array(near(FastCheck.constantFrom("PHASE1", "PHASE4", "NA")), { maxLength: 3 })),
    limit: near(FastCheck.integer({ min: -1, max: 60 })),
    other: FastCheck.jsonValue(),
  },
  { requiredKeys: ["condition"] },
)

/** Some of the made-up studies: what is asked of them differs each time, and to look through all of them takes long. */
const studies = madeUpStudies.filter((_, at) => at % 12 === 0)

/** Each kind of input is tried so many times as often as it takes to see most of what it may be. */
export const anyInput = (times: number): void => {
  let service: Running
  beforeAll(async () => {
    service = await start({ studies, callsPerMonth: 1_000_000 })
  })
  afterAll(() => service.stop())

  const answers = async (body: unknown) => {
    const answer = await service.send("/v1/match", posted(body))
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  }

  describe("Any text with a letter, a digit or a mark is answered", () => {
    test("as a condition", async () => {
      await FastCheck.assert(
        FastCheck.asyncProperty(text, (condition) => answers({ condition, limit: 1 })),
        { numRuns: 250 * times },
      )
    })

    test("as a place", async () => {
      await FastCheck.assert(
        FastCheck.asyncProperty(text, (query) => answers({ condition: "ALS", location: { query }, limit: 1 })),
        { numRuns: 250 * times },
      )
    })

    test("as a stage and as biomarkers, where it is not too long", async () => {
      const term = text.filter((text) => Array.from(text.trim()).length <= 200)
      await FastCheck.assert(
        FastCheck.asyncProperty(term, FastCheck.array(term, { maxLength: 16 }), (stage, biomarkers) =>
          answers({ condition: "ALS", stage, biomarkers, limit: 1 }),
        ),
        { numRuns: 60 * times },
      )
    })
  })

  test("Any point and any radius are answered", async () => {
    const number = (min: number, max: number) => FastCheck.double({ min, max, noNaN: true })
    const radius = FastCheck.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true })
    await FastCheck.assert(
      FastCheck.asyncProperty(number(-90, 90), number(-180, 180), radius, (lat, lng, radius_miles) =>
        answers({ condition: "ALS", location: { lat, lng, radius_miles }, limit: 1 }),
      ),
      { numRuns: 60 * times },
    )
  })

  /** The answer is 200, or 400 in the error shape; both are held against the published document by `send`. */
  const isAnswered = async (body: string) => {
    const answer = await service.send("/v1/match", posted(body))
    if (answer.status === 200) return
    expect(answer.status).toBe(400)
    expect((await ask.error(answer)).code).toBe("invalid_request")
  }

  describe("Any body is answered or refused, and never fails", () => {
    test("any JSON value", async () => {
      await FastCheck.assert(FastCheck.asyncProperty(FastCheck.json({ noUnicodeString: false }), isAnswered), {
        numRuns: 200 * times,
      })
    })

    test("anything that is nearly a request", async () => {
      await FastCheck.assert(
        FastCheck.asyncProperty(nearlyRequest, (body) => isAnswered(JSON.stringify(body))),
        { numRuns: 300 * times },
      )
    })

    test("any text at all", async () => {
      await FastCheck.assert(FastCheck.asyncProperty(anyText, isAnswered), { numRuns: 100 * times })
    })

    test("any bytes at all", async () => {
      await FastCheck.assert(
        FastCheck.asyncProperty(FastCheck.uint8Array({ maxLength: 60 }), async (bytes) => {
          const answer = await service.send("/v1/match", { ...posted(""), body: new Uint8Array(bytes) })
          expect(answer.status).toBe(400)
        }),
        { numRuns: 100 * times },
      )
    })
  })
}

import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import * as Match from "../../../../interfaces/functions/Match.ts"
import * as Shapes from "../../../../interfaces/web/browser/answer/Shapes.ts"
import { wrongIn } from "../../../../interfaces/web/browser/form/BeforeSending.ts"
import { ofOutcome } from "../../../../interfaces/web/browser/form/Faults.ts"
import type { Request } from "../../../../interfaces/web/browser/profile/Draft.ts"
import * as Outcome from "../../../../interfaces/web/browser/service/Outcome.ts"
import { type Failing, troubleOf } from "../../../../interfaces/web/browser/service/Trouble.ts"
import * as Dates from "../../../../interfaces/web/browser/words/Dates.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { languages } from "../../../../interfaces/web/browser/words/Languages.ts"
import { posted, proKey, sandboxKey, start } from "../../../support/service.ts"

const now = Date.parse("2026-11-22T12:00:00Z")

const asked = async (body: object, given: Parameters<typeof start>[0] = {}, key = sandboxKey, times = 1) => {
  const service = await start(given)
  try {
    for (let before = 1; before < times; before++) await service.send("/v1/match", posted(body, key))
    const answer = await service.send("/v1/match", posted(body, key))

    return Outcome.of(answer.status, answer.headers, await answer.json(), Shapes.isMatch, {
      now,
      isOwnKey: key === proKey,
    })
  } finally {
    await service.stop()
  }
}

describe("What the service answers is understood:", () => {
  test("options, and how many calls are left", async () => {
    expect(await asked({ condition: "ALS" })).toMatchObject({
      _tag: "Answered",
      answer: { options: expect.any(Array) },
      remaining: 24,
    })
  })

  test("each wrong field in its own sentence", async () => {
    const outcome = await asked({ condition: "ALS", age: "sixty", sex: "other", location: { query: " " } })

    expect(outcome).toMatchObject({ _tag: "Refused" })
    expect(outcome._tag === "Refused" && outcome.faults.map(({ field }) => field)).toEqual([
      "age",
      "sex",
      "location.query",
    ])
  })

  test("one wrong field", async () => {
    const outcome = await asked({ condition: "ALS", age: 200 })

    expect(outcome).toMatchObject({ faults: [{ field: "age", message: expect.stringContaining("0 to 130") }] })
  })

  test("a key that is not known", async () => {
    expect(await asked({ condition: "ALS" }, {}, "nobody")).toMatchObject({ _tag: "KeyIsRefused" })
    expect(await asked({ condition: "ALS" }, {}, proKey)).toMatchObject({ _tag: "Answered", remaining: 4999 })
  })

  test("a quota that is used up, and from when on it is free", async () => {
    const outcome = await asked({ condition: "ALS" }, { sandboxRequestsPerDay: 1, standsAt: now }, sandboxKey, 2)

    expect(outcome).toMatchObject({ _tag: "QuotaIsUsed", freeAt: new Date("2026-11-23T12:00:00Z") })
  })

  test("whose quota it was", async () => {
    expect(await asked({ condition: "ALS" }, { sandboxRequestsPerDay: 1 }, sandboxKey, 2)).toMatchObject({
      isOwnKey: false,
    })
    expect(await asked({ condition: "ALS" }, { callsPerMonth: 1 }, proKey, 2)).toMatchObject({ isOwnKey: true })
  })

  test("a registry that is away", async () => {
    const outcome = await asked({ condition: "ALS" }, { behavior: () => new Response("", { status: 500 }) })

    expect(outcome).toMatchObject({ _tag: "Away", message: expect.stringContaining("registry") })
  })

  test("something that is no answer of the service", () => {
    const asking = { now, isOwnKey: false }
    const of = (status: number, body: unknown) => Outcome.of(status, new Headers(), body, Shapes.isMatch, asking)

    for (const body of [undefined, null, "text", {}, { options: [] }]) {
      expect(of(200, body)).toMatchObject({ _tag: "Failed" })
      expect(Outcome.of(200, new Headers(), body, Shapes.isAvailability, asking)).toMatchObject({ _tag: "Failed" })
    }
    expect(of(504, undefined)).toMatchObject({ _tag: "Failed", message: "" })
    expect(of(429, {})).toMatchObject({ _tag: "QuotaIsUsed", freeAt: new Date(now) })
  })
})

test("what is wrong stands at its control, in the words of the page", () => {
  const fields = ["biomarkers[3]", "biomarkers[4]", "location.lat", "location.radius_miles", "prior_lines", "limit"]
  const faults = fields.map((field) => ({ field, message: field }))

  expect(Object.fromEntries(ofOutcome({ _tag: "Refused", faults, message: "" }, english))).toEqual({
    results: english.wrong.results,
    place: english.wrong.other,
    radius: english.wrong.other,
    lines: english.wrong.other,
  })
  expect([...ofOutcome({ _tag: "KeyIsRefused", message: "Send a key." }, english)]).toEqual([
    ["key", english.wrong.key],
  ])
  expect([...ofOutcome({ _tag: "Offline" }, english)]).toEqual([])
})

describe("What the service would refuse is told before it is sent:", () => {
  const fields = { condition: ["ALS", ""], stage: ["IV", "x".repeat(200), "x".repeat(201), "🧠".repeat(200)] }
  const ages = [undefined, 0, 130, 131, 5.5, -1, "sixty"]
  const lists = [undefined, Array(16).fill("a"), Array(17).fill("a"), ["x".repeat(200)], ["x".repeat(201)]]
  const requests: ReadonlyArray<Request> = [
    ...fields.condition.map((condition) => ({ condition })),
    ...fields.stage.map((stage) => ({ condition: "ALS", stage })),
    ...ages.map((age) => ({ condition: "ALS", ...(age === undefined ? {} : { age }) })),
    ...["Boston", "near me", "ME"].map((query) => ({ condition: "ALS", location: { query } })),
    ...lists.map((biomarkers) => ({ condition: "ALS", ...(biomarkers === undefined ? {} : { biomarkers }) })),
  ]

  test.each(requests)("%j", (request) => {
    expect(wrongIn(request, "", english).size > 0).toBe(Either.isLeft(Match.parse(request)))
  })
})

test.each<[Failing["_tag"], Failing, boolean]>([
  ["Offline", { _tag: "Offline" }, true],
  ["Away", { _tag: "Away", message: "The trial registry did not answer." }, true],
  ["Failed", { _tag: "Failed", message: "" }, true],
  ["QuotaIsUsed", { _tag: "QuotaIsUsed", message: "All used.", freeAt: new Date(), isOwnKey: false }, false],
  ["KeyIsRefused", { _tag: "KeyIsRefused", message: "Not known." }, false],
])("%s says what to do next", (_, outcome, mayTryAgain) => {
  const trouble = troubleOf(outcome, english)

  expect(trouble.mayTryAgain).toBe(mayTryAgain)
  expect(trouble.text).not.toBe("")
})

test.each(languages)("Whose searches are used is told by whose key it was: $name", (words) => {
  const freeAt = new Date("2026-12-01T00:00:00Z")
  const when = Dates.moment(freeAt, new Date(), words)
  const textOf = (isOwnKey: boolean) =>
    troubleOf({ _tag: "QuotaIsUsed", message: "All used.", freeAt, isOwnKey }, words).text

  expect([textOf(false), textOf(true)]).toEqual([words.trouble.quotaText(when), words.trouble.ownQuotaText(when)])
})

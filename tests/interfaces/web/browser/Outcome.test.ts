import { describe, expect, test } from "bun:test"
import * as Shapes from "../../../../interfaces/web/browser/answer/Shapes.ts"
import { byControl } from "../../../../interfaces/web/browser/form/Faults.ts"
import * as Outcome from "../../../../interfaces/web/browser/service/Outcome.ts"
import { type Failing, troubleOf } from "../../../../interfaces/web/browser/service/Trouble.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { posted, proKey, sandboxKey, start } from "../../../support/service.ts"

const now = Date.parse("2026-11-22T12:00:00Z")

const asked = async (body: object, given: Parameters<typeof start>[0] = {}, key = sandboxKey, times = 1) => {
  const service = await start(given)
  try {
    for (let before = 1; before < times; before++) await service.send("/v1/match", posted(body, key))
    const answer = await service.send("/v1/match", posted(body, key))

    return Outcome.of(answer.status, answer.headers, await answer.json(), Shapes.isMatch, now)
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

  test("a registry that is away", async () => {
    const outcome = await asked({ condition: "ALS" }, { behaviour: () => new Response("", { status: 500 }) })

    expect(outcome).toMatchObject({ _tag: "Away", message: expect.stringContaining("registry") })
  })

  test("something that is no answer of the service", () => {
    const of = (status: number, body: unknown) => Outcome.of(status, new Headers(), body, Shapes.isMatch, now)

    for (const body of [undefined, null, "text", {}, { options: [] }]) {
      expect(of(200, body)).toMatchObject({ _tag: "Failed" })
      expect(Outcome.of(200, new Headers(), body, Shapes.isAvailability, now)).toMatchObject({ _tag: "Failed" })
    }
    expect(of(504, undefined)).toMatchObject({ _tag: "Failed", message: "" })
    expect(of(429, {})).toMatchObject({ _tag: "QuotaIsUsed", freeAt: new Date(now) })
  })
})

test("sentences stand at the control of their field, the first of each", () => {
  const faults = ["biomarkers[3]", "biomarkers[4]", "location.lat", "location.radius_miles", "prior_lines", "limit"]
  const told = byControl(faults.map((field) => ({ field, message: field })))

  expect(Object.fromEntries(told)).toEqual({
    results: "biomarkers[3]",
    place: "location.lat",
    radius: "location.radius_miles",
    lines: "prior_lines",
  })
})

test.each<[Failing["_tag"], Failing, boolean]>([
  ["Offline", { _tag: "Offline" }, true],
  ["Away", { _tag: "Away", message: "The trial registry did not answer." }, true],
  ["Failed", { _tag: "Failed", message: "" }, true],
  ["QuotaIsUsed", { _tag: "QuotaIsUsed", message: "All used.", freeAt: new Date() }, false],
  ["KeyIsRefused", { _tag: "KeyIsRefused", message: "Not known." }, false],
])("%s says what to do next", (_, outcome, mayTryAgain) => {
  const trouble = troubleOf(outcome, english)

  expect(trouble.mayTryAgain).toBe(mayTryAgain)
  expect(trouble.text).not.toBe("")
})

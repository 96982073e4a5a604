import { expect, test } from "bun:test"
import { sizes } from "../endurance/Sizes.ts"
import { answeredAsPublished } from "./AnsweredAsPublished.ts"
import * as Fuzz from "./Fuzz.ts"
import * as Target from "./Target.ts"

answeredAsPublished(sizes.requests.short)

test("the same seed sends the same requests", async () => {
  const statuses = async () => {
    const target = await Target.start()
    const report = await Fuzz.run(target, { count: 100, seed: 7 })
    await target.stop()

    return [...report.statuses].toSorted()
  }

  expect(await statuses()).toEqual(await statuses())
})

test.each<[fault: string, spoil: (answer: Response) => Promise<Response>, what: string]>([
  [
    "a status of 500",
    async (answer) => new Response(await answer.text(), { status: 500, headers: answer.headers }),
    "status 500",
  ],
  [
    "a missing header",
    async (answer) => {
      answer.headers.delete("x-ratelimit-reset")

      return answer
    },
    "header X-RateLimit-Reset is missing",
  ],
  [
    "a body of another shape",
    async (answer) => Response.json({ options: 1 }, { headers: answer.headers }),
    "must have required property",
  ],
  [
    "a valid request that is refused",
    async ({ headers }) =>
      Response.json({ error: { code: "invalid_request", message: "No." } }, { status: 400, headers }),
    "the document accepts it, and the service does not",
  ],
])("%s is found", async (_, spoil, what) => {
  const honest = await Target.start()
  const spoilt: Target.Target = {
    ...honest,
    answer: async (request, address) => {
      const answer = await honest.answer(request, address)

      return answer.status === 200 && request.url.endsWith("/v1/match") ? spoil(answer) : answer
    },
  }
  const { findings } = await Fuzz.run(spoilt, { count: 100, seed: 3 })
  await honest.stop()

  expect(findings.some((finding) => finding.what.includes(what))).toBe(true)
})

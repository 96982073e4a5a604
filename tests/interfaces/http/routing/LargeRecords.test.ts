import { expect, setDefaultTimeout, test } from "bun:test"
import { Duration, Effect, Layer } from "effect"
import type { OperationOutcome } from "fhir/r4"
import { Turns } from "../../../../application/Turns.ts"
import * as ask from "../../../support/ask.ts"
import { asked, basicKey, posted, proKey, start } from "../../../support/service.ts"
import { until } from "../../../support/until.ts"
import { bundle, condition, observation, patient } from "../../fhir/record.ts"

setDefaultTimeout(300_000)

/** A record with so much of no use that it is a large one. */
const large = JSON.stringify(
  bundle(patient(), condition("Glioblastoma"), ...Array.from({ length: 2_000 }, () => observation("Weather"))),
)

const record = (key: string) => posted(large, key, { "content-type": "application/fhir+json" })

const path = "/fhir/$trial-profile"

test("An account with many large records does not hold up the one of another", async () => {
  const service = await start()
  const answered: Array<string> = []
  const send = async (key: string) => {
    await service.send(path, record(key))
    answered.push(key)
  }
  await Promise.all([...Array.from({ length: 4 }, () => send(proKey)), send(basicKey)])
  await service.stop()

  expect(answered).toHaveLength(5)
  expect(answered.at(-1)).toBe(proKey)
})

test("Large records wait in a line that ends, for as long as there is time left for a match, and cost nothing where there is none", async () => {
  const service = await start({
    standsAt: Date.UTC(2026, 10, 27),
    timeout: Duration.seconds(12),
    turns: Layer.succeed(Turns, { drive: () => Effect.never }),
  })
  const answered: Array<Response> = []
  const tooMany = "Too many large records are waiting to be read; try again in 10 seconds."
  const refusals = async () =>
    Promise.all(
      answered.splice(0).map(async (answer) => {
        const { issue } = (await answer.json()) as OperationOutcome

        return [answer.status, issue[0]?.details?.text]
      }),
    )
  const sent = Array.from({ length: 18 }, async () => answered.push(await service.send(path, record(proKey))))
  await until(() => answered.length === 1)
  expect(await refusals()).toEqual([[503, tooMany]])
  service.passes("6 seconds")
  await until(() => answered.length === 16)
  expect(await refusals()).toEqual(Array.from({ length: 16 }, () => [503, tooMany]))
  service.passes("9 seconds")
  await Promise.all(sent)

  expect(await refusals()).toEqual([[503, expect.stringContaining("too busy to finish this match in time")]])
  expect(ask.quota(await service.send("/v1/conditions", asked(proKey))).remaining).toBe(4999)
  await service.stop()
})

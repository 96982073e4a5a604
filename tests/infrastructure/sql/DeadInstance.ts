import { describe, expect, test } from "bun:test"
import { Effect, Redacted, TestServices } from "effect"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"
import { type Listening, listening } from "../../support/process.ts"
import { eventually } from "../../support/until.ts"

const postgres = await Postgres.postgres()

const body = JSON.stringify({ condition: "pancreatic-cancer", limit: 1 })

const match = ({ url }: Listening) =>
  fetch(`${url}/v1/match`, {
    method: "POST",
    body,
    headers: {
      authorization: "Bearer ctm_sandbox_public",
      "content-type": "application/json",
      "idempotency-key": "retry-1",
    },
  })

/** A registry that never answers the first request. */
const silentOnce = () => {
  const arrived = Promise.withResolvers<void>()
  let isFirst = true
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behaviour: (_, answer) => {
      if (!isFirst) return answer()
      isFirst = false
      arrived.resolve()

      return new Promise<Response>(() => {})
    },
  })

  return { standIn, arrived: arrived.promise }
}

/** An instance dies at work while another lives, so many times. */
export const deadInstance = (times: number): void => {
  if (!postgres.isThere) {
    test.skip(`what becomes of the work of a dead instance: ${postgres.reason}`, () => {})
    return
  }
  const { url: administrator } = postgres
  describe.each(Array.from({ length: times }, (_, at) => at + 1))("Death %d", () => {
    effect(
      "what an instance was at work on when it was killed is done by another, seconds later, and nobody hangs",
      () =>
        Effect.gen(function* () {
          const url = yield* Postgres.database(administrator)
          yield* Effect.promise(async () => {
            const { arrived, standIn } = silentOnce()
            const environment = {
              DATABASE_URL: Redacted.value(url),
              REGISTRY_BASE_URL: standIn.url,
              REGISTRY_TIMEOUT: "6 seconds",
            }
            const services = await Promise.all([listening(environment), listening(environment)])
            const [dying, living] = services
            try {
              const lost = match(dying).catch(() => undefined)
              await arrived
              dying.signal("SIGKILL")
              expect(await lost).toBeUndefined()

              const refused = await match(living)
              expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
              expect(await refused.json()).toMatchObject({
                error: { code: "internal_error", message: expect.stringContaining("Idempotency-Key") },
              } as never)
              expect(refused.headers.get("x-ratelimit-remaining")).toBe("24")

              const answer = await eventually(async () => {
                const answer = await match(living)

                return answer.status === 503 ? undefined : answer
              })
              expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([200, null])
              const again = await match(living)
              expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"])
              expect(await again.text()).toBe(await answer.text())
            } finally {
              await Promise.all(services.map((service) => service.stop()))
              await standIn.stop()
            }
          })
        }).pipe(TestServices.provideLive),
    )
  })
}

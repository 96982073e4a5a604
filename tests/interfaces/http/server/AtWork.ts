import { expect, test } from "bun:test"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import { type Listening, listening } from "../../../support/process.ts"
import { until } from "../../../support/until.ts"

/** A registry that answers when it is let. */
export const gated = () => {
  const gate = Promise.withResolvers<void>()
  const behavior: StandIn.Behavior = async (_, answer) => {
    await gate.promise

    return answer()
  }

  return { registry: StandIn.serve({ studies: madeUpStudies, behavior }), open: gate.resolve }
}

export const over = (registry: StandIn.StandIn, more: Readonly<Record<string, string>> = {}) => ({
  REGISTRY_BASE_URL: registry.url,
  REGISTRY_CONCURRENCY: "1000",
  SANDBOX_REQUESTS_PER_DAY: "1000000",
  ...more,
})

export const begin = (...given: Parameters<typeof over>) => listening(over(...given))

export const key = { authorization: "Bearer ctm_sandbox_public" }

export const match = ({ url }: Listening, more: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  fetch(`${url}/v1/match`, {
    method: "POST",
    ...(signal === undefined ? {} : { signal }),
    headers: { ...key, "content-type": "application/json", ...more },
    body: JSON.stringify({ condition: "pancreatic-cancer", limit: 5 }),
  })

interface Body {
  readonly options?: ReadonlyArray<object>
  readonly source?: object
  readonly error?: { readonly code: string }
}

export const bodyOf = async (answer: Response) => (await answer.json()) as Body

export const inFlight = async ({ url }: Listening): Promise<number> =>
  Number(/^http_requests_in_flight (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]) - 1

export const isReady = async ({ url }: Listening): Promise<boolean> => (await fetch(`${url}/readyz`)).ok

/** The test that a service that is told to end answers so many requests first. */
export const finishesInFlight = (many: number) =>
  test(`lets ${many} requests in flight finish: ${many} whole answers, and code 0`, async () => {
    const { open, registry } = gated()
    const service = await begin(registry)
    const answers = Array.from({ length: many }, () => match(service))
    await until(async () => (await inFlight(service)) === many)
    service.signal("SIGTERM")
    await until(async () => !(await isReady(service)))
    open()
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ status: (await answer).status, body: await bodyOf(await answer) })),
    )
    const { code, err } = await service.ended()

    expect(bodies.filter(({ status }) => status === 200)).toHaveLength(many)
    expect(bodies.every(({ body }) => body.options?.length === 5 && body.source !== undefined)).toBeTrue()
    expect(code).toBe(0)
    expect(err).toBe("")
    await registry.stop()
  })

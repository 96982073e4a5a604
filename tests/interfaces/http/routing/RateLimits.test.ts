import { describe, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { KeyStore } from "../../../../application/ports/KeyStore.ts"
import { Registry } from "../../../../application/ports/Registry.ts"
import { StorageIsUnavailable } from "../../../../application/ports/StorageIsUnavailable.ts"
import { Usage } from "../../../../application/ports/Usage.ts"
import * as ask from "../../../support/ask.ts"
import {
  asked,
  basicKey,
  type Given,
  posted,
  proKey,
  type Running,
  sandboxKey,
  start,
} from "../../../support/service.ts"

const over = async (given: Given, run: (service: Running) => Promise<void>) => {
  const service = await start({ standsAt: now * 1000, ...given })
  await run(service).finally(service.stop)
}

const conditions = (service: Running, key: string, address?: string) =>
  service.send("/v1/conditions", asked(key), address)

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Seconds since the epoch. */
const now = Date.UTC(2026, 2, 14, 12) / 1000

const day = 24 * 60 * 60

const refused = (): Response => new Response("no", { status: 400 })

test("A fault of the service leaves a caller the limit of their own plan", () => {
  const usage = Layer.succeed(Usage, {
    reserve: () => Effect.dieMessage("a fault"),
    giveBack: () => Effect.dieMessage("a fault"),
    standing: () => Effect.dieMessage("a fault"),
    report: Effect.dieMessage("a fault"),
  })

  return over({ usage }, async (service) => {
    const answers = [await conditions(service, proKey), await conditions(service, sandboxKey)]

    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    expect(answers.map((answer) => ask.quota(answer).limit)).toEqual([5000, 25])
  })
})

describe("The sandbox", () => {
  test("admits exactly 25 requests of a network, and says of the 26th when to come again", () =>
    over({}, async (service) => {
      for (const index of times(25)) {
        const answer = await conditions(service, sandboxKey)
        expect(answer.status).toBe(200)
        expect(ask.quota(answer)).toMatchObject({ limit: 25, remaining: 24 - index })
        expect(answer.headers.has("retry-after")).toBe(false)
      }
      const answer = await conditions(service, sandboxKey)
      const retryAfter = Number(answer.headers.get("retry-after"))
      const { code, detail, message } = await ask.error(answer)

      expect(answer.status).toBe(429)
      expect(code).toBe("rate_limited")
      expect(message).toContain("25 calls")
      const [, time, date] = / available at (\d\d:\d\d:\d\d) UTC on (\d{4}-\d\d-\d\d): /.exec(message) ?? []
      expect(Date.parse(`${date}T${time}Z`) / 1000).toBe(Number(answer.headers.get("x-ratelimit-reset")))
      expect(detail).toEqual({ retry_after_seconds: retryAfter })
      expect(retryAfter).toBe(day)
      expect(ask.quota(answer)).toEqual({ limit: 25, remaining: 0, reset: now + day })
    }))

  test("admits exactly 25 of many that arrive at once", () =>
    over({}, async (service) => {
      const answers = await Promise.all(times(60).map(() => conditions(service, sandboxKey)))

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
    }))

  test("counts over all endpoints together", () =>
    over({ sandboxRequestsPerDay: 4 }, async (service) => {
      const answers = [
        await service.send("/v1/match", posted({ condition: "ALS", limit: 1 }, sandboxKey)),
        await service.send("/v1/availability/NCT99300201", asked(sandboxKey)),
        await conditions(service, sandboxKey),
        await service.send("/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" }, sandboxKey)),
        await service.send("/v1/match", posted({ condition: "ALS", limit: 1 }, sandboxKey)),
        await service.send("/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" }, sandboxKey)),
      ]

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429])
    }))

  test("rolls: each call leaves the window 24 hours after it was made, and who obeys Retry-After is admitted", () =>
    over({ sandboxRequestsPerDay: 2 }, async (service) => {
      const first = ask.quota(await conditions(service, sandboxKey))
      service.passes("10 hours")
      const second = ask.quota(await conditions(service, sandboxKey))
      const blocked = await conditions(service, sandboxKey)

      expect(first.reset).toBe(now + day)
      expect(second.reset).toBe(first.reset)
      expect(blocked.status).toBe(429)

      service.passes(`${Number(blocked.headers.get("retry-after"))} seconds`)
      const admitted = await conditions(service, sandboxKey)
      expect(admitted.status).toBe(200)
      expect(ask.quota(admitted).remaining).toBe(0)
      expect(ask.quota(admitted).reset).toBe(first.reset + 10 * 60 * 60)

      service.passes("24 hours")
      expect(ask.quota(await conditions(service, sandboxKey)).remaining).toBe(1)
    }))

  test("does not count what it refuses", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await conditions(service, sandboxKey)
      service.passes("23 hours")
      for (const _ of times(5)) expect((await conditions(service, sandboxKey)).status).toBe(429)
      service.passes("1 hour")

      expect((await conditions(service, sandboxKey)).status).toBe(200)
    }))

  test.each<readonly [what: string, one: string, other: string, isShared: boolean]>([
    ["two IPv4 addresses", "192.0.2.1", "192.0.2.2", false],
    ["an IPv4 address in two notations", "192.0.2.1", "::ffff:c000:201", true],
    ["two addresses of one /56", "2001:db8:0:100::1", "2001:db8:0:1ff::9", true],
    ["two /56", "2001:db8:0:100::1", "2001:db8:0:200::1", false],
  ])("counts by network: %s", (_, one, other, isShared) =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await conditions(service, sandboxKey, one)

      expect((await conditions(service, sandboxKey, other)).status).toBe(isShared ? 429 : 200)
    }),
  )

  test.each<readonly [trustedProxies: number, statuses: ReadonlyArray<number>]>([
    [0, [200, 429, 429]],
    [1, [200, 200, 429]],
  ])("behind %p trusted proxies tells clients apart by the header only where it may", (trustedProxies, statuses) =>
    over({ sandboxRequestsPerDay: 1, trustedProxies }, async (service) => {
      const from = async (forwardedFor: string) =>
        (await service.send("/v1/conditions", asked(sandboxKey, { "x-forwarded-for": forwardedFor }))).status

      expect([
        await from("198.51.100.1"),
        await from("198.51.100.2"),
        await from("203.0.113.77, 198.51.100.2"),
      ]).toEqual([...statuses])
    }),
  )
})

describe("An issued key", () => {
  test("has the calls of its plan in a calendar month, and again in the next", () =>
    over({ callsPerMonth: 2 }, async (service) => {
      const first = ask.quota(await conditions(service, proKey))
      const nextMonth = Date.UTC(2026, 3, 1) / 1000

      expect(first).toEqual({ limit: 2, remaining: 1, reset: nextMonth })
      expect((await conditions(service, proKey)).status).toBe(200)

      const blocked = await conditions(service, proKey)
      const retryAfter = Number(blocked.headers.get("retry-after"))
      expect(blocked.status).toBe(429)
      expect(await ask.error(blocked)).toMatchObject({
        code: "rate_limited",
        detail: { retry_after_seconds: retryAfter },
      })
      expect(retryAfter).toBe(nextMonth - now)

      service.passes(`${retryAfter} seconds`)
      const again = await conditions(service, proKey)
      expect(again.status).toBe(200)
      expect(ask.quota(again).remaining).toBe(1)
      expect(ask.quota(again).reset).toBe(Date.UTC(2026, 4, 1) / 1000)
    }))

  test("is an account of its own, wherever its calls come from", () =>
    over({ callsPerMonth: 1, sandboxRequestsPerDay: 1 }, async (service) => {
      expect((await conditions(service, proKey, "192.0.2.1")).status).toBe(200)
      expect((await conditions(service, proKey, "192.0.2.2")).status).toBe(429)
      expect((await conditions(service, basicKey, "192.0.2.1")).status).toBe(200)
      expect((await conditions(service, basicKey, "192.0.2.1")).status).toBe(429)
      expect((await conditions(service, sandboxKey, "192.0.2.1")).status).toBe(200)
    }))

  test("of any plan has 5,000 calls a month", () =>
    over({}, async (service) => {
      for (const key of [proKey, basicKey]) {
        expect(ask.quota(await conditions(service, key))).toMatchObject({ limit: 5000, remaining: 4999 })
      }
    }))
})

describe("What a call costs", () => {
  const match = (body: unknown, headers = {}) => posted(body, sandboxKey, headers)
  const large = "x".repeat(300 * 1024)

  test.each<readonly [what: string, path: string, init: RequestInit, status: number, cost: number]>([
    ["an answer", "/v1/match", match({ condition: "ALS", limit: 1 }), 200, 1],
    ["the conditions", "/v1/conditions", asked(sandboxKey), 200, 1],
    ["the conditions without their body", "/v1/conditions", { ...asked(sandboxKey), method: "HEAD" }, 200, 1],
    ["an unknown study", "/v1/availability/NCT00000000", asked(sandboxKey), 404, 1],
    ["a number that is none", "/v1/availability/NCT1", asked(sandboxKey), 400, 1],
    ["a bad body", "/v1/match", match({ condition: "" }), 400, 1],
    ["no JSON", "/v1/match", match("{"), 400, 1],
    ["a large body", "/v1/match", match({ condition: large }), 413, 1],
    ["another media type", "/v1/match", match({ condition: "ALS" }, { "content-type": "text/plain" }), 415, 1],
    ["a bad Idempotency-Key", "/v1/match", match({ condition: "ALS" }, { "idempotency-key": "a b" }), 400, 1],
    ["no key", "/v1/conditions", {}, 401, 0],
    ["an unknown key", "/v1/conditions", asked("unknown"), 401, 0],
    ["an unknown path", "/v1/nothing", asked(sandboxKey), 404, 0],
    ["a wrong method", "/v1/match", asked(sandboxKey), 405, 0],
    ["a preflight", "/v1/match", { method: "OPTIONS" }, 204, 0],
    ["a page", "/docs", {}, 200, 0],
    ["a probe", "/healthz", {}, 200, 0],
  ])("%s", (_, path, init, status, cost) =>
    over({}, async (service) => {
      expect((await service.send(path, init)).status).toBe(status)
      expect(ask.quota(await conditions(service, sandboxKey)).remaining).toBe(24 - cost)
    }),
  )

  test("nothing, where the registry failed: the call is given back", () =>
    over({ behavior: refused }, async (service) => {
      for (const key of [sandboxKey, proKey]) {
        const before = ask.quota(await conditions(service, key)).remaining
        const failed = await service.send("/v1/match", posted({ condition: "ALS" }, key))

        expect(failed.status).toBe(502)
        expect(ask.quota(failed).remaining).toBe(before)
        expect(ask.quota(await conditions(service, key)).remaining).toBe(before - 1)
      }
    }))
})

describe("A spent quota comes before what is wrong with a request", () => {
  test.each<readonly [what: string, body: string, headers: Readonly<Record<string, string>>]>([
    ["a bad body", "{", {}],
    ["a large body", "x".repeat(300 * 1024), {}],
    ["another media type", "{}", { "content-type": "text/plain" }],
    ["a bad body with an Idempotency-Key", "{", { "idempotency-key": "a" }],
    ["a bad Idempotency-Key", "{}", { "idempotency-key": "a b" }],
    ["an Idempotency-Key that was used with another body", '{"condition":"SMA"}', { "idempotency-key": "used" }],
    ["nothing", '{"condition":"ALS"}', { "idempotency-key": "unused" }],
  ])("%s: 429", (_, body, headers) =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await service.send("/v1/match", posted({ condition: "ALS" }, sandboxKey, { "idempotency-key": "used" }))

      expect((await service.send("/v1/match", posted(body, sandboxKey, headers))).status).toBe(429)
    }),
  )

  test("and behind the method and the key", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await conditions(service, sandboxKey)

      expect((await service.send("/v1/match", asked(sandboxKey))).status).toBe(405)
      expect((await conditions(service, "unknown")).status).toBe(401)
    }))

  test("which then asks neither the registry nor anything else", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await conditions(service, sandboxKey)
      await service.send("/v1/match", posted({ condition: "ALS" }, sandboxKey))
      await service.send("/v1/match", posted({ condition: "ALS" }, sandboxKey, { "idempotency-key": "a" }))

      expect(service.standIn.requests).toEqual([])
    }))
})

describe("The headers of the quota", () => {
  test("are the sandbox's for who is not known, whose window then begins now", () =>
    over({}, async (service) => {
      const unknown = ask.quota(await service.send("/v1/conditions"))

      expect(unknown).toMatchObject({ limit: 25, remaining: 25 })
      expect(unknown.reset).toBe(now)
      await conditions(service, sandboxKey)
      expect(ask.quota(await service.send("/v1/conditions"))).toMatchObject({ limit: 25, remaining: 24 })
      expect(ask.quota(await service.send("/v1/conditions", {}, "192.0.2.9")).remaining).toBe(25)
    }))

  test("are the caller's own on a wrong method and on OPTIONS", () =>
    over({}, async (service) => {
      await conditions(service, proKey)

      expect(ask.quota(await service.send("/v1/match", asked(proKey)))).toMatchObject({ limit: 5000, remaining: 4999 })
      expect(ask.quota(await service.send("/v1/match", asked(sandboxKey)))).toMatchObject({ limit: 25, remaining: 25 })
      expect(ask.quota(await service.send("/v1/match", { ...asked(proKey), method: "OPTIONS" })).limit).toBe(5000)
      expect(ask.quota(await service.send("/v1/match", { method: "OPTIONS" })).limit).toBe(25)
    }))

  test.each(["/v1/match", "/v1/conditions", "/v1/nothing", "/mcp"])(
    "are not on a browser's preflight of %s: no storage is asked",
    (path) => {
      const away = Effect.dieMessage("storage must not be asked")
      const keyStore = Layer.succeed(KeyStore, {
        identify: () => away,
        issue: () => away,
        list: away,
        revoke: () => away,
      })
      const usage = Layer.succeed(Usage, {
        reserve: () => away,
        giveBack: () => away,
        standing: () => away,
        report: away,
      })

      return over({ keyStore, usage }, async (service) => {
        const headers = { authorization: `Bearer ${proKey}`, "access-control-request-method": "POST" }
        const answer = await service.send(path, { method: "OPTIONS", headers })

        expect(answer.status).toBe(204)
        expect(answer.headers.has("x-ratelimit-limit")).toBe(false)
      })
    },
  )

  test.each(["/v1", "/v1/", "/v1/nothing", "/v1/match/", "/v1/availability/", "/v1/availability/NCT01234567/sites"])(
    "are on %s, too, where nothing is: it costs no call",
    (path) =>
      over({}, async (service) => {
        await conditions(service, sandboxKey)
        await conditions(service, proKey)
        for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
          const own = ask.quota(await service.send(path, { ...asked(proKey), method }))

          expect(own).toMatchObject({ limit: 5000, remaining: 4999 })
          for (const init of [{}, asked("unknown"), asked(sandboxKey)]) {
            const answer = await service.send(path, { ...init, method })

            expect(answer.status).toBe(404)
            expect(ask.quota(answer)).toMatchObject({ limit: 25, remaining: 24 })
          }
        }
      }),
  )

  test.each(["/healthz", "/readyz", "/openapi.json", "/docs", "/", "/v2", "/v10", "/x/v1/match", "/mcp/"])(
    "are not on %s, which is outside the base URL",
    (path) =>
      over({}, async (service) => {
        const answer = await service.send(path)

        expect(Array.from(answer.headers.keys()).filter((name) => name.startsWith("x-ratelimit"))).toEqual([])
      }),
  )
})

test("With the storage of counts away nobody is served, and the headers tell as much as is known", () =>
  over(
    {
      usage: Layer.succeed(Usage, {
        reserve: () => Effect.fail(new StorageIsUnavailable({})),
        giveBack: () => Effect.fail(new StorageIsUnavailable({})),
        standing: () => Effect.fail(new StorageIsUnavailable({})),
        report: Effect.succeed([]),
      }),
    },
    async (service) => {
      for (const [key, limit] of [
        [proKey, 5000],
        [sandboxKey, 25],
      ] as const) {
        const answer = await service.send("/v1/match", posted({ condition: "ALS" }, key))

        expect(answer.status).toBe(503)
        expect(answer.headers.get("retry-after")).toBe("5")
        expect(ask.quota(answer)).toMatchObject({ limit, remaining: 0 })
        expect((await ask.error(answer)).code).toBe("internal_error")
      }
      expect((await service.send("/v1/match")).status).toBe(405)
      expect((await service.send("/v1/conditions")).status).toBe(401)
      expect(service.standIn.requests).toEqual([])
    },
  ))

test("A fault of ours is told with the headers, wherever it lies", async () => {
  const bug = () => Effect.die("a bug")
  const given: ReadonlyArray<Given> = [
    { registry: Layer.mock(Registry, { search: bug }) },
    { keyStore: Layer.mock(KeyStore, { identify: bug }) },
    { usage: Layer.mock(Usage, { reserve: bug, standing: bug }) },
  ]
  for (const each of given) {
    await over(each, async (service) => {
      const answer = await service.send("/v1/match", posted({ condition: "ALS" }, proKey))

      expect(answer.status).toBe(500)
      expect((await ask.error(answer)).code).toBe("internal_error")
      expect(ask.quota(answer)).toEqual({
        limit: expect.any(Number),
        remaining: expect.any(Number),
        reset: expect.any(Number),
      })
      expect(ask.quota(answer).limit).toBeGreaterThan(0)
    })
  }
})

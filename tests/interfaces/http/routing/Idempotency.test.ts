import { describe, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { Idempotency } from "../../../../application/ports/Idempotency.ts"
import { StorageIsUnavailable } from "../../../../application/ports/StorageIsUnavailable.ts"
import type { Behavior } from "../../../../demo/registry-stand-in/StandIn.ts"
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
  const service = await start(given)
  await run(service).finally(service.stop)
}

const body = { condition: "pancreatic-cancer", age: 61, limit: 3 }

interface Sent {
  readonly body?: unknown
  readonly key?: string
  readonly idempotencyKey?: string
  readonly address?: string
}

const match = (service: Running, sent: Sent = {}) =>
  service.send(
    "/v1/match",
    posted(sent.body ?? body, sent.key ?? sandboxKey, { "idempotency-key": sent.idempotencyKey ?? "key-1" }),
    sent.address,
  )

const digest = async (answer: Response) => new Bun.CryptoHasher("sha256").update(await answer.bytes()).digest("hex")

const isReplay = (answer: Response) => answer.headers.get("idempotency-replayed") === "true"

/** A registry that answers when it is let, with what it is told to. */
const gated = () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  let failures = 0
  const behavior: Behavior = async (_, answer) => {
    arrived.resolve()
    await gate.promise
    if (failures === 0) return answer()
    failures -= 1

    return new Response("no", { status: 400 })
  }

  return {
    behavior,
    arrived: arrived.promise,
    open: gate.resolve,
    failsFirst: (count: number) => {
      failures = count
    },
  }
}

describe("The same key and the same body", () => {
  test("are answered with the very bytes of the first answer, at no cost, and the registry is not asked again", () =>
    over({}, async (service) => {
      const first = await match(service)
      const before = ask.quota(first)
      const second = await match(service)

      expect([first.status, second.status]).toEqual([200, 200])
      expect(first.headers.has("idempotency-replayed")).toBe(false)
      expect(second.headers.get("idempotency-replayed")).toBe("true")
      expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"))
      expect(ask.quota(second)).toEqual(before)
      expect(await digest(second)).toBe(await digest(first))
      expect(service.standIn.requests).toHaveLength(1)
    }))

  test("show how the quota stands now, not how it stood then", () =>
    over({}, async (service) => {
      await match(service)
      await service.send("/v1/conditions", asked(sandboxKey))
      await service.send("/v1/conditions", asked(sandboxKey))

      expect(ask.quota(await match(service)).remaining).toBe(22)
    }))

  test("are answered when the quota is used up", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      const first = await match(service)
      const replay = await match(service)

      expect((await service.send("/v1/match", posted(body, sandboxKey))).status).toBe(429)
      expect(replay.status).toBe(200)
      expect(isReplay(replay)).toBe(true)
      expect(ask.quota(replay).remaining).toBe(0)
      expect(await digest(replay)).toBe(await digest(first))
    }))

  test("are answered alike for 24 hours, and then anew", () =>
    over({}, async (service) => {
      const first = await digest(await match(service, { key: proKey }))
      service.passes("23 hours")
      const replay = await match(service, { key: proKey })
      service.passes("1 hour")
      const anew = await match(service, { key: proKey })

      expect(isReplay(replay)).toBe(true)
      expect(await digest(replay)).toBe(first)
      expect(isReplay(anew)).toBe(false)
      expect(await digest(anew)).not.toBe(first)
    }))

  test("are accepted alike where a message waits for no answer", () =>
    over({}, async (service) => {
      const told = { jsonrpc: "2.0", method: "notifications/initialized" }
      const tell = () => service.send("/mcp", posted(told, proKey, { "idempotency-key": "key-1" }))
      const first = await tell()
      const second = await tell()

      expect([first.status, second.status]).toEqual([202, 202])
      expect([isReplay(first), isReplay(second)]).toEqual([false, true])
      expect(ask.quota(second)).toEqual(ask.quota(first))
    }))

  test("without a key are two calls", () =>
    over({}, async (service) => {
      const first = await service.send("/v1/match", posted(body, sandboxKey))
      const second = await service.send("/v1/match", posted(body, sandboxKey))

      expect(isReplay(second)).toBe(false)
      expect(ask.quota(second).remaining).toBe(ask.quota(first).remaining - 1)
      expect(service.standIn.requests).toHaveLength(2)
    }))
})

describe("The same key with another body is 409", () => {
  test.each<readonly [what: string, body: string]>([
    ["other values", '{"condition":"ALS"}'],
    ["the same values in another order", '{"age":61,"condition":"pancreatic-cancer","limit":3}'],
    ["the same values with a space", '{ "condition":"pancreatic-cancer","age":61,"limit":3}'],
  ])("%s", (_, other) =>
    over({}, async (service) => {
      await match(service)
      const answer = await match(service, { body: other })

      expect(answer.status).toBe(409)
      expect(await ask.error(answer)).toMatchObject({ code: "idempotency_key_reuse", field: "Idempotency-Key" })
      expect(ask.quota(answer).remaining).toBe(23)
      expect(isReplay(await match(service))).toBe(true)
    }),
  )

  test("also while the first is in flight", async () => {
    const { arrived, behavior, open } = gated()
    await over({ behavior }, async (service) => {
      const first = match(service)
      await arrived
      const other = await match(service, { body: { condition: "ALS" } })
      open()

      expect(other.status).toBe(409)
      expect((await first).status).toBe(200)
    })
  })

  test("but a body that is refused claims nothing", () =>
    over({}, async (service) => {
      expect((await match(service, { body: { condition: "" } })).status).toBe(400)
      expect((await match(service)).status).toBe(200)
    }))
})

describe("A duplicate while the first is in flight", () => {
  test("waits for it and gets the replay, at no cost", async () => {
    const { arrived, behavior, open } = gated()
    await over({ behavior }, async (service) => {
      const first = match(service)
      await arrived
      const duplicates = [match(service), match(service), match(service)]
      await Bun.sleep(20)
      expect(service.standIn.requests).toHaveLength(1)
      open()
      const [done, ...replays] = await Promise.all([first, ...duplicates])

      expect(isReplay(done)).toBe(false)
      expect(replays.map(isReplay)).toEqual([true, true, true])
      expect(new Set(await Promise.all([done, ...replays].map(digest))).size).toBe(1)
      expect(service.standIn.requests).toHaveLength(1)
      expect(ask.quota(await service.send("/v1/conditions", asked(sandboxKey))).remaining).toBe(23)
    })
  })

  test("does the work itself if the first fails, and is then the first", async () => {
    const { arrived, behavior, failsFirst, open } = gated()
    failsFirst(1)
    await over({ behavior }, async (service) => {
      const first = match(service)
      await arrived
      const second = match(service)
      const third = match(service)
      await Bun.sleep(20)
      open()
      const [failed, ...others] = await Promise.all([first, second, third])

      expect(failed.status).toBe(502)
      expect(others.map(({ status }) => status)).toEqual([200, 200])
      expect(others.map(isReplay).toSorted()).toEqual([false, true])
      expect(service.standIn.requests).toHaveLength(2)
      expect(ask.quota(await service.send("/v1/conditions", asked(sandboxKey))).remaining).toBe(23)
    })
  })
})

describe("Only successes are kept", () => {
  test("a failure of the registry is not, nor does it cost a call", async () => {
    const { behavior, failsFirst, open } = gated()
    failsFirst(1)
    open()
    await over({ behavior }, async (service) => {
      const failed = await match(service)
      const again = await match(service)
      const replay = await match(service)

      expect([failed.status, again.status, replay.status]).toEqual([502, 200, 200])
      expect(ask.quota(failed).remaining).toBe(25)
      expect([failed, again, replay].map(isReplay)).toEqual([false, false, true])
    })
  })

  test("a refusal is not, and the key stays free", () =>
    over({}, async (service) => {
      const refused = await match(service, { body: { condition: "ALS", age: -1 } })
      const again = await match(service, { body: { condition: "ALS", age: -1 } })

      expect([refused.status, again.status]).toEqual([400, 400])
      expect(isReplay(again)).toBe(false)
      expect(ask.quota(again).remaining).toBe(23)
      expect((await match(service)).status).toBe(200)
    }))

  test("a spent quota is not: the key works again when the quota does", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await service.send("/v1/conditions", asked(sandboxKey))
      expect((await match(service)).status).toBe(429)
      service.passes("24 hours")
      const again = await match(service)

      expect(again.status).toBe(200)
      expect(isReplay(again)).toBe(false)
    }))
})

describe("A key belongs to", () => {
  const replayed = async (service: Running, one: Sent, other: Sent) => {
    await match(service, one)

    return isReplay(await match(service, other))
  }

  test.each<readonly [what: string, one: Sent, other: Sent, isReplayed: boolean]>([
    ["an account: another key of another account is another caller", { key: proKey }, { key: basicKey }, false],
    ["an account: the sandbox is another caller", { key: proKey }, { key: sandboxKey }, false],
    ["an account, wherever its calls come from", { key: proKey }, { key: proKey, address: "192.0.2.2" }, true],
    ["the network of a sandbox caller: a stranger sees nothing of it", {}, { address: "192.0.2.2" }, false],
    ["the network of a sandbox caller, in any notation", {}, { address: "::ffff:192.0.2.1" }, true],
    [
      "the network of a sandbox caller, a /56 of IPv6",
      { address: "2001:db8:0:100::1" },
      { address: "2001:db8:0:101::2" },
      true,
    ],
    ["itself: another key is another request", {}, { idempotencyKey: "key-2" }, false],
    ["itself, letter by letter", {}, { idempotencyKey: "KEY-1" }, false],
  ])("%s", (_, one, other, isReplayed) =>
    over({}, async (service) => {
      expect(await replayed(service, one, other)).toBe(isReplayed)
    }),
  )

  test("the network of a sandbox caller: nobody learns from a 409 that a stranger used it", () =>
    over({}, async (service) => {
      await match(service)

      expect((await match(service, { body: { condition: "ALS" }, address: "192.0.2.2" })).status).toBe(200)
    }))

  test("its route: the tool endpoint has keys of its own", () =>
    over({}, async (service) => {
      await match(service)
      const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_launch_conditions" } }
      const answer = await service.send("/mcp", posted(call, sandboxKey, { "idempotency-key": "key-1" }))

      expect(answer.status).toBe(200)
      expect(isReplay(answer)).toBe(false)
    }))
})

const wrongKey = { "idempotency-key": "a b" }

describe("The header", () => {
  test.each(["a", "~", "!", "a,b", '"quoted"', "0".repeat(255)])("%j is a key", (idempotencyKey) =>
    over({}, async (service) => {
      expect((await match(service, { idempotencyKey })).status).toBe(200)
      expect(isReplay(await match(service, { idempotencyKey }))).toBe(true)
    }),
  )

  test.each<readonly [what: string, value: string]>([
    ["nothing", ""],
    ["a space within", "a b"],
    ["256 characters", "0".repeat(256)],
    ["a letter beyond ASCII", "clé"],
    ["a control character", "a\tb"],
  ])("%s is none: 400", (_, idempotencyKey) =>
    over({}, async (service) => {
      const answer = await match(service, { idempotencyKey })

      expect(answer.status).toBe(400)
      expect(await ask.error(answer)).toMatchObject({ code: "invalid_request", field: "Idempotency-Key" })
      expect(service.standIn.requests).toEqual([])
    }),
  )

  test.each<readonly [what: string, path: string, sent: RequestInit, status: number, code: unknown]>([
    ["no JSON", "/v1/match", posted("{", sandboxKey, wrongKey), 400, undefined],
    ["a wrong field", "/v1/match", posted({ condition: "ALS", age: -1 }, sandboxKey, wrongKey), 400, "age"],
    [
      "another type",
      "/v1/match",
      posted(body, sandboxKey, { ...wrongKey, "content-type": "text/plain" }),
      415,
      "Content-Type",
    ],
    ["a large one", "/v1/match", posted("x".repeat(300_000), sandboxKey, wrongKey), 413, undefined],
    ["no JSON, at the tool endpoint", "/mcp", posted("{", sandboxKey, wrongKey), 400, -32700],
    [
      "a wrong argument, at the tool endpoint",
      "/mcp",
      posted({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "x" } }, sandboxKey, wrongKey),
      200,
      -32602,
    ],
  ])("is looked at after the body: %s", (_, path, sent, status, what) =>
    over({}, async (service) => {
      const answer = await service.send(path, sent)
      const { error } = (await answer.json()) as { readonly error: { readonly code: unknown; readonly field?: string } }

      expect(answer.status).toBe(status)
      expect(path === "/mcp" ? error.code : error.field).toBe(what as never)
    }),
  )

  test("is looked at after the quota", () =>
    over({ sandboxRequestsPerDay: 1 }, async (service) => {
      await service.send("/v1/conditions", asked(sandboxKey))

      expect((await match(service, { idempotencyKey: "a b" })).status).toBe(429)
    }))

  test("sent twice is refused, as nobody could tell which is meant", () =>
    over({}, async (service) => {
      const { body: sent, headers, method } = posted(body, sandboxKey)
      const twice = new Headers(headers)
      twice.append("idempotency-key", "key-1")
      twice.append("idempotency-key", "key-2")
      const answer = await service.send("/v1/match", { method: method ?? "POST", headers: twice, body: sent ?? null })

      expect(answer.status).toBe(400)
      expect((await ask.error(answer)).field).toBe("Idempotency-Key")
    }))

  test("means nothing on a GET", () =>
    over({}, async (service) => {
      const init = asked(sandboxKey, { "idempotency-key": "not a key" })
      const [first, second] = [await service.send("/v1/conditions", init), await service.send("/v1/conditions", init)]

      expect([first.status, second.status]).toEqual([200, 200])
      expect(isReplay(second)).toBe(false)
    }))
})

describe("With the storage of answers away", () => {
  const away = Layer.succeed(Idempotency, {
    claim: () => Effect.fail(new StorageIsUnavailable({})),
    keep: () => Effect.fail(new StorageIsUnavailable({})),
    release: () => Effect.fail(new StorageIsUnavailable({})),
  })

  test("a call with a key is not taken, and costs nothing", () =>
    over({ idempotency: away }, async (service) => {
      const answer = await match(service)

      expect(answer.status).toBe(503)
      expect(answer.headers.get("retry-after")).toBe("5")
      expect(ask.quota(answer).remaining).toBe(25)
      expect(service.standIn.requests).toEqual([])
    }))

  test("a call without one is", () =>
    over({ idempotency: away }, async (service) => {
      expect((await service.send("/v1/match", posted(body, sandboxKey))).status).toBe(200)
    }))
})

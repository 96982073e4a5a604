import { expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { Idempotency } from "../../../../application/ports/Idempotency.ts"
import type { Behavior } from "../../../../demo/registry-stand-in/StandIn.ts"
import * as InMemoryIdempotency from "../../../../infrastructure/memory/InMemoryIdempotency.ts"
import * as ask from "../../../support/ask.ts"
import { asked, posted, type Running, sandboxKey, start } from "../../../support/service.ts"

/** A registry that answers when it is let, and notices who hangs up. */
const gated = () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const behavior: Behavior = async (request, answer) => {
    request.signal.addEventListener("abort", () => left.resolve())
    arrived.resolve()
    await gate.promise

    return answer()
  }

  return { behavior, arrived: arrived.promise, left: left.promise, open: gate.resolve }
}

const match = { condition: "ALS", limit: 1 }

const send = (service: Running, idempotencyKey?: string, path = "/v1/match", call: RequestInit = {}) => {
  const caller = new AbortController()
  const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }
  const answer = service.send(path, { ...posted(match, sandboxKey, headers), ...call, signal: caller.signal })

  const hangUp = async () => {
    caller.abort()
    await answer.catch(() => undefined)
  }

  return { answer, hangUp }
}

const remaining = async (service: Running) =>
  ask.quota(await service.send("/v1/conditions", asked(sandboxKey))).remaining

const toolCall = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "match_frontier_options", arguments: match },
}

test.each<readonly [path: string, call: RequestInit]>([
  ["/v1/match", {}],
  ["/v1/availability/NCT99000001", { ...asked(sandboxKey), method: "GET", body: null }],
  ["/mcp", posted(toolCall, sandboxKey)],
])("Who hangs up on %s leaves the registry in peace", async (path, call) => {
  const { arrived, behavior, left, open } = gated()
  const service = await start({ behavior })
  const { hangUp } = send(service, undefined, path, call)
  await arrived
  await hangUp()
  await left
  open()
  const count = service.standIn.requests.length
  await service.stop()

  expect(count).toBe(1)
})

test("Who hangs up before the answer has not paid for it", async () => {
  const { arrived, behavior, left, open } = gated()
  const service = await start({ behavior })
  const { hangUp } = send(service)
  await arrived
  await hangUp()
  await left
  open()
  const quota = await remaining(service)
  await service.stop()

  expect(quota).toBe(24)
})

test("The work of a call with an Idempotency-Key goes on: its caller will ask again", async () => {
  const { arrived, behavior, open } = gated()
  const service = await start({ behavior })
  const { hangUp } = send(service, "key")
  await arrived
  await hangUp()
  const again = send(service, "key").answer
  open()
  const answer = await again
  const left = await remaining(service)
  const count = service.standIn.requests.length
  await service.stop()

  expect(answer.headers.get("idempotency-replayed")).toBe("true")
  expect([count, left]).toEqual([1, 23])
})

test("Who hangs up while waiting for the answer to an earlier call has not paid for it", async () => {
  const { arrived, behavior, open } = gated()
  const service = await start({ behavior })
  const first = send(service, "key").answer
  await arrived
  for (const _ of [1, 2, 3]) {
    const { hangUp } = send(service, "key")
    await Bun.sleep(10)
    await hangUp()
  }
  open()
  const answer = await first
  const left = await remaining(service)
  await service.stop()

  expect(answer.status).toBe(200)
  expect(left).toBe(23)
})

/** A store that grants a claim at once, and tells of it when it is let. */
const slowToTell = () => {
  const gate = Promise.withResolvers<void>()
  const granted = Promise.withResolvers<void>()
  const idempotency = Layer.effect(
    Idempotency,
    Effect.map(Idempotency, (store) =>
      Idempotency.of({
        ...store,
        claim: (request) =>
          Effect.tap(store.claim(request), () => {
            granted.resolve()

            return Effect.promise(() => gate.promise)
          }),
      }),
    ),
  ).pipe(Layer.provide(InMemoryIdempotency.layer({ lease: "1 minute" })))

  return { idempotency, granted: granted.promise, tell: gate.resolve }
}

test("Who hangs up while the claim is on its way pays for the work that is then done", async () => {
  const { granted, idempotency, tell } = slowToTell()
  const service = await start({ idempotency })
  const { hangUp } = send(service, "key")
  await granted
  const hungUp = hangUp()
  tell()
  await hungUp
  const again = await send(service, "key").answer
  const left = await remaining(service)
  const count = service.standIn.requests.length
  await service.stop()

  expect(again.headers.get("idempotency-replayed")).toBe("true")
  expect([count, left]).toEqual([1, 23])
})

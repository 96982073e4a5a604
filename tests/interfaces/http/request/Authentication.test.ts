import { afterAll, describe, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { KeyStore } from "../../../../application/ports/KeyStore.ts"
import { StorageIsUnavailable } from "../../../../application/ports/StorageIsUnavailable.ts"
import * as ask from "../../../support/ask.ts"
import { asked, basicKey, posted, proKey, sandboxKey, start } from "../../../support/service.ts"

const service = await start({ sandboxRequestsPerDay: 1000 })
afterAll(() => service.stop())

const endpoints: ReadonlyArray<readonly [name: string, path: string, init: RequestInit]> = [
  ["POST /v1/match", "/v1/match", posted({ condition: "ALS", limit: 1 })],
  ["GET /v1/availability", "/v1/availability/NCT99300201", asked()],
  ["GET /v1/conditions", "/v1/conditions", asked()],
  ["POST /mcp", "/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" })],
]

const withAuthorization = (init: RequestInit, authorization: string | undefined): RequestInit => {
  const headers = new Headers(init.headers)
  headers.delete("authorization")
  if (authorization !== undefined) headers.set("authorization", authorization)

  return { ...init, headers }
}

describe.each(endpoints)("%s", (_, path, init) => {
  test.each<readonly [plan: string, key: string]>([
    ["the sandbox", sandboxKey],
    ["basic", basicKey],
    ["Pro", proKey],
  ])("takes a key of %s", async (_, key) => {
    expect((await service.send(path, withAuthorization(init, `Bearer ${key}`))).status).toBe(200)
  })

  test.each([`bearer ${proKey}`, `BEARER ${proKey}`, `Bearer   ${proKey}`])("takes %j", async (authorization) => {
    expect((await service.send(path, withAuthorization(init, authorization))).status).toBe(200)
  })

  test.each<readonly [what: string, authorization: string | undefined, challenge: string]>([
    ["no header", undefined, "Bearer"],
    ["an empty header", "", "Bearer"],
    ["a key without its scheme", proKey, "Bearer"],
    ["another scheme", `Basic ${proKey}`, "Bearer"],
    ["no key", "Bearer", "Bearer"],
    ["two keys", `Bearer ${proKey}, Bearer ${sandboxKey}`, "Bearer"],
    ["an endless key", `Bearer ${"x".repeat(5000)}`, "Bearer"],
    ["an unknown key", "Bearer ctm_live_unknown", 'Bearer error="invalid_token"'],
    ["a key with something behind it", `Bearer ${proKey}x`, 'Bearer error="invalid_token"'],
    ["a key in other letters", `Bearer ${proKey.toUpperCase()}`, 'Bearer error="invalid_token"'],
    ["the sandbox key in other letters", `Bearer ${sandboxKey.toUpperCase()}`, 'Bearer error="invalid_token"'],
  ])("refuses %s with 401, names the sandbox key and does not fall back to it", async (_, authorization, challenge) => {
    const answer = await service.send(path, withAuthorization(init, authorization))
    const { code, detail, message } = await ask.error(answer)

    expect(answer.status).toBe(401)
    expect(code).toBe("unauthorized")
    expect(answer.headers.get("www-authenticate")).toBe(challenge)
    expect(message).toContain(sandboxKey)
    expect(detail).toEqual({ sandbox_api_key: sandboxKey })
    expect(message).not.toContain(proKey)
  })

  test.each<readonly [what: string, authorization: string | undefined, says: string]>([
    ["no header", undefined, "The request carries no API key. "],
    ["an empty header", "", "The request carries no API key. "],
    ["a key without its scheme", proKey, 'The Authorization header must be "Bearer" followed by one API key. '],
    ["another scheme", `Basic ${proKey}`, 'The Authorization header must be "Bearer" followed by one API key. '],
    [
      "two keys",
      `Bearer ${proKey}, Bearer ${proKey}`,
      'The Authorization header must be "Bearer" followed by one API key. ',
    ],
    ["an unknown key", "Bearer ctm_live_unknown", "The API key is not known. "],
  ])("says of %s what is wrong", async (_, authorization, says) => {
    const { message } = await ask.error(await service.send(path, withAuthorization(init, authorization)))

    expect(message).toBe(`${says}Send "Authorization: Bearer <key>"; the public sandbox key is ${sandboxKey}.`)
  })

  test("takes no key from the query string", async () => {
    const answer = await service.send(`${path}?key=${proKey}&api_key=${proKey}`, withAuthorization(init, undefined))

    expect(answer.status).toBe(401)
  })
})

describe("Who calls decides what is shown", () => {
  test.each<readonly [plan: string, key: string, isPro: boolean]>([
    ["the sandbox", sandboxKey, false],
    ["basic", basicKey, false],
    ["Pro", proKey, true],
  ])("%s", async (_, key, isPro) => {
    const match = await ask.match(service, { condition: "ALS", limit: 1 }, key)
    const availability = await ask.availability(service, "NCT99300201", key)

    expect(match.verified_fields_included).toBe(isPro)
    expect("verified_site_counts" in match).toBe(!isPro)
    expect(availability.verified_fields_included).toBe(isPro)
    expect("verified_site_count" in availability).toBe(!isPro)
  })
})

test("A key that cannot be looked up is neither refused nor let in: 503", async () => {
  const broken = await start({
    keyStore: Layer.succeed(KeyStore, {
      identify: () => Effect.fail(new StorageIsUnavailable({})),
      issue: () => Effect.die("not asked for"),
      list: Effect.die("not asked for"),
      revoke: () => Effect.die("not asked for"),
    }),
  })
  const issued = await broken.send("/v1/conditions", asked(proKey))
  const sandbox = await broken.send("/v1/conditions", asked(sandboxKey))
  await broken.stop()

  expect(issued.status).toBe(503)
  expect(await ask.error(issued)).toMatchObject({ code: "internal_error", detail: { retry_after_seconds: 5 } })
  expect(issued.headers.get("retry-after")).toBe("5")
  expect(sandbox.status).toBe(200)
})

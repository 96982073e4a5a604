import { describe, expect, test } from "bun:test"
import { FastCheck, Redacted } from "effect"
import type { KeyedRequest } from "../../../application/ports/Idempotency.ts"
import * as SealedAnswer from "../../../infrastructure/sql/SealedAnswer.ts"

const request: KeyedRequest = {
  scope: "acct_1",
  isSandbox: false,
  route: "POST /v1/match",
  key: Redacted.make("retry-1"),
  secret: Redacted.make("ctm_live_secret"),
  fingerprint: "a digest of a small profile",
}

const answer = {
  status: 200,
  contentType: "application/json",
  body: new TextEncoder().encode("age 61, KRAS G12D\n\n{}"),
}

describe("an answer that is sealed", () => {
  test("opens to the very same, whatever its bytes", () =>
    FastCheck.assert(
      FastCheck.property(
        FastCheck.uint8Array({ maxLength: 5_000 }),
        FastCheck.option(FastCheck.string()),
        FastCheck.integer({ min: 200, max: 299 }),
        (body, contentType, status) => {
          const given = { status, contentType, body }

          expect(SealedAnswer.open(request, "id", SealedAnswer.seal(request, "id", given))).toEqual(given)
        },
      ),
    ))

  test("shows nothing of itself, and differs each time", () => {
    const sealed = SealedAnswer.seal(request, "id", answer)

    expect(Buffer.from(sealed).includes("KRAS")).toBe(false)
    expect(Buffer.from(sealed).equals(SealedAnswer.seal(request, "id", answer))).toBe(false)
  })

  test.each([
    ["another Idempotency-Key", { ...request, key: Redacted.make("retry-2") }, "id"],
    ["another API key", { ...request, secret: Redacted.make("ctm_live_other") }, "id"],
    ["another row's id", request, "another id"],
  ])("cannot be opened with %s", (_, other, id) => {
    const sealed = SealedAnswer.seal(request, "id", answer)

    expect(() => SealedAnswer.open(other, id, sealed)).toThrow()
  })

  test("cannot be opened once a single bit is another", () => {
    const sealed = SealedAnswer.seal(request, "id", answer)
    for (let place = 0; place < sealed.length; place += 1) {
      const spoilt = Uint8Array.from(sealed, (byte, index) => (index === place ? byte ^ 1 : byte))
      expect(() => SealedAnswer.open(request, "id", spoilt)).toThrow()
    }
  })
})

test("the digest of a body at rest cannot be made without the caller's keys", () => {
  const others = [
    request.fingerprint,
    SealedAnswer.fingerprint({ ...request, key: Redacted.make("retry-2") }),
    SealedAnswer.fingerprint({ ...request, secret: Redacted.make("ctm_live_other") }),
    SealedAnswer.fingerprint({ ...request, fingerprint: "another body" }),
  ]

  expect(others).not.toContain(SealedAnswer.fingerprint(request))
  expect(SealedAnswer.fingerprint({ ...request })).toBe(SealedAnswer.fingerprint(request))
})

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { type Listening, listening } from "../../../support/process.ts"
import * as Raw from "../../../support/raw.ts"

setDefaultTimeout(300_000)

const standIn = StandIn.serve({ studies: [] })
let service: Listening

beforeAll(async () => {
  service = await listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "1000" })
})

afterAll(async () => {
  await service.stop()
  await standIn.stop()
})

const get = (target: string) =>
  Raw.ask(
    service.port,
    `GET ${target} HTTP/1.1\r\nHost: service.test\r\nAuthorization: Bearer ctm_sandbox_public\r\n\r\n`,
  )

const errorOf = (answer: Raw.RawAnswer | undefined) =>
  (JSON.parse(answer?.body ?? "") as { readonly error: { readonly code: string; readonly message: string } }).error

describe("A path is what was sent, to the letter", () => {
  test.each(["/metrics", "/healthz", "/v1/conditions", "/v1/conditions?a=../b", "/docs", "/openapi.json?"])(
    "%s is known",
    async (target) => {
      expect((await get(target))?.status).toBe(200)
    },
  )

  test.each([
    "/x/../metrics",
    "/./metrics",
    "/%2e/metrics",
    "/x/%2e%2e/metrics",
    "/x/%2E./metrics",
    "/..\\metrics",
    "/x\\..\\metrics",
    "//metrics",
    "/metrics/",
    "/metrics/.",
    "/%6detrics",
    "/metrics;a",
    "/metrics%3f",
    "/metrics#a",
    "/v1/../metrics",
    "/v1/../v1/conditions",
    "/x/../v1/conditions",
    "/v1/./conditions",
    "/v1//conditions",
    "/v1/conditions/",
    "/v1/availability",
    "/v1/availability/",
    "/v1/availability/NCT01234567/",
    "/v1/availability/NCT01234567/..",
    "/v1/availability/x/../NCT01234567",
    "/v1/availability//NCT01234567",
    "/mcp/../mcp",
  ])("%s is not", async (target) => {
    const answer = await get(target)

    expect(answer?.status).toBe(404)
    expect(errorOf(answer)).toMatchObject({ code: "not_found", message: expect.stringContaining("at this path") })
  })
})

test.each(["/mcp", "/v1/match", "/v1/conditions", "/docs"])("%s/ tells that it is without the slash", async (path) => {
  const { message } = errorOf(await get(`${path}/`))

  expect(message).toBe(`Nothing is served at this path; without the slash at its end, ${path} is.`)
})

describe("What stands in a path for a number is one segment, whatever it is", () => {
  test.each(["%2e%2e%2f", "..", ".", "%2e%2e", "a%2fb", "NCT01234567%00", "%zz", "\xff", ";", "NCT0123456", "%20"])(
    "%s is no number: 400",
    async (segment) => {
      const answer = await get(`/v1/availability/${segment}`)

      expect(answer?.status).toBe(400)
      expect(errorOf(answer)).toMatchObject({ code: "invalid_request", field: "nctId" })
    },
  )

  test("an encoded digit is that digit", async () => {
    expect(errorOf(await get("/v1/availability/NCT0123456%37")).message).toContain("NCT01234567")
  })
})

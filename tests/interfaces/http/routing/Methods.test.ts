import { afterAll, describe, expect, test } from "bun:test"
import * as ask from "../../../support/ask.ts"
import { asked, posted, start } from "../../../support/service.ts"

const service = await start()
afterAll(() => service.stop())

const gets = ["/v1/availability/NCT99300201", "/v1/conditions"]
const posts = ["/v1/match", "/mcp"]
const pages = [
  "/",
  "/page/script.js",
  "/page/compare.js",
  "/page/since.js",
  "/page/qr.js",
  "/page/report.js",
  "/page/criteria.js",
  "/page/style.css",
  "/docs",
  "/openapi.json",
  "/healthz",
  "/readyz",
  "/metrics",
]

const withMethod = (path: string, method: string) => service.send(path, { ...asked(), method })

describe("A wrong method on a known path is 405, and says which are right", () => {
  test.each([
    ...gets.flatMap((path) => ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"].map((method) => [path, method] as const)),
    ...pages.flatMap((path) => ["POST", "PUT", "PATCH", "DELETE"].map((method) => [path, method] as const)),
  ])("%s: %s", async (path, method) => {
    const answer = await withMethod(path, method)

    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toBe("GET, HEAD")
    expect(await ask.error(answer)).toMatchObject({
      code: "method_not_allowed",
      message: "This path accepts only GET and HEAD.",
    })
  })

  test.each(
    posts.flatMap((path) => ["GET", "HEAD", "PUT", "PATCH", "DELETE"].map((method) => [path, method] as const)),
  )("%s: %s", async (path, method) => {
    const answer = await withMethod(path, method)

    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toBe("POST")
    if (method !== "HEAD") expect((await ask.error(answer)).code).toBe("method_not_allowed")
  })

  test("before the key is asked for", async () => {
    expect((await service.send("/v1/match")).status).toBe(405)
    expect((await service.send("/v1/conditions", { method: "POST" })).status).toBe(405)
  })
})

describe("An unknown path is 404 for any method, with or without a key, and says what there is", () => {
  test.each([
    "/page",
    "/page/",
    "/page/main.ts",
    "/v1",
    "/v1/",
    "/v1/match/",
    "/v1/Match",
    "/v1//match",
    "//v1/match",
    "/v1/match%20",
    "/v1/%6Datch",
    "/v1/conditions/alzheimers",
    "/v2/match",
    "/mcp/",
    "/match",
    "/docs/..%2f..%2fpackage.json",
    "/.env",
    "/favicon.ico",
  ])("%s", async (path) => {
    for (const init of [{}, asked(), posted({ condition: "ALS" }), { method: "DELETE" }]) {
      const answer = await service.send(path, init)

      expect(answer.status).toBe(404)
      expect(await ask.error(answer)).toMatchObject({ code: "not_found", docs: "http://service.test/docs#not_found" })
    }
    expect((await ask.error(await service.send(path))).message).toContain(path === "/mcp/" ? "/mcp is." : "/v1/match")
  })
})

test("What there is are endpoints and pages for callers, and neither parts of pages nor what is for operators", async () => {
  const { message } = await ask.error(await service.send("/nothing"))

  expect(
    message
      .replace(/^.*available paths: /, "")
      .replace(/\.$/, "")
      .split(", "),
  ).toEqual([
    "/v1/match",
    "/v1/availability/{nctId}",
    "/v1/conditions",
    "/mcp",
    "/fhir/ResearchStudy/$match",
    "/getClinicalTrial",
    "/fhir/$trial-profile",
    "/",
    "/openapi.json",
    "/docs",
    "/fhir/metadata",
  ])
})

describe("HEAD answers as GET, without the body", () => {
  test.each([...gets, ...pages, "/v1/availability/NCT1", "/v1/availability/NCT00000000", "/nothing"])(
    "%s",
    async (path) => {
      const head = await withMethod(path, "HEAD")
      const get = await withMethod(path, "GET")

      expect(head.status).toBe(get.status)
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"))
      expect(await head.text()).toBe("")
      expect(await get.text()).not.toBe("")
    },
  )
})

describe("OPTIONS tells the methods of a path", () => {
  test.each([
    ...[...gets, ...pages].map((path) => [path, "GET, HEAD"] as const),
    ...posts.map((path) => [path, "POST"] as const),
  ])("%s", async (path, allow) => {
    for (const headers of [{}, { "access-control-request-method": "POST" }]) {
      const answer = await service.send(path, { method: "OPTIONS", headers })

      expect(answer.status).toBe(204)
      expect(answer.headers.get("allow")).toBe(allow)
    }
  })

  test.each(["/nothing", "/v1", "/v1/nothing", "/mcp/"])("%s has none, and is 404", async (path) => {
    const answer = await service.send(path, { method: "OPTIONS" })

    expect(answer.status).toBe(404)
    expect(answer.headers.has("allow")).toBe(false)
    expect((await ask.error(answer)).code).toBe("not_found")
  })
})

import { describe, expect, test } from "bun:test"
import { inspection } from "./openapi.ts"

const header = (schema: object) => ({ required: true, schema })

const document = {
  openapi: "3.1.0",
  paths: {
    "/animals/{name}": {
      get: {
        responses: {
          200: {
            headers: { "X-Count": { $ref: "#/components/headers/Count" }, "X-Note": { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Animal" } } },
          },
          202: { description: "nothing to say" },
          405: { $ref: "#/components/responses/Wrong" },
        },
      },
    },
  },
  components: {
    headers: { Count: header({ type: "integer", minimum: 0 }) },
    responses: { Wrong: { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } } },
    schemas: {
      Animal: {
        type: "object",
        required: ["born"],
        properties: { born: { type: "string", format: "date-time" } },
      },
      Error: { type: "object", required: ["error"] },
    },
  },
}

const inspect = inspection(document)

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)

const animal = { born: "2026-01-01T00:00:00Z" }
const counted = { "x-count": "5" }

describe("An answer that is as declared has no fault", () => {
  test.each<readonly [what: string, method: string, path: string, answer: Response]>([
    ["a body and its headers", "GET", "/animals/tom", json(animal, { headers: counted })],
    ["no body where none is declared", "GET", "/animals/tom", new Response(null, { status: 202 })],
    ["no body for HEAD", "HEAD", "/animals/tom", new Response(null, { headers: counted })],
    ["a wrong method", "POST", "/animals/tom", json({ error: {} }, { status: 405 })],
    ["an unknown path", "GET", "/plants", json({ error: {} }, { status: 404 })],
    ["a preflight", "OPTIONS", "/animals/tom", new Response(null, { status: 204 })],
  ])("%s", async (_, method, path, answer) => {
    expect(await inspect(method, path, answer)).toEqual([])
  })
})

describe("A fault is told", () => {
  test.each<readonly [fault: string, method: string, path: string, answer: Response]>([
    ["the status 201 is not declared", "GET", "/animals/tom", json(animal, { status: 201, headers: counted })],
    ["header X-Count is missing", "GET", "/animals/tom", json(animal)],
    ["header X-Count must be integer", "GET", "/animals/tom", json(animal, { headers: { "x-count": "few" } })],
    ["header X-Count must be >= 0", "GET", "/animals/tom", json(animal, { headers: { "x-count": "-1" } })],
    ["body must have required property 'born'", "GET", "/animals/tom", json({}, { headers: counted })],
    ['body/born must match format "date-time"', "GET", "/animals/tom", json({ born: "today" }, { headers: counted })],
    [
      "the content type text/html is not declared",
      "GET",
      "/animals/tom",
      new Response("<p>", { headers: { ...counted, "content-type": "text/html" } }),
    ],
    ["there is a body where none is declared", "GET", "/animals/tom", json({}, { status: 202 })],
    ["HEAD has a body", "HEAD", "/animals/tom", json(animal, { headers: counted })],
    ["the method is not declared", "POST", "/animals/tom", json(animal, { headers: counted })],
    ["body must have required property 'error'", "POST", "/animals/tom", json({}, { status: 405 })],
    ["body must have required property 'error'", "GET", "/plants", json({}, { status: 404 })],
  ])("%s (%s %s)", async (fault, method, path, answer) => {
    expect(await inspect(method, path, answer)).toEqual([fault])
  })
})

import { afterAll, describe, expect, test } from "bun:test"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Effect } from "effect"
import * as Answer from "../../demo/registry-stand-in/Answer.ts"
import { currentVersion } from "../../interfaces/mcp/Era.ts"
import * as LargeTexts from "../support/largeTexts.ts"
import { mirrored } from "../support/mirrored.ts"
import { posted, proKey } from "../support/service.ts"
import { stepsOf } from "../support/steps.ts"
import * as Target from "./Target.ts"

const search = `http://registry.test${Answer.basePath}/studies?query.cond=${encodeURIComponent("cancer OR disease")}`
const page = await Answer.to(
  Target.studies,
  "2026-01-05T09:00:05",
  new Request(`${search}&countTotal=true&pageSize=200`),
).text()

/** A registry that finds the same studies whatever it is asked, so that each of them is held against what was sent. */
const target = await Target.start(
  HttpClient.make((request) =>
    Effect.sync(() =>
      HttpClientResponse.fromWeb(request, new Response(page, { headers: { "content-type": "application/json" } })),
    ),
  ),
)
afterAll(() => target.stop())

const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  (await target.answer(new Request(`http://service.test${path}`, posted(body, proKey, headers)), "192.0.2.1")).text()

const match = { condition: "pancreatic cancer", limit: 5 }

const toolCall = (name: string, args: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
})

type Sent = readonly [path: string, body: unknown]

/** Every place of a request in which a text of any length may stand. */
const fields: Readonly<Record<string, (text: string) => Sent>> = {
  condition: (text) => ["/v1/match", { ...match, condition: text }],
  place: (text) => ["/v1/match", { ...match, location: { query: text } }],
  stage: (text) => ["/v1/match", { ...match, stage: text }],
  biomarker: (text) => ["/v1/match", { ...match, biomarkers: [text] }],
  sex: (text) => ["/v1/match", { ...match, sex: text }],
  "a kind of study": (text) => ["/v1/match", { ...match, include: [text] }],
  "a name that is not known": (text) => ["/v1/match", { ...match, [text]: 1 }],
  "the whole body": (text) => ["/v1/match", text],
  "the condition of a tool call": (text) => ["/mcp", toolCall("match_frontier_options", { ...match, condition: text })],
  "the number of a tool call": (text) => ["/mcp", toolCall("get_site_availability", { nct_id: text })],
  "the name of a tool": (text) => ["/mcp", toolCall(text, {})],
  "the id of a message": (text) => ["/mcp", { jsonrpc: "2.0", id: text, method: "ping" }],
  "the method of a message": (text) => ["/mcp", { jsonrpc: "2.0", id: 1, method: text }],
  "the whole message": (text) => ["/mcp", text],
}

/** Enough to tell work that grows with the square of what is sent, and little enough to send a thousand times. */
const size = 40_000

const many = (item: string, between = ","): string =>
  Array<string>(Math.floor(size / (item.length + 1)))
    .fill(item)
    .join(between)

const numbered = (item: (number: number) => string): string =>
  Array.from({ length: size / 16 }, (_, number) => item(number)).join(",")

/** Bodies of much else than one long text. */
const bodies: ReadonlyArray<readonly [what: string, ...sent: Sent]> = [
  ["biomarkers", "/v1/match", `{"condition":"x","biomarkers":[${many('"a"')}]}`],
  ["kinds of study", "/v1/match", `{"condition":"x","include":[${many('"interventional"')}]}`],
  ["phases", "/v1/match", `{"condition":"x","phases":[${many('"PHASE1"')}]}`],
  ["items of a wrong type", "/v1/match", `{"condition":"x","phases":[${many("1")}]}`],
  ["names that are not known", "/v1/match", `{"condition":"x",${numbered((number) => `"k${number}":1`)}}`],
  [
    "names that are not known of a place",
    "/v1/match",
    `{"condition":"x","location":{${numbered((number) => `"k${number}":1`)}}}`,
  ],
  ["names that stand twice", "/v1/match", `{${many('"a":1')}}`],
  ["objects with names that stand twice", "/v1/match", `{"condition":"x","include":[${many('{"a":1,"a":1}')}]}`],
  ["brackets within brackets", "/v1/match", "[".repeat(size)],
  ["objects within objects", "/v1/match", many('{"a":', "")],
  ["digits of a number", "/v1/match", `{"condition":"x","age":${"1".repeat(size)}}`],
  ["escaped characters", "/v1/match", `{"condition":"${many("\\u0041", "")}"}`],
  ["spaces around nothing", "/v1/match", " ".repeat(size)],
  ["comments", "/v1/match", many("/**/", "")],
  ["a batch", "/mcp", `[${many('{"id":1}')}]`],
  [
    "members of a message",
    "/mcp",
    `{"jsonrpc":"2.0","id":1,"method":"ping",${numbered((number) => `"k${number}":1`)}}`,
  ],
  ["params", "/mcp", `{"jsonrpc":"2.0","id":1,"method":"ping","params":{${numbered((number) => `"k${number}":1`)}}}`],
  [
    "arguments",
    "/mcp",
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_launch_conditions","arguments":{${numbered((number) => `"k${number}":1`)}}}}`,
  ],
  [
    "capabilities",
    "/mcp",
    `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","clientInfo":{"name":"a","version":"1"},"capabilities":{"experimental":{${numbered((number) => `"k${number}":{}`)}}}}}`,
  ],
]

/** As long as Bun lets headers be. */
const headerSize = 16_000

const headers: ReadonlyArray<readonly [name: string, value: string]> = [
  ["content-type", `application/json${" ".repeat(headerSize)}x`],
  ["content-type", `application/json; charset=utf-8${" ".repeat(headerSize)}x`],
  ["authorization", `Bearer${" ".repeat(headerSize)}`],
  ["authorization", `Bearer ${"a".repeat(headerSize)}`],
  ["idempotency-key", "a".repeat(headerSize)],
  ["x-forwarded-for", ",".repeat(headerSize)],
  ["traceparent", `00-${"0".repeat(headerSize)}`],
]

/** Those that repeat a message of the tool endpoint's current era. */
const repeating: ReadonlyArray<readonly [name: string, value: string]> = [
  ["mcp-protocol-version", "2".repeat(headerSize)],
  ["mcp-method", "t".repeat(headerSize)],
  ["mcp-name", "m".repeat(headerSize)],
  ["mcp-name", `=?base64?${"QUFB".repeat(headerSize / 4)}?=`],
  ["mcp-name", `=?base64?${"?=".repeat(headerSize / 2)}`],
  ["mcp-name", `=?base64?${"A".repeat(headerSize)}!?=`],
]

const currentCall = {
  ...toolCall("list_launch_conditions", {}),
  params: {
    name: "list_launch_conditions",
    _meta: {
      "io.modelcontextprotocol/protocolVersion": currentVersion,
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
}

const plain = await stepsOf(() => send("/v1/match", match)).then(() => stepsOf(() => send("/v1/match", match)))

/** What is made once is made: the names of diseases that a condition is held against which is none of them. */
await send("/v1/match", { ...match, condition: "zzzz" })

/** So many steps are more than anything takes for each byte that it is sent, and far fewer than going through it again and again. */
const mostForByte = 27

/**
 * A condition that no study names is looked for in every text to its end, by each of its words, which are ten looks at a page at most; the plain
 * one is found early.
 */
const unnamed = 10 * page.length - plain

/** The words of a profile are counted in every text, too: so many looks at a page are more than they take, as most are in few texts. */
const mostWords = 20

const beyondPlain = async (path: string, body: unknown) => (await stepsOf(() => send(path, body))) - plain

const sizeOf = (body: unknown) => Buffer.byteLength(typeof body === "string" ? body : JSON.stringify(body))

const texts = LargeTexts.all(size)

describe.each(Object.entries(fields))("Work beyond that of a plain match grows with the size of %s", (_, sent) => {
  test.each(texts)("%s", async (_, text) => {
    const [path, body] = sent(text)

    expect(await beyondPlain(path, body)).toBeLessThan(mostForByte * sizeOf(body) + unnamed)
  })
})

describe("Work beyond that of a plain match grows with the size of a body of many", () => {
  test.each(bodies)("%s", async (_, path, body) => {
    expect(await beyondPlain(path, body)).toBeLessThan(mostForByte * sizeOf(body))
  })
})

describe("Work grows with the size of a header", () => {
  test.each(headers)("%s", async (name, value) => {
    expect((await stepsOf(() => send("/v1/match", match, { [name]: value }))) - plain).toBeLessThan(
      mostForByte * headerSize,
    )
  })
})

describe("Work grows with the size of a header that repeats a message", () => {
  test.each(repeating)("%s", async (name, value) => {
    const sent = { ...mirrored(currentCall), [name]: value }
    const steps = await stepsOf(async () => expect(await send("/mcp", currentCall, sent)).toContain("-32020"))

    expect(steps - plain).toBeLessThan(mostForByte * headerSize)
  })
})

describe("A profile that is as full as can be looks at no text more than twice for each field, and for its words", () => {
  test.each(texts)("%s", async (_, text) => {
    const long = [...text].slice(0, 200).join("").trim()
    const profile = {
      ...match,
      condition: text,
      stage: long,
      biomarkers: Array<string>(16).fill(long),
      prior_lines: 1,
      age: 60,
      sex: "male",
    }

    expect(await beyondPlain("/v1/match", profile)).toBeLessThan(
      mostForByte * sizeOf(profile) + (2 * 18 + mostWords) * page.length,
    )
  })
})

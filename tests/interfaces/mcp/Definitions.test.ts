import { describe, expect, test } from "bun:test"
import { Predicate } from "effect"
import * as ServerInfo from "../../../interfaces/mcp/ServerInfo.ts"
import * as Tools from "../../../interfaces/mcp/Tools.ts"
import { start } from "../../support/service.ts"
import { request, say } from "./Rpc.ts"

/** Clients cut instructions there, silently. */
const longest = 2048

/** Hosts refuse or cut descriptions above 1,024 characters. */
const longestDescription = 1000

const caveats: Readonly<Record<string, ReadonlyArray<string>>> = {
  list_launch_conditions: [],
  match_frontier_options: ["never verdicts", "only the trial site decides", "no medical advice"],
  get_site_availability: ["may be out of date", "no medical advice"],
}

type Node = Readonly<Record<string, unknown>>

interface Place {
  readonly path: string
  readonly schema: Node
}

const recordOf = (value: unknown): Node => (Predicate.isRecord(value) ? value : {})
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const within = (path: string, value: unknown): ReadonlyArray<Place> => {
  if (!Predicate.isRecord(value)) return []
  const below: ReadonlyArray<readonly [string, unknown]> = [
    ...Object.entries(recordOf(value["properties"])),
    ...Object.entries(recordOf(value["$defs"])),
    ...["anyOf", "oneOf", "allOf"].flatMap((name) =>
      [...listOf(value[name]).entries()].map(([index, each]) => [`${name}${index}`, each] as const),
    ),
    ...("items" in value ? [["[]", value["items"]] as const] : []),
    ...(Predicate.isRecord(value["additionalProperties"]) ? [["*", value["additionalProperties"]] as const] : []),
  ]

  return [{ path, schema: value }, ...below.flatMap(([name, each]) => within(`${path}.${name}`, each))]
}

test("the tools are listed in one order, the one that takes no arguments first", async () => {
  const service = await start()
  const first = await say(service, request("tools/list"))
  const second = await say(service, request("tools/list", {}))
  await service.stop()

  expect(first.text).toBe(second.text)
  expect(first.json.result).toEqual({ tools: JSON.parse(JSON.stringify(Tools.tools)) })
  expect(Tools.tools.map(({ name }) => name)).toEqual([
    "list_launch_conditions",
    "match_frontier_options",
    "get_site_availability",
  ])
  expect(Tools.tools[0]?.inputSchema).toEqual({ type: "object", properties: {}, additionalProperties: false })
})

test("instructions are whole where clients cut them", () => {
  expect(ServerInfo.instructions.length).toBeLessThan(longest)
  for (const { name } of Tools.tools) expect(ServerInfo.instructions).toContain(name)
})

describe.each(Tools.tools.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
  test("is defined as it was: clients rely on it", () => {
    expect(tool).toMatchSnapshot()
  })

  test("has a name, a title and a description that say when to use it", () => {
    expect(name).toMatch(/^[a-z_]{1,64}$/)
    expect(tool.title).toBeString()
    expect(tool.annotations?.title).toBe(tool.title)
    expect(tool.description).toContain("Use it")
    expect(tool.description?.length).toBeLessThanOrEqual(longestDescription)
  })

  test("says its caveats in the first half of its description", () => {
    const { description = "" } = tool

    for (const caveat of caveats[name] ?? ["is not listed here"]) {
      expect(description.slice(0, description.length / 2)).toContain(caveat)
    }
  })

  test("says in all four hints what it does", () => {
    expect(tool.annotations).toMatchObject({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: name !== "list_launch_conditions",
    })
  })

  test("takes an object of known properties, each described", () => {
    const places = within("input", tool.inputSchema)

    expect(tool.inputSchema.type).toBe("object")
    for (const { path, schema } of places.filter(({ schema }) => schema["type"] === "object")) {
      expect([path, schema["additionalProperties"]]).toEqual([path, false])
    }
    for (const { path, schema } of places.filter(({ path }) => path.split(".").length === 2)) {
      expect([path, schema["description"]]).toEqual([path, expect.any(String)])
    }
  })

  test("gives an object to which a property may be added without breaking anybody", () => {
    expect(tool.outputSchema?.type).toBe("object")
    for (const { path, schema } of within("output", tool.outputSchema)) {
      expect([path, schema["additionalProperties"]]).not.toEqual([path, false])
      if ("properties" in schema) expect([path, "additionalProperties" in schema]).toEqual([path, false])
    }
  })

  test("has neither the library's titles nor defaults, which some clients take for what must be sent", () => {
    for (const { path, schema } of [...within("input", tool.inputSchema), ...within("output", tool.outputSchema)]) {
      expect([path, "default" in schema]).toEqual([path, false])
      if (schema["type"] !== "object") expect([path, schema["title"]]).toEqual([path, undefined])
    }
  })

  test("has schemas that every client can read: one type each, and no address but its own", () => {
    for (const { path, schema } of [...within("input", tool.inputSchema), ...within("output", tool.outputSchema)]) {
      expect([path, Array.isArray(schema["type"])]).toEqual([path, false])
      expect([path, ["type", "anyOf", "$ref"].some((name) => name in schema)]).toEqual([path, true])
    }
    expect(JSON.stringify(tool)).not.toMatch(/"\$(?:id|schema)"/)
    expect(JSON.stringify(tool.inputSchema)).not.toContain('"$ref"')
  })

  test("says what it answers once, and in no words: what repeats is defined, and what is defined is used", () => {
    const places = within("output", tool.outputSchema)
    const references = places.flatMap(({ schema }) => ("$ref" in schema ? [schema["$ref"]] : []))
    const defined = Object.keys(recordOf(tool.outputSchema?.["$defs"])).map((name) => `#/$defs/${name}`)

    expect(new Set(references)).toEqual(new Set(defined))
    for (const { path, schema } of places) {
      expect([path, typeof schema["description"]]).not.toEqual([path, "string"])
      if (Object.keys(schema).join() === "$ref")
        expect([path, defined]).toEqual([path, expect.arrayContaining([schema["$ref"]])])
    }
  })
})

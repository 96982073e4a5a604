import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import * as StandIn from "../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../demo/studies/MadeUpStudies.ts"
import type { Failure } from "../interfaces/Failure.ts"
import { application } from "../interfaces/Service.ts"
import { listening } from "./support/process.ts"
import { parse, type Sample } from "./support/prometheus.ts"

setDefaultTimeout(300_000)

const root = join(import.meta.dir, "..")

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly description: string }
}

interface Rules {
  readonly groups: ReadonlyArray<{ readonly rules: ReadonlyArray<Rule> }>
}

interface Panel {
  readonly id: number
  readonly title: string
  readonly type: string
  readonly gridPos: { readonly x: number; readonly w: number }
  readonly targets?: ReadonlyArray<{ readonly expr: string; readonly legendFormat: string }>
}

interface Dashboard {
  readonly panels: ReadonlyArray<Panel>
}

const rules = (Bun.YAML.parse(await Bun.file(join(root, "ops/alerts.yaml")).text()) as Rules).groups.flatMap(
  ({ rules }) => rules,
)
const { panels } = (await Bun.file(join(root, "ops/grafana-dashboard.json")).json()) as Dashboard
const guide = await Bun.file(join(root, "docs/operations.md")).text()

const queries: ReadonlyArray<readonly [title: string, expr: string]> = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ targets = [], title }) => targets.map(({ expr }) => [title, expr] as const)),
]

interface Selector {
  readonly name: string
  readonly matchers: ReadonlyArray<readonly [label: string, operator: string, value: string]>
}

const functions = /\b(?:sum|max|count|rate|increase|changes|absent|time|histogram_quantile|by|or|and|unless|offset)\b/g

/** What a query selects: each metric with its matchers, and the labels that results are grouped by. */
const selectorsOf = (expr: string): ReadonlyArray<Selector> =>
  [
    ...expr
      .replaceAll(/\bby \([^)]*\)/g, "")
      .replaceAll(/\[\d+[smhd]\]/g, "")
      .replaceAll(functions, "")
      .matchAll(/([a-z_]{3,})(?:\{([^}]*(?:\{nctId\})?[^}]*)\})?/g),
  ].map(([, name = "", matchers = ""]) => ({
    name,
    matchers: [...matchers.matchAll(/([a-z_]+)(=~|!=|=)"([^"]*)"/g)].map(
      ([, label = "", operator = "", value = ""]) => [label, operator, value] as const,
    ),
  }))

const groupsOf = (expr: string): ReadonlyArray<string> =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(",").map((label) => label.trim()))

/** What a service at work does not come to: facts, and the outcome of a call of the registry that nobody had time for. */
const rare: ReadonlyArray<Failure["_tag"] | "Defect" | "busy"> = ["StorageIsUnavailable", "Defect", "busy"]

let samplesAtStart: ReadonlyArray<Sample> = []
let samples: ReadonlyArray<Sample> = []
let isBlocked = false
const standIn = StandIn.serve({
  studies: madeUpStudies,
  behavior: (_, answer) => (isBlocked ? new Response("", { status: 403 }) : answer()),
})

beforeAll(async () => {
  const service = await listening({
    REGISTRY_BASE_URL: standIn.url,
    SANDBOX_REQUESTS_PER_DAY: "10",
  })
  const metrics = async () => parse(await (await fetch(`${service.url}/metrics`)).text())
  samplesAtStart = await metrics()
  const headers = { authorization: "Bearer ctm_sandbox_public", "content-type": "application/json" }
  const body = JSON.stringify({ condition: "glioblastoma" })
  const match = (more: Readonly<Record<string, string>> = {}) =>
    fetch(`${service.url}/v1/match`, { method: "POST", headers: { ...headers, ...more }, body })
  await match({ "idempotency-key": "of-a-test" })
  await match({ "idempotency-key": "of-a-test" })
  await fetch(`${service.url}/v1/availability/NCT99100101`, { headers })
  await fetch(`${service.url}/mcp`, { method: "POST", headers, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' })
  isBlocked = true
  await match()
  for (let call = 0; call < 10; call += 1) await fetch(`${service.url}/v1/conditions`, { headers })
  samples = await metrics()
  await service.stop()
})

afterAll(() => standIn.stop())

describe("What alerts and dashboard ask for exists", () => {
  test.each(queries)("%s: %s", (_, expr) => {
    const selectors = selectorsOf(expr)

    expect(selectors).not.toBeEmpty()
    for (const { matchers, name } of selectors) {
      const family = samples.filter((sample) => sample.name === name)

      expect([name, family.length > 0]).toEqual([name, true])
      for (const [label, operator, value] of matchers) {
        const values = family.flatMap(({ labels }) => labels[label] ?? [])
        const isKnown =
          values.length > 0 &&
          (rare.some((fact) => fact === value) ||
            values.some((found) => (operator === "=~" ? new RegExp(`^(?:${value})$`).test(found) : found === value)))

        expect([name, label, value, isKnown]).toEqual([name, label, value, true])
      }
    }
    const labels = new Set(
      samples
        .filter(({ name }) => selectors.some((selector) => selector.name === name))
        .flatMap((sample) => Object.keys(sample.labels)),
    )

    expect(groupsOf(expr).filter((label) => !labels.has(label))).toEqual([])
  })
})

describe("Where a query names routes, all that callers wait at are among them", () => {
  const { endpoints } = application(
    {
      publicUrl: "https://trials.example",
      sandboxKey: "",
      proCallsPerMonth: 1,
      sandboxRequestsPerDay: 1,
      trustedProxies: 0,
    },
    () => false,
  )
  const waitedAt = endpoints.filter(({ mayTakeLong }) => mayTakeLong).map(({ template }) => template)
  const named = queries.flatMap(([title, expr]) =>
    selectorsOf(expr).flatMap(({ matchers }) =>
      matchers.flatMap(([label, operator, routes]) =>
        label === "route" && operator === "=~" ? [[title, routes] as const] : [],
      ),
    ),
  )

  test.each(named)("%s: %s", (_, routes) => {
    expect(waitedAt.filter((route) => !new RegExp(`^(?:${routes})$`).test(route))).toEqual([])
  })
})

describe("An alert", () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))("%s says what it means", (name, rule) => {
    expect(rule.annotations.summary).toEndWith(".")
    expect(rule.annotations.description.length).toBeGreaterThan(10)
    expect(guide).toContain(`\`${name}\``)
  })
})

const rising = rules.filter(({ expr }) => expr.includes("increase("))

describe("An alert on a counter that rises", () => {
  test("is one of several", () => expect(rising).not.toBeEmpty())

  test.each(rising.map(({ alert, expr }) => [alert, expr] as const))("%s sees its first event", (_, expr) => {
    const isThere = selectorsOf(expr).every(({ name }) => samplesAtStart.some((sample) => sample.name === name))

    expect(isThere || /\bunless\b.*\boffset\b/s.test(expr)).toBeTrue()
  })
})

test("Memory is told of before the limit that the manifests set ends the process", async () => {
  const most = rules.find(({ alert }) => alert === "MemoryGrows")?.expr.split(" > ")[1]
  const manifest = await Bun.file(join(root, "ops/kubernetes.yaml")).text()
  const unit = await Bun.file(join(root, "ops/trial-match.service")).text()

  expect(/limits: \{ memory: (\d+)Mi \}/.exec(manifest)?.[1]).toBe("512")
  expect(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]).toBe("512")
  expect(Number(most)).toBeLessThan(512 * 1024 * 1024)
})

describe("The dashboard", () => {
  test("has panels of its own name and number, inside its width", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
    expect(panels.every(({ gridPos: { w, x } }) => x + w <= 24)).toBeTrue()
  })
})

describe("docs/operations.md", () => {
  test("names every metric, and none that does not exist", () => {
    const families = new Set(samples.map(({ name }) => name.replace(/_(bucket|sum|count)$/, "")))
    const named = [...guide.matchAll(/^\| `([a-z_]+)` \| (?:counter|gauge|histogram) \|/gm)].map(([, name]) => name)

    expect(named.toSorted()).toEqual([...families].toSorted())
  })
})

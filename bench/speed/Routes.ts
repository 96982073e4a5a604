import * as Era from "../../interfaces/mcp/Era.ts"
import type { Child } from "./Child.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import { patient } from "./large/Patients.ts"
import { duelHeading, duelRows, table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import type * as Setting from "./Setting.ts"

/** Routes that ask no registry, beside a bare route that sends the same bytes. */
export const small = async (setting: Setting.Setting, service: Child, { rounds, small: total }: Effort) => {
  const { basic } = setting.plain.keys
  const bare = await setting.start("bench/speed/Bare.ts", [`${service.url}/v1/conditions`, basic])
  const rows = [duelHeading("Answers without a page", "bare")]
  const second = { server: bare, send: Requests.get(bare.url, basic) }
  const conditions = { server: service, send: Requests.get(`${service.url}/v1/conditions`, basic) }
  await Duel.fight(conditions, second, { callers: 8, rounds: 2, total })
  rows.push(
    ...duelRows("GET /v1/conditions", "bare", 8, await Duel.fight(conditions, second, { callers: 8, rounds, total })),
  )
  const health = { server: service, send: Requests.get(`${service.url}/healthz`, basic) }
  rows.push(...duelRows("GET /healthz", "bare", 8, await Duel.fight(health, second, { callers: 8, rounds, total })))
  table(rows)
}

const meta = {
  [Era.versionKey]: Era.currentVersion,
  "io.modelcontextprotocol/clientCapabilities": {},
}

/** The same call of a tool in the words of either era of the protocol. */
const toolCalls = (service: Child, key: string, name: string, input: object) => {
  const method = "tools/call"
  const url = `${service.url}/mcp`
  const headers = { "mcp-protocol-version": Era.currentVersion, "mcp-method": method, "mcp-name": name }
  const called = (more: object) => ({ jsonrpc: "2.0", id: 1, method, params: { name, arguments: input, ...more } })

  return {
    older: Requests.post(url, called({}), key),
    current: Requests.post(url, called({ _meta: meta }), key, () => headers),
  }
}

/** Calls of tools in the current era of the protocol, beside the same in the older one. */
export const eras = async (setting: Setting.Setting, service: Child, { matches, rounds, small, warming }: Effort) => {
  const rows = [duelHeading("A tool in the current era", "older")]
  const tools = [
    ["list_launch_conditions", {}, small, small],
    ["match_frontier_options", patient, matches, warming],
  ] as const
  for (const [name, input, total, first] of tools) {
    const { current, older } = toolCalls(service, setting.plain.keys.basic, name, input)
    const sides = [
      { server: service, send: current },
      { server: service, send: older },
    ] as const
    await Duel.fight(...sides, { callers: 4, rounds: 1, total: first })
    rows.push(...duelRows(name, "older", 4, await Duel.fight(...sides, { callers: 4, rounds, total })))
  }
  table(rows)
}

/** What else the service does, beside the plain match. */
export const besideMatch = async (
  setting: Setting.Setting,
  service: Child,
  observed: Child,
  { matches, rounds, warming }: Effort,
) => {
  const { basic } = setting.plain.keys
  const url = `${service.url}/v1/match`
  const rest = { server: service, send: Requests.post(url, patient, basic) }
  let keys = 0
  const { pro } = setting.observed.keys
  const sides = [
    [service, "tool call, same match", toolCalls(service, basic, "match_frontier_options", patient).older],
    [
      service,
      "with an Idempotency-Key of its own",
      Requests.post(url, patient, basic, () => {
        keys += 1

        return { "idempotency-key": `bench-${keys}` }
      }),
    ],
    [service, "replayed", Requests.post(url, patient, basic, () => ({ "idempotency-key": "bench" }))],
    [observed, "with the overlay of a Pro key", Requests.post(`${observed.url}/v1/match`, patient, pro)],
    [service, "sites of one study", Requests.get(`${service.url}/v1/availability/NCT99900001`, basic)],
  ] as const
  const rows = [duelHeading("Against the plain match", "match")]
  await Duel.alone(rest, { callers: 8, rounds: 1, total: warming })
  for (const [server, name, send] of sides) {
    await Duel.alone({ server, send }, { callers: 8, rounds: 1, total: warming })
    const outcome = await Duel.fight({ server, send }, rest, { callers: 4, rounds, total: matches })
    rows.push(duelRows(name, "match", 4, outcome)[0] ?? [])
  }
  table(rows)
}

import type { Child } from "./Child.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import { duelHeading, duelRows, table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"

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

/** What else the service does, beside the plain match. */
export const besideMatch = async (
  setting: Setting.Setting,
  service: Child,
  observed: Child,
  { matches, rounds, warming }: Effort,
) => {
  const { basic } = setting.plain.keys
  const url = `${service.url}/v1/match`
  const rest = { server: service, send: Requests.post(url, Setting.profile, basic) }
  let keys = 0
  const { pro } = setting.observed.keys
  const sides = [
    [
      service,
      "tool call, same match",
      Requests.post(
        `${service.url}/mcp`,
        {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "match_frontier_options", arguments: Setting.profile },
        },
        basic,
      ),
    ],
    [
      service,
      "with an Idempotency-Key of its own",
      Requests.post(url, Setting.profile, basic, () => {
        keys += 1

        return { "idempotency-key": `bench-${keys}` }
      }),
    ],
    [service, "replayed", Requests.post(url, Setting.profile, basic, () => ({ "idempotency-key": "bench" }))],
    [observed, "with the overlay of a Pro key", Requests.post(`${observed.url}/v1/match`, Setting.profile, pro)],
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

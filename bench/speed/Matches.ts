import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import * as Pages from "./Pages.ts"
import { duelHeading, duelRows, table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"

/** The service and the floor over a registry of their own. */
const besideFloor = async (setting: Setting.Setting, delay: number, texts: Pages.Texts) => {
  const registry = await setting.start("bench/speed/Registry.ts", Pages.registry({ delay, texts }))
  const service = await setting.startService(registry.url)
  const send = Requests.postEach(`${service.url}/v1/match`, Setting.profiles, setting.plain.keys.basic)
  const floor = await setting.start("bench/speed/Floor.ts", [await Requests.queryUrlOf(send), "20"])

  return {
    first: { server: service, send },
    second: { server: floor, send: Requests.post(floor.url, Setting.profile, setting.plain.keys.basic) },
    stop: () => Promise.all([registry, service, floor].map((child) => child.stop())),
  }
}

/** Matches beside the floor. */
export const againstFloor = async (setting: Setting.Setting, { matches, rounds, warming }: Effort) => {
  for (const [name, texts] of Pages.kinds) {
    const { first, second, stop } = await besideFloor(setting, 0, texts)
    await Duel.fight(first, second, { callers: 8, rounds: 1, total: warming })
    const rows = [duelHeading(`POST /v1/match, ${name}`, "floor")]
    for (const callers of [1, 8, 64]) {
      rows.push(
        ...duelRows("service", "floor", callers, await Duel.fight(first, second, { callers, rounds, total: matches })),
      )
    }
    table(rows)
    await stop()
  }
}

/** What one caller waits beyond the floor, where the registry takes its time. */
export const beyondASlowRegistry = async (setting: Setting.Setting, { rounds, warming }: Effort) => {
  const rows = [
    [
      "A registry that takes 300 ms, one caller",
      "p50 of the service, ms",
      "p50 of the floor, ms",
      "beyond the floor, ms",
    ],
  ]
  for (const [name, texts] of Pages.kinds) {
    const { first, second, stop } = await besideFloor(setting, 300, texts)
    await Duel.fight(first, second, { callers: 16, rounds: 1, total: warming })
    const outcome = await Duel.fight(first, second, { callers: 1, rounds, total: 20 })
    rows.push([
      name,
      Spread.written(Duel.own(outcome.first, "p50")),
      Spread.written(Duel.own(outcome.second, "p50")),
      Spread.written(Duel.difference(outcome, "p50")),
    ])
    await stop()
  }
  table(rows)
}

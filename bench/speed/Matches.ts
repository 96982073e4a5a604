import * as BesideFloor from "./BesideFloor.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import { duelHeading, duelRows, table } from "./Report.ts"
import type * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"
import type { World } from "./World.ts"

/** Matches beside the floor. */
export const againstFloor = async (
  setting: Setting.Setting,
  { matches, rounds, warming }: Effort,
  worlds: ReadonlyArray<World>,
) => {
  for (const { callers: counts, name, scene } of worlds) {
    const { floor, service, stop } = await BesideFloor.start(setting, scene(0))
    await Duel.fight(service, floor, { callers: 8, rounds: 1, total: warming })
    const rows = [duelHeading(`POST /v1/match, ${name}`, "floor")]
    for (const callers of counts) {
      rows.push(
        ...duelRows("service", "floor", callers, await Duel.fight(service, floor, { callers, rounds, total: matches })),
      )
    }
    table(rows)
    await stop()
  }
}

/** What one caller waits beyond the floor, where the registry takes its time. */
export const beyondASlowRegistry = async (
  setting: Setting.Setting,
  { rounds, slow, warming }: Effort,
  worlds: ReadonlyArray<World>,
) => {
  const rows = [
    [
      "A registry that takes 300 ms, one caller",
      "p50 of the service, ms",
      "p50 of the floor, ms",
      "beyond the floor, ms",
    ],
  ]
  for (const { name, scene } of worlds) {
    const { floor, service, stop } = await BesideFloor.start(setting, scene(300))
    await Duel.fight(service, floor, { callers: 16, rounds: 1, total: warming })
    const outcome = await Duel.fight(service, floor, { callers: 1, rounds, total: slow })
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

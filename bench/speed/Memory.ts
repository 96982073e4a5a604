import * as Allocation from "./Allocation.ts"
import * as BesideFloor from "./BesideFloor.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import { table } from "./Report.ts"
import type * as Setting from "./Setting.ts"
import type { World } from "./World.ts"

const parts = 10

const callers = 4

/** How much memory a process holds as it goes on, and the most that it ever held. */
export const overTime = async (setting: Setting.Setting, { tenth }: Effort, worlds: ReadonlyArray<World>) => {
  const counts = Array.from({ length: parts + 1 }, (_, part) => String(part * tenth))
  const rows = [[`Resident MB after so many matches, ${callers} callers`, ...counts, "at most"]]
  for (const { name, scene } of worlds) {
    const { service, stop } = await BesideFloor.start(setting, scene(0))
    const row = [name, service.server.memory().toFixed(0)]
    for (let part = 1; part <= parts; part += 1) {
      await Duel.alone(service, { callers, rounds: 1, total: tenth })
      row.push(service.server.memory().toFixed(0))
    }
    rows.push([...row, service.server.mostMemory().toFixed(0)])
    await stop()
  }
  table(rows)
}

/** How much a request makes the engine allocate. */
export const allocated = async (
  setting: Setting.Setting,
  { matches, warming }: Effort,
  worlds: ReadonlyArray<World>,
) => {
  const rows = [["Allocated by the engine a request, one caller", "service, MB", "floor, MB", "service / floor"]]
  for (const { name, scene } of worlds) {
    const { floor, service, stop } = await BesideFloor.start(setting, {
      ...scene(0),
      more: { ...scene(0).more, ...Allocation.logged },
      keepsErrors: true,
    })
    await Duel.alone(service, { callers: 1, rounds: 1, total: warming })
    const ofService = await Allocation.aRequest(service.server, service.send, matches)
    const ofFloor = await Allocation.aRequest(floor.server, floor.send, matches)
    rows.push([name, ofService.toFixed(1), ofFloor.toFixed(1), (ofService / ofFloor).toFixed(2)])
    await stop()
  }
  table(rows)
}

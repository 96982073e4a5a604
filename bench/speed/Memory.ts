import * as Allocation from "./Allocation.ts"
import * as BesideFloor from "./BesideFloor.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import * as Pages from "./Pages.ts"
import { table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"

/** How much memory a process holds as it goes on. */
export const overTime = async (setting: Setting.Setting, { tenth }: Effort) => {
  const parts = 10
  const columns: Array<ReadonlyArray<string>> = []
  for (const [name, texts] of Pages.kinds) {
    const registry = await setting.start("bench/speed/Registry.ts", Pages.registry({ texts }))
    const service = await setting.startService(registry.url)
    const send = Requests.postEach(`${service.url}/v1/match`, Setting.profiles, setting.plain.keys.basic)
    const column = [`resident MB, ${name}`, service.memory().toFixed(0)]
    for (let part = 1; part <= parts; part += 1) {
      await Duel.alone({ server: service, send }, { callers: 8, rounds: 1, total: tenth })
      column.push(service.memory().toFixed(0))
    }
    columns.push(column)
    await Promise.all([registry.stop(), service.stop()])
  }
  const counts = ["matches so far, 8 callers", ...Array.from({ length: parts + 1 }, (_, part) => String(part * tenth))]
  table(counts.map((count, row) => [count, ...columns.map((column) => column[row] ?? "")]))
}

/** How much a request makes the engine allocate. */
export const allocated = async (setting: Setting.Setting, { matches }: Effort) => {
  const rows = [["Allocated by the engine a request, one caller", "service, MB", "floor, MB", "service / floor"]]
  for (const [name, texts] of Pages.kinds) {
    const { floor, service, stop } = await BesideFloor.start(setting, { texts }, Allocation.logged)
    const ofService = await Allocation.aRequest(service.server, service.send, 2 * matches)
    const ofFloor = await Allocation.aRequest(floor.server, floor.send, 2 * matches)
    rows.push([name, ofService.toFixed(1), ofFloor.toFixed(1), (ofService / ofFloor).toFixed(2)])
    await stop()
  }
  table(rows)
}

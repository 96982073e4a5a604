import * as Breakdown from "./Breakdown.ts"
import * as Curves from "./Curves.ts"
import * as Effort from "./Effort.ts"
import * as LargePages from "./large/Pages.ts"
import { patient } from "./large/Patients.ts"
import * as LargeStudies from "./large/Studies.ts"
import * as Matches from "./Matches.ts"
import * as Memory from "./Memory.ts"
import * as OverlayCost from "./OverlayCost.ts"
import { machine, print, table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import * as Routes from "./Routes.ts"
import * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"
import * as TodaysPages from "./today/Pages.ts"
import { patients } from "./today/Patients.ts"
import * as TodaysRecords from "./today/Records.ts"
import * as Worlds from "./today/Worlds.ts"

const effort = process.argv.includes("--quick") ? Effort.quick : Effort.whole
const { rounds } = effort

const breakdown = () => {
  const page = TodaysPages.make("same", 200, TodaysRecords.take(TodaysRecords.count))()
  print("Where the CPU of a match goes, each stage alone (median milliseconds)")
  table(
    Breakdown.ofPage(page, patients[0], effort.stages).map(({ milliseconds, name }) => [name, milliseconds.toFixed(3)]),
  )
}

const overlayCost = async (setting: Setting.Setting) => {
  const { touching, without } = await OverlayCost.measure(setting.observed.url, rounds)
  print("The overlay over 100,000 observations, 20 large options")
  table([
    ["observed, ms", "not observed, ms"],
    [Spread.written(touching), Spread.written(without)],
  ])
}

const setting = await Setting.make()
try {
  const registry = await setting.start(...LargePages.registry())
  const service = await setting.startService(registry.url)
  const match = Requests.post(`${service.url}/v1/match`, patient, setting.plain.keys.basic)
  const page = new Uint8Array(await (await fetch(await Requests.queryUrlOf(match))).arrayBuffer())

  print(
    `${machine}. Pages of 200 studies of ${TodaysRecords.count}: ${TodaysRecords.areReal ? "open ones of January 2026" : "made up, with criteria as long as those of today"}.`,
  )
  print(`Large studies: ${LargeStudies.isReal ? "real" : "made up"}, a page of ${(page.length / 1e6).toFixed(2)} MB.`)
  print(`Each figure is the median of ${rounds} rounds (lowest to highest). The sides of a ratio take turns.`)
  print()
  await Matches.againstFloor(setting, effort, [...Worlds.worlds, ...Worlds.forgetful, ...LargePages.worlds])
  await Matches.beyondASlowRegistry(setting, effort, Worlds.worlds)
  await Memory.overTime(setting, effort, [...Worlds.worlds, ...Worlds.forgetful, ...LargePages.worlds])
  await Memory.allocated(setting, effort, Worlds.worlds)
  breakdown()
  await Routes.small(setting, service, effort)
  await Routes.besideMatch(setting, service, await setting.startService(registry.url, setting.observed), effort)
  await Routes.eras(setting, service, effort)
  await overlayCost(setting)
  print("How cost grows")
  await Curves.measure(setting, effort)
} finally {
  await setting.stop()
}

import * as BesideFloor from "./BesideFloor.ts"
import * as Duel from "./Duel.ts"
import type { Effort } from "./Effort.ts"
import * as LargePages from "./large/Pages.ts"
import { patient } from "./large/Patients.ts"
import { table } from "./Report.ts"
import type * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"
import * as TodaysPages from "./today/Pages.ts"
import { patients } from "./today/Patients.ts"

/** What grows along a curve, and what is measured at each of its points. */
interface Curve {
  readonly name: string
  readonly points: ReadonlyArray<Point>
}

interface Point {
  readonly size: number
  readonly scene: BesideFloor.Scene
  readonly callers?: number
  /** So many matches at least come before it is measured. */
  readonly warming?: number
}

const biomarkers = [
  "KRAS G12D",
  "BRCA2 mutation",
  "MSI-H",
  "BRAF V600E",
  "NTRK fusion",
  "HER2 positive",
  "PALB2 mutation",
  "ATM mutation",
  "NRG1 fusion",
  "MTAP deletion",
]

const usualPage = 200

const today = (pages: TodaysPages.Kind, profiles: ReadonlyArray<object> = patients): BesideFloor.Scene => ({
  registry: TodaysPages.registry(pages),
  profiles,
})

const curvesOf = (texts: string, world: TodaysPages.World): ReadonlyArray<Curve> => [
  {
    name: `studies in the page, ${texts}`,
    points: [50, 100, 200, 500, 1000].map((size) => ({
      size,
      scene: today({ world, studies: size, of: Math.ceil(size * 1.7) }),
    })),
  },
  {
    name: `characters of each criteria text, ${texts}`,
    points: [1000, 2000, 4000, 8000, 16_000].map((size) => ({ size, scene: today({ world, text: size }) })),
  },
  {
    name: `biomarkers of the profile, ${texts}`,
    points: [0, 1, 3, 5, 10].map((size) => ({
      size,
      scene: today({ world }, [{ ...patient, biomarkers: biomarkers.slice(0, size) }]),
    })),
  },
]

const curves: ReadonlyArray<Curve> = [
  ...curvesOf("texts that came before", "known"),
  ...curvesOf("new texts", "new"),
  {
    name: "texts of which each page brings 200",
    points: [200, 400, 800, 1600, 3200].map((size) => ({
      size,
      scene: today({ world: "known", of: size }),
      warming: (3 * size) / usualPage,
    })),
  },
  {
    name: "sites of each study, new texts",
    points: [10, 50, 100, 200, 400].map((size) => ({
      size,
      scene: { registry: LargePages.registry({ sites: size, texts: "new" }) },
    })),
  },
  {
    name: "callers at once, texts that came before",
    points: [1, 4, 16, 64].map((size) => ({ size, callers: size, scene: today({ world: "known" }) })),
  },
]

const heading = (name: string) => [
  name,
  "page MB",
  "CPU ms a match",
  "matches/s",
  "MB at most",
  "CPU, the first row's = 1",
]

/** How the cost of a match grows, curve by curve: each a table with its heading, and every so many of its points. */
export const measure = async (
  setting: Setting.Setting,
  { curves: { each, matches, rounds } }: Effort,
): Promise<void> => {
  for (const { name, points } of curves) {
    const rows = [heading(name)]
    let least = Number.NaN
    for (const { callers = 4, scene, size, warming = 0 } of points.filter((_, index) => index % each === 0)) {
      const { queryUrl, service, stop } = await BesideFloor.start(setting, scene)
      const page = await (await fetch(queryUrl)).arrayBuffer()
      await Duel.alone(service, { callers, rounds: 1, total: Math.max(matches, warming) })
      const seen = await Duel.alone(service, { callers, rounds, total: matches })
      const cpu = Duel.own(seen, "cpu")
      least = Number.isNaN(least) ? cpu.median : least
      rows.push([
        String(size),
        (page.byteLength / 1e6).toFixed(2),
        Spread.written(cpu),
        Spread.written(Duel.own(seen, "perSecond")),
        service.server.mostMemory().toFixed(0),
        (cpu.median / least).toFixed(2),
      ])
      await stop()
    }
    table(rows)
  }
}

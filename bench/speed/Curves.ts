import * as Duel from "./Duel.ts"
import * as Pages from "./Pages.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"

/** What grows along a curve, and what is measured at each of its points. */
interface Curve {
  readonly name: string
  readonly points: ReadonlyArray<Point>
}

interface Point {
  readonly size: number
  readonly pages: Pages.Kind
  readonly profile: object
  readonly callers: number
}

const usual = { pages: {}, profile: Setting.profile, callers: 4 } as const

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

const curves: ReadonlyArray<Curve> = [
  {
    name: "studies in the page",
    points: [50, 100, 200, 500, 1000].map((size) => ({ ...usual, size, pages: { studies: size } })),
  },
  {
    name: "characters of each criteria text",
    points: [1000, 2000, 4000, 8000, 16_000].map((size) => ({ ...usual, size, pages: { text: size } })),
  },
  {
    name: "sites of each study",
    points: [10, 50, 100, 200, 400].map((size) => ({ ...usual, size, pages: { sites: size } })),
  },
  {
    name: "biomarkers of the profile",
    points: [0, 1, 3, 5, 10].map((size) => ({
      ...usual,
      size,
      profile: { ...Setting.profile, biomarkers: biomarkers.slice(0, size) },
    })),
  },
  { name: "callers at once", points: [1, 4, 16, 64].map((size) => ({ ...usual, size, callers: size })) },
]

const heading = (name: string) => [name, "page MB", "CPU ms a match", "matches/s", "CPU, the first row's = 1"]

/** How the cost of a match grows, curve by curve: each a table with its heading. */
export const measure = async (
  setting: Setting.Setting,
  { matches, rounds }: { readonly matches: number; readonly rounds: number },
  told: (rows: ReadonlyArray<ReadonlyArray<string>>) => void,
): Promise<void> => {
  for (const { name, points } of curves) {
    const rows = [heading(name)]
    let least = Number.NaN
    for (const { callers, pages, profile, size } of points) {
      const registry = await setting.start("bench/speed/Registry.ts", Pages.registry({ ...pages, texts: "new" }))
      const service = await setting.startService(registry.url)
      const side = {
        server: service,
        send: Requests.post(`${service.url}/v1/match`, profile, setting.plain.keys.basic),
      }
      const page = await fetch(await Requests.queryUrlOf(side.send))
      const megabytes = (await page.arrayBuffer()).byteLength / 1e6
      await Duel.alone(side, { callers, rounds: 1, total: matches })
      const seen = await Duel.alone(side, { callers, rounds, total: matches })
      const cpu = Duel.own(seen, "cpu")
      least = Number.isNaN(least) ? cpu.median : least
      rows.push([
        String(size),
        megabytes.toFixed(2),
        Spread.written(cpu),
        Spread.written(Duel.own(seen, "perSecond")),
        (cpu.median / least).toFixed(2),
      ])
      await service.stop()
      await registry.stop()
    }
    told(rows)
  }
}

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as ask from "../../support/ask.ts"
import * as Command from "../../support/command.ts"
import { start } from "../../support/service.ts"

setDefaultTimeout(300_000)

const folder = await mkdtemp(join(tmpdir(), "explain-for-tests-"))
const standIn = StandIn.serve({ studies: madeUpStudies })

afterAll(async () => {
  await standIn.stop()
  await rm(folder, { recursive: true })
})

const explain = (environment: Readonly<Record<string, string>>, ...flags: ReadonlyArray<string>) => {
  const database = `sqlite://${folder}/none.sqlite`

  return Command.cli(
    { REGISTRY_BASE_URL: standIn.url, DATABASE_URL: database, ...environment },
    "match",
    ...flags,
    "--explain",
  )
}

const patient = ["pancreatic-cancer", "--stage", "metastatic", "--biomarker", "KRAS G12D", "--age", "61"]

interface Explained {
  readonly total_found: number
  readonly options: ReadonlyArray<{
    readonly nct_id: string
    readonly mismatches: number
    readonly score: number
    readonly parts: ReadonlyArray<{ readonly name: string; readonly points: number }>
  }>
  readonly source: { readonly query_url: string }
}

describe("A laboratory's report", () => {
  test("gives its results beside those that were typed, each told with its line, and nothing of it in what is printed", async () => {
    const file = join(folder, "report.txt")
    await Bun.write(
      file,
      "Patient: Example\nKRAS\tp.G12D\t34 %\nBRAF: not detected\nTest: EGFR L858R\nResult: negative\nGenes tested: ALK\n",
    )
    const typed = ["pancreatic-cancer", "--biomarker", "MSI-H", "--json"]
    const [ofReport, ofFlags] = await Promise.all([
      explain({}, ...typed, "--report", file),
      explain(
        {},
        ...typed,
        "--biomarker",
        "KRAS G12D",
        "--biomarker",
        "BRAF negative",
        "--biomarker",
        "EGFR L858R negative",
      ),
    ])

    expect(ofReport.err.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
      ["Result", "Line of the report"],
      ["KRAS G12D", "KRAS p.G12D 34 %"],
      ["BRAF negative", "BRAF: not detected"],
      ["EGFR L858R negative", "Test: EGFR L858R / Result: negative"],
      [""],
    ])
    const optionsIn = ({ out }: { readonly out: string }): unknown => JSON.parse(out).options
    expect(optionsIn(ofReport)).toEqual(optionsIn(ofFlags))
  })

  test("is told of what is left out where there is no room for it", async () => {
    const file = join(folder, "long.txt")
    const genes = "KRAS NRAS BRAF EGFR MET ALK RET ROS1 ERBB2 PIK3CA TP53 STK11 KEAP1 BRCA1 BRCA2 PALB2 ATM".split(" ")
    await Bun.write(file, genes.map((gene) => `${gene}: mutation not detected`).join("\n"))
    const { err } = await explain({}, "pancreatic-cancer", "--json", "--report", file)

    expect(err.trimEnd().split("\n").slice(-2)).toEqual([
      expect.stringContaining("PALB2: mutation not detected"),
      "Left out, since no more than 16 biomarkers are asked for: ATM mutation negative",
    ])
  })

  test("that is not there is told of", async () => {
    const { code, err } = await explain({}, "pancreatic-cancer", "--report", join(folder, "none.txt"))

    expect([code, err]).toEqual([
      1,
      `“${join(folder, "none.txt")}” is not a readable file: --report takes the path of one.\n`,
    ])
  })
})

describe("An explained match", () => {
  test("has the order of the service's, and parts that add up to each score; no database is made", async () => {
    const service = await start()
    const body = { condition: "pancreatic-cancer", stage: "metastatic", biomarkers: ["KRAS G12D"], age: 61, limit: 50 }
    const { options, total_found } = await ask.match(service, body)
    await service.stop()
    const { code, err, out } = await explain({}, ...patient, "--limit", "50", "--json")
    const explained: Explained = JSON.parse(out)

    expect([code, err]).toEqual([0, ""])
    expect(explained.total_found).toBe(total_found)
    expect(explained.options.map(({ nct_id }) => nct_id)).toEqual(options.map(({ nct_id }) => nct_id))
    for (const { parts, score } of explained.options)
      expect(parts.reduce((sum, { points }) => sum + Math.round(100 * points), 0)).toBe(Math.round(100 * score))
    expect(explained.options[0]?.parts.map(({ name }) => name)).toContain("biomarkers")
    expect(existsSync(join(folder, "none.sqlite"))).toBe(false)
  })

  test("goes by the registry settings of the environment", async () => {
    const { out } = await explain({ REGISTRY_BASKET_TRIALS: "off", REGISTRY_PAGE_SIZE: "7" }, ...patient, "--json")
    const { options, source }: Explained = JSON.parse(out)
    const { origin, searchParams } = new URL(source.query_url)

    expect(origin).toBe(new URL(standIn.url).origin)
    expect([searchParams.get("query.cond")?.includes("KRAS"), searchParams.get("pageSize")]).toEqual([false, "7"])
    expect(options).toHaveLength(7)
  })

  test("is printed to read: each part, its points and their sum", async () => {
    const { code, out } = await explain({}, ...patient, "--limit", "1")
    const rows = Array.from(out.matchAll(/^ {3}(\w+) .* (-?\d+\.\d\d)$/gm), ([, name, points]) => [
      name,
      Number(points),
    ])
    const sum = rows.slice(0, -1).reduce((sum, [, points]) => sum + Number(points), 0)

    expect(code).toBe(0)
    expect(out).toContain("no firm mismatch")
    expect(out).toContain("not medical advice")
    expect(rows.at(-1)?.[0]).toBe("score")
    expect(rows.length).toBeGreaterThan(4)
    expect(Number(rows.at(-1)?.[1])).toBeCloseTo(sum, 6)
  })

  test.each<[what: string, flags: ReadonlyArray<string>, environment: Readonly<Record<string, string>>, says: string]>([
    ["a wrong profile", ["x", "--age", "161"], {}, "--age must be a whole number from 0 to 130."],
    [
      "a service that is named",
      ["x", "--url", "http://127.0.0.1:1"],
      {},
      "--explain asks no service: it takes neither --url nor --key.",
    ],
    [
      "a registry that is not there",
      ["x"],
      { REGISTRY_BASE_URL: "http://127.0.0.1:1/api/v2" },
      "The trial registry could not be reached. Nothing was cached or made up in its place; try again in 5 seconds.",
    ],
  ])("ends with one sentence at %s", async (_, flags, environment, says) => {
    const { code, err, out } = await explain(environment, ...flags)

    expect([code, out, err]).toEqual([1, "", `${says}\n`])
  })
})

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NctId } from "../../domain/NctId.ts"
import * as Child from "./Child.ts"
import * as Storage from "./Storage.ts"

/** A full profile: every field that is checked, three biomarkers. */
export const profile = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D", "BRCA2 mutation", "MSI-H"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  limit: 20,
}

export interface Setting {
  readonly keys: { readonly pro: string; readonly basic: string }
  /** Starts a server that is stopped with the setting. */
  readonly start: typeof Child.start
  /** Starts the service over a registry. */
  readonly startService: (registryUrl: string) => Promise<Child.Child>
  readonly stop: () => Promise<void>
}

/** An observation at one site of each study of the page, so that every option of a Pro key is overlaid. */
const observations = Array.from({ length: 1000 }, (_, index) => ({
  nctId: NctId(`NCT99${String(900_000 + index).slice(-6)}`),
  site: { facility: `Facility ${index}`, city: null, state: null, country: null },
  status: "recruiting" as const,
  lastVerifiedAt: 1_790_000_000_000,
  acceptsReferrals: true,
  notes: null,
}))

const anyPort = () => String(20_000 + Math.floor(Math.random() * 20_000))

/** A database of its own, with keys whose quota never ends, and the servers of a measurement. */
export const make = async (): Promise<Setting> => {
  const folder = await mkdtemp(join(tmpdir(), "trial-match-bench-"))
  const databaseUrl = `sqlite://${join(folder, "bench.sqlite")}`
  const keys = await Storage.prepare(databaseUrl, observations)
  const children: Array<Child.Child> = []
  const start: typeof Child.start = async (...how) => {
    const child = await Child.start(...how)
    children.push(child)

    return child
  }

  return {
    keys,
    start,
    startService: (registryUrl) =>
      start("interfaces/main.ts", [], {
        PORT: anyPort(),
        HOST: "127.0.0.1",
        DATABASE_URL: databaseUrl,
        REGISTRY_BASE_URL: registryUrl,
        REGISTRY_PAGE_SIZE: "1000",
        PRO_CALLS_PER_MONTH: "1000000000",
      }),
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
      await rm(folder, { recursive: true })
    },
  }
}

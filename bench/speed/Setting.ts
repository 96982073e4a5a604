import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NctId } from "../../domain/NctId.ts"
import * as Child from "./Child.ts"
import * as Storage from "./Storage.ts"
import * as Studies from "./Studies.ts"

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
  readonly databaseUrl: string
  readonly keys: { readonly pro: string; readonly basic: string }
  /** Starts a server that is stopped with the setting. */
  readonly start: typeof Child.start
  /** Starts the service over a registry. */
  readonly startService: (registryUrl: string) => Promise<Child.Child>
  readonly stop: () => Promise<void>
}

/** How many observations the database holds. */
const observationCount = 100_000

/**
 * Observations of the studies of the page: of each study's own sites first, so that every option of a Pro key is overlaid,
 * and of sites that it does not have.
 */
const observationsOf = (studies: ReadonlyArray<object>) => {
  const named = studies.map(Studies.facilities)

  return Array.from({ length: observationCount }, (_, index) => ({
    nctId: NctId(`NCT99${String(900_000 + (index % studies.length)).slice(-6)}`),
    site: {
      facility: named[index % studies.length]?.[Math.floor(index / studies.length)] ?? `Facility ${index}`,
      city: null,
      state: null,
      country: null,
    },
    status: "recruiting" as const,
    lastVerifiedAt: 1_790_000_000_000 + index,
    acceptsReferrals: true,
    notes: null,
  }))
}

const anyPort = () => String(20_000 + Math.floor(Math.random() * 20_000))

/** A database of its own, with keys whose quota never ends, and the servers of a measurement. */
export const make = async (): Promise<Setting> => {
  const folder = await mkdtemp(join(tmpdir(), "trial-match-bench-"))
  const databaseUrl = `sqlite://${join(folder, "bench.sqlite")}`
  const { studies } = await Studies.large(1000)
  const keys = await Storage.prepare(databaseUrl, observationsOf(studies))
  const children: Array<Child.Child> = []
  const start: typeof Child.start = async (...how) => {
    const child = await Child.start(...how)
    children.push(child)

    return child
  }

  return {
    databaseUrl,
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

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NctId } from "../../domain/study/NctId.ts"
import * as Child from "./Child.ts"
import * as Studies from "./large/Studies.ts"
import { prepare } from "./Storage.ts"

/** A database of the service, with keys of it whose quota never ends. */
export interface Storage {
  readonly url: string
  readonly keys: { readonly pro: string; readonly basic: string }
}

export interface Setting {
  /** Nothing was observed. */
  readonly plain: Storage
  /** Every study of the pages was observed. */
  readonly observed: Storage
  /** Starts a server that is stopped with the setting. */
  readonly start: typeof Child.start
  /** Starts the service over a registry, as `bun run start` does. */
  readonly startService: (
    registryUrl: string,
    storage?: Storage,
    more?: Readonly<Record<string, string>>,
    keepsErrors?: boolean,
  ) => Promise<Child.Child>
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

/** Databases of its own, and the servers of a measurement. */
export const make = async (): Promise<Setting> => {
  const folder = await mkdtemp(join(tmpdir(), "trial-match-bench-"))
  const storage = async (name: string, observations: Parameters<typeof prepare>[1]): Promise<Storage> => {
    const url = `sqlite://${join(folder, name)}`

    return { url, keys: await prepare(url, observations) }
  }
  const plain = await storage("plain.sqlite", [])
  const observed = await storage("observed.sqlite", observationsOf(await Studies.large(1000)))
  const children: Array<Child.Child> = []
  const kept = async (starting: Promise<Child.Child>): Promise<Child.Child> => {
    const child = await starting
    children.push(child)

    return child
  }

  return {
    plain,
    observed,
    start: (...how) => kept(Child.start(...how)),
    startService: (registryUrl, storage = plain, more = {}, keepsErrors = false) => {
      const env = {
        PORT: "0",
        HOST: "127.0.0.1",
        DATABASE_URL: storage.url,
        REGISTRY_BASE_URL: registryUrl,
        REGISTRY_PAGE_SIZE: "1000",
        REGISTRY_TIMEOUT: "2 minutes",
        PRO_CALLS_PER_MONTH: "1000000000",
        ...more,
      }

      return kept(Child.run(["sh", "ops/start"], env, keepsErrors))
    },
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
      await rm(folder, { recursive: true })
    },
  }
}

import type { ClientNetwork } from "../../application/ports/Usage.ts"
import * as RollingDay from "./RollingDay.ts"

/** A counted call: when it was (epoch milliseconds), and what tells it from the others. */
export interface Call {
  readonly at: number
  readonly mark: number
}

interface Entry {
  readonly network: ClientNetwork
  calls: ReadonlyArray<Call>
}

const sweepEvery = 60_000

/**
 * The counted calls of a bounded number of networks. Entries stand in one set for each number of calls, the one that
 * was touched last at the end, so that the entry to give up is found without looking at the others.
 */
export const make = (bounds: { readonly limit: number; readonly maximumNetworks: number }) => {
  const entries = new Map<ClientNetwork, Entry>()
  const byCount = Array.from({ length: bounds.limit + 1 }, () => new Set<Entry>())
  let sweptAt = Number.NEGATIVE_INFINITY

  const put = (entry: Entry, calls: ReadonlyArray<Call>) => {
    byCount[entry.calls.length]?.delete(entry)
    entry.calls = calls
    if (calls.length === 0) entries.delete(entry.network)
    else byCount[calls.length]?.add(entry)
  }

  const prune = (entry: Entry, now: number) => {
    const edge = RollingDay.edge(now)
    if ((entry.calls[0]?.at ?? now) <= edge)
      put(
        entry,
        entry.calls.filter((call) => call.at > edge),
      )
  }

  const sweep = (now: number) => {
    if (now - sweptAt < sweepEvery) return
    sweptAt = now
    for (const entry of entries.values()) prune(entry, now)
  }

  const giveUpOne = () => {
    const least = byCount.slice(1, bounds.limit).find((entries) => entries.size > 0)
    const [oldest] = least ?? []
    if (oldest !== undefined) put(oldest, [])
  }

  const hasRoom = (now: number): boolean => {
    if (entries.size < bounds.maximumNetworks) return true
    sweep(now)
    if (entries.size >= bounds.maximumNetworks) giveUpOne()

    return entries.size < bounds.maximumNetworks
  }

  return {
    /** The calls of a network that still count, the oldest first. */
    calls: (network: ClientNetwork, now: number): ReadonlyArray<Call> => {
      const entry = entries.get(network)
      if (entry === undefined) return []
      prune(entry, now)

      return entry.calls
    },
    /** Whether a network can be counted. To make room, one is given up that has calls left: of those with the fewest counted, the one idle longest. */
    accepts: (network: ClientNetwork, now: number): boolean => entries.has(network) || hasRoom(now),
    add: (network: ClientNetwork, call: Call): void => {
      const entry = entries.get(network) ?? { network, calls: [] }
      entries.set(network, entry)
      put(entry, [...entry.calls, call])
    },
    remove: (network: ClientNetwork, mark: number): void => {
      const entry = entries.get(network)
      if (entry?.calls.some((call) => call.mark === mark))
        put(
          entry,
          entry.calls.filter((call) => call.mark !== mark),
        )
    },
  }
}

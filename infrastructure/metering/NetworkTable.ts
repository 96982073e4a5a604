import type { ClientNetwork } from "../../application/ports/Usage.ts"
import * as CallLog from "./CallLog.ts"
import * as Ladder from "./Ladder.ts"
import * as RollingDay from "./RollingDay.ts"

interface Entry extends Ladder.Climber<Entry> {
  readonly network: ClientNetwork
  readonly log: CallLog.CallLog
}

/** The calls of a network that still count: how many, and when the oldest came. */
export interface Counted {
  readonly counted: number
  readonly oldest: number | undefined
}

const sweepEvery = 60_000

/**
 * The counted calls of a bounded number of networks. A call costs the same, however many there are. Moments are
 * milliseconds of a clock that only goes forward.
 */
export const make = (bounds: { readonly limit: number; readonly maximumNetworks: number }) => {
  const entries = new Map<ClientNetwork, Entry>()
  const byCount = Ladder.make<Entry>()
  let sweptAt = Number.NEGATIVE_INFINITY

  const settle = (entry: Entry) => {
    const counted = CallLog.size(entry.log)
    if (counted > 0) return byCount.put(entry, counted)
    byCount.remove(entry)
    entries.delete(entry.network)
  }

  const prune = (entry: Entry, now: number) => {
    const edge = RollingDay.edge(now)
    if ((CallLog.oldest(entry.log) ?? now) > edge) return
    CallLog.dropUntil(entry.log, edge)
    settle(entry)
  }

  const sweep = (now: number) => {
    if (now - sweptAt < sweepEvery) return
    sweptAt = now
    for (const entry of entries.values()) prune(entry, now)
  }

  const giveUpOne = () => {
    const entry = byCount.lowest()
    if (entry === undefined || CallLog.size(entry.log) >= bounds.limit) return
    byCount.remove(entry)
    entries.delete(entry.network)
  }

  const hasRoom = (now: number): boolean => {
    if (entries.size < bounds.maximumNetworks) return true
    sweep(now)
    if (entries.size >= bounds.maximumNetworks) giveUpOne()

    return entries.size < bounds.maximumNetworks
  }

  return {
    counted: (network: ClientNetwork, now: number): Counted => {
      const entry = entries.get(network)
      if (entry === undefined) return { counted: 0, oldest: undefined }
      prune(entry, now)

      return { counted: CallLog.size(entry.log), oldest: CallLog.oldest(entry.log) }
    },
    /** Whether a network can be counted. To make room, one is given up that has calls left: of those with the fewest counted, the one idle longest. */
    accepts: (network: ClientNetwork, now: number): boolean => entries.has(network) || hasRoom(now),
    /** Counts a call: `mark` tells it from the others, and is higher than any before it. */
    add: (network: ClientNetwork, at: number, mark: number): void => {
      const entry = entries.get(network) ?? { network, log: CallLog.empty(), rung: undefined }
      entries.set(network, entry)
      CallLog.add(entry.log, at, mark)
      settle(entry)
    },
    remove: (network: ClientNetwork, mark: number): void => {
      const entry = entries.get(network)
      if (entry !== undefined && CallLog.takeOut(entry.log, mark)) settle(entry)
    },
  }
}

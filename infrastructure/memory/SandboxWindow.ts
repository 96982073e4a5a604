import { Clock, Effect } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { ClientNetwork, QuotaIsSpent } from "../../application/ports/Usage.ts"
import { type Counter, spent } from "./Metering.ts"
import * as NetworkTable from "./NetworkTable.ts"
import * as RollingDay from "./RollingDay.ts"

export interface Options {
  readonly sandboxRequestsPerDay: number
  readonly maximumNetworks?: number
}

/** Counts the sandbox calls of this process: exactly the limit in any 24 hours, for a bounded number of networks. */
export const make = ({ maximumNetworks = 100_000, sandboxRequestsPerDay: limit }: Options): Counter<ClientNetwork> => {
  const table = NetworkTable.make({ limit, maximumNetworks })
  let marks = 0

  const standingAt = (network: ClientNetwork, now: number) => {
    const calls = table.calls(network, now)

    return RollingDay.standing({ limit, counted: calls.length, oldest: calls[0]?.at, now })
  }

  const reserveAt = (
    network: ClientNetwork,
    now: number,
  ): Effect.Effect<
    Effect.Effect.Success<ReturnType<Counter<ClientNetwork>["reserve"]>>,
    QuotaIsSpent | StorageIsUnavailable
  > => {
    const before = standingAt(network, now)
    if (before.remaining === 0) return Effect.fail(spent(before, now, RollingDay.longestWait))
    if (!table.accepts(network, now))
      return Effect.fail(new StorageIsUnavailable({ cause: "every tracked network is blocked" }))
    marks += 1
    table.add(network, { at: now, mark: marks })

    return Effect.succeed({ standing: standingAt(network, now), mark: String(marks) })
  }

  return {
    reserve: (network) => Effect.flatMap(Clock.currentTimeMillis, (now) => reserveAt(network, now)),
    giveBack: (network, mark) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        table.remove(network, Number(mark))

        return standingAt(network, now)
      }),
    standing: (network) => Effect.map(Clock.currentTimeMillis, (now) => standingAt(network, now)),
  }
}

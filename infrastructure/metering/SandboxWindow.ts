import { Effect } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { ClientNetwork, QuotaIsSpent } from "../../application/ports/Usage.ts"
import * as DateOf from "./DateOf.ts"
import { type Counter, spent } from "./Metering.ts"
import * as NetworkTable from "./NetworkTable.ts"
import * as RollingDay from "./RollingDay.ts"

export interface Options {
  readonly sandboxRequestsPerDay: number
  readonly maximumNetworks?: number
}

type Reserved = Effect.Effect.Success<ReturnType<Counter<ClientNetwork>["reserve"]>>

const present = Effect.map(Effect.clock, (clock) => ({
  forward: ForwardTime.shownBy(clock),
  wall: clock.unsafeCurrentTimeMillis(),
}))

type Present = Effect.Effect.Success<typeof present>

/** Counts the sandbox calls of this process: exactly the limit in any 24 hours, for a bounded number of networks. */
export const make = ({ maximumNetworks = 100_000, sandboxRequestsPerDay: limit }: Options): Counter<ClientNetwork> => {
  const table = NetworkTable.make({ limit, maximumNetworks })
  const dateOf = DateOf.make()
  let marks = 0

  const standingAt = (network: ClientNetwork, now: Present) => {
    const { counted, oldest } = table.counted(network, now.forward)

    return RollingDay.standing({
      limit,
      counted,
      oldest: oldest === undefined ? undefined : dateOf(oldest, now),
      now: dateOf(now.forward, now),
    })
  }

  const reserveAt = (
    network: ClientNetwork,
    now: Present,
  ): Effect.Effect<Reserved, QuotaIsSpent | StorageIsUnavailable> => {
    const before = standingAt(network, now)
    if (before.remaining === 0) {
      return Effect.fail(spent(before, dateOf(now.forward, now), RollingDay.longestWait))
    }
    if (!table.accepts(network, now.forward)) {
      return Effect.fail(new StorageIsUnavailable({ cause: "every tracked network is blocked" }))
    }
    marks += 1
    table.add(network, now.forward, marks)

    return Effect.succeed({ standing: standingAt(network, now), mark: String(marks) })
  }

  return {
    reserve: (network) => Effect.flatMap(present, (now) => reserveAt(network, now)),
    giveBack: (network, mark) =>
      Effect.map(present, (now) => {
        table.remove(network, Number(mark))

        return standingAt(network, now)
      }),
    standing: (network) => Effect.map(present, (now) => standingAt(network, now)),
  }
}

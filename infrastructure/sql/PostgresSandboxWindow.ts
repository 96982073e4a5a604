import { Clock, Effect } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { ClientNetwork, QuotaIsSpent } from "../../application/ports/Usage.ts"
import { type Counter, spent } from "../metering/Metering.ts"
import * as RollingDay from "../metering/RollingDay.ts"
import type { Options } from "../metering/SandboxWindow.ts"
import { Database } from "./Database.ts"
import * as Owed from "./Owed.ts"
import { sql } from "./Statement.ts"

interface Counted {
  readonly counted: number | string
  readonly oldest: string | null
}

const timeLength = 15

/** A moment as the beginning of a mark: marks stand in the order of their times. */
const time = (moment: number): string => String(Math.max(0, moment)).padStart(timeLength, "0")

const momentOf = (mark: string): number => Number(mark.slice(0, timeLength))

/** The first mark that counts, if there were one at that very moment. */
const firstThatCounts = (now: number): string => time(RollingDay.edge(now) + 1)

/** How long after a call was given back its count may still arrive. */
const lateFor = 30 * 60 * 1000

/**
 * Counts the sandbox calls of all instances on one Postgres. A call is a mark, the time and a random name; its network is a row
 * with the number of them, which lets one statement after the other in, and so admits exactly the limit. Times are those
 * of the wall: instances share no other clock.
 */
export const make = ({ maximumNetworks = 1_000_000, sandboxRequestsPerDay: limit }: Options) =>
  Effect.gen(function* () {
    const { run } = yield* Database
    const owed = yield* Owed.make
    let isFull = false

    const toStanding = (row: Counted | undefined, now: number) =>
      RollingDay.standing({
        limit,
        counted: Number(row?.counted ?? 0),
        oldest: row?.oldest == null ? undefined : momentOf(row.oldest),
        now,
      })

    const standingAt = (network: ClientNetwork, now: number) =>
      Effect.map(
        run(
          sql<ReadonlyArray<Counted>>`
          select counted, oldest from network_standing(${network}, ${firstThatCounts(now)})`,
        ),
        ([row]) => toStanding(row, now),
      )

    const refusal = (network: ClientNetwork, now: number): Effect.Effect<never, QuotaIsSpent | StorageIsUnavailable> =>
      Effect.flatMap(
        standingAt(network, now),
        (standing): Effect.Effect<never, QuotaIsSpent | StorageIsUnavailable> =>
          isFull && standing.remaining === limit
            ? Effect.fail(new StorageIsUnavailable({ cause: "every tracked network is blocked" }))
            : Effect.fail(spent({ ...standing, remaining: 0 }, now, RollingDay.longestWait)),
      )

    const takingBack = (network: ClientNetwork, mark: string) =>
      run(sql`select take_back_network_call(${network}, ${mark})`)

    const owing = (network: ClientNetwork, mark: string) => owed.note(mark, takingBack(network, mark))

    const networks: Counter<ClientNetwork> = {
      reserve: (network) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const mark = `${time(now)} ${crypto.randomUUID()}`
          const [row] = yield* run(
            sql<ReadonlyArray<Counted>>`
            select counted, oldest
            from count_network_call(${network}, ${mark}, ${firstThatCounts(now)}, ${limit}, ${!isFull})`,
          ).pipe(Effect.tapError(() => owing(network, mark)))
          if (row === undefined) return yield* refusal(network, now)

          return { standing: toStanding(row, now), mark }
        }),
      giveBack: (network, mark) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* Effect.tapError(takingBack(network, mark), () => owing(network, mark))

          return yield* standingAt(network, now)
        }),
      standing: (network) => Effect.flatMap(Clock.currentTimeMillis, (now) => standingAt(network, now)),
    }

    /** Drops who has no call left in the window; of too many, those with the fewest calls and idle longest, never who is blocked. */
    const sweep = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const late = time(now - lateFor)
      yield* run(
        sql`
        with gone as (
          delete from sandbox_network where newest < ${firstThatCounts(now)} or (calls = 0 and newest < ${late})
          returning network)
        delete from sandbox_call using gone where sandbox_call.network = gone.network`,
      )
      yield* run(
        sql`
        with gone as (
          delete from sandbox_network where network in (
            select network from sandbox_network where calls < ${limit} order by calls, newest
            limit greatest(0, (select count(*) from sandbox_network) - ${maximumNetworks}))
          returning network)
        delete from sandbox_call using gone where sandbox_call.network = gone.network`,
      )
      yield* run(sql`delete from sandbox_call where not counts and mark < ${late}`)
      const [row] = yield* run(
        sql<ReadonlyArray<{ readonly networks: number }>>`
        select cast(count(*) as integer) as networks from sandbox_network`,
      )
      isFull = (row?.networks ?? 0) >= maximumNetworks
    })

    return { networks, sweep }
  })

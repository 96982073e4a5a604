import { Clock, Effect } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { ClientNetwork, QuotaIsSpent } from "../../application/ports/Usage.ts"
import { type Counter, spent } from "../memory/Metering.ts"
import * as RollingDay from "../memory/RollingDay.ts"
import type { Options } from "../memory/SandboxWindow.ts"
import { Database } from "./Database.ts"

interface Counted {
  readonly counted: number
  readonly oldest: string | null
}

const timeLength = 15

/** A moment as the beginning of a mark: marks stand in the order of their times. */
const time = (moment: number): string => String(Math.max(0, moment)).padStart(timeLength, "0")

const momentOf = (mark: string): number => Number(mark.slice(0, timeLength))

/** The first mark that counts, if there were one at that very moment. */
const firstThatCounts = (now: number): string => time(RollingDay.edge(now) + 1)

/**
 * Counts the sandbox calls of all instances on one Postgres. A network is one row that holds its calls as marks, the
 * time and a random name: one statement on one row admits exactly the limit, where counting rows would not.
 */
export const make = ({ maximumNetworks = 1_000_000, sandboxRequestsPerDay: limit }: Options) =>
  Effect.gen(function* () {
    const { run } = yield* Database
    let isFull = false

    const toStanding = (row: Counted | undefined, now: number) =>
      RollingDay.standing({
        limit,
        counted: row?.counted ?? 0,
        oldest: row?.oldest == null ? undefined : momentOf(row.oldest),
        now,
      })

    const standingAt = (network: ClientNetwork, now: number) =>
      Effect.map(
        run(
          (sql) => sql<ReadonlyArray<Counted>>`
          select cast(count(*) as integer) as counted, min(call) as oldest
          from sandbox_network, unnest(calls) as call
          where network = ${network} and call >= ${firstThatCounts(now)}`,
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

    const networks: Counter<ClientNetwork> = {
      reserve: (network) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const since = firstThatCounts(now)
          const mark = `${time(now)} ${crypto.randomUUID()}`
          const [row] = yield* run(
            (sql) => sql<ReadonlyArray<Counted>>`
            insert into sandbox_network as known (network, calls)
            select ${network}, array[${mark}]
            where not ${isFull}::boolean or exists (select 1 from sandbox_network where network = ${network})
            on conflict (network) do update set calls =
              array(select call from unnest(known.calls) as call where call >= ${since} and call <> ${mark} order by call)
              || ${mark}::text
            where ${mark} = any(known.calls)
              or (select count(*) from unnest(known.calls) as call where call >= ${since}) < ${limit}
            returning cardinality(calls) as counted, calls[1] as oldest`,
          )
          if (row === undefined) return yield* refusal(network, now)

          return { standing: toStanding(row, now), mark }
        }),
      giveBack: (network, mark) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* run(
            (sql) => sql`
            update sandbox_network set calls = array_remove(calls, ${mark}) where network = ${network}`,
          )

          return yield* standingAt(network, now)
        }),
      standing: (network) => Effect.flatMap(Clock.currentTimeMillis, (now) => standingAt(network, now)),
    }

    /** Drops who has no call left in the window; of too many, those with the fewest calls and idle longest, never who is blocked. */
    const sweep = Effect.gen(function* () {
      const since = firstThatCounts(yield* Clock.currentTimeMillis)
      yield* run(
        (sql) => sql`
        delete from sandbox_network where coalesce(calls[cardinality(calls)], '') < ${since}`,
      )
      yield* run(
        (sql) => sql`
        delete from sandbox_network where network in (
          select network from sandbox_network where cardinality(calls) < ${limit}
          order by cardinality(calls), calls[cardinality(calls)]
          limit greatest(0, (select count(*) from sandbox_network) - ${maximumNetworks}))`,
      )
      const [row] = yield* run(
        (sql) => sql<ReadonlyArray<{ readonly networks: number }>>`
        select cast(count(*) as integer) as networks from sandbox_network`,
      )
      isFull = (row?.networks ?? 0) >= maximumNetworks
    })

    return { networks, sweep }
  })

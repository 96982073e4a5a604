import { Database as File } from "bun:sqlite"
import { expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import { SQL } from "bun"
import { Effect, Redacted, Stream, TestClock } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { ClientNetwork, type Meter, Usage } from "../../../application/ports/Usage.ts"
import { VerifiedIntel } from "../../../application/ports/VerifiedIntel.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as ObservationRow from "../../../infrastructure/sql/ObservationRow.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

const noon = Date.UTC(2026, 10, 21, 12)

const mark = (minutes: number) => `${String(noon + minutes * 60_000).padStart(15, "0")} ${minutes}`

const observed = `
  identity text not null,
  nct_id text not null,
  site text not null,
  facility text not null,
  city text,
  state text,
  country text,
  status text not null,
  last_verified_at bigint not null,
  accepts_referrals integer,
  notes text
`

const observation = {
  nctId: NctId("NCT00000001"),
  site: { facility: "A", city: null, state: null, country: null },
  status: "recruiting",
  lastVerifiedAt: 1,
  acceptsReferrals: null,
  notes: null,
} as const

const row = ObservationRow.fromObservation(observation)

/** The tables as the first version made them, with calls and an observation in them. */
const firstVersion = (position: string) => [
  "create table migration (number integer primary key)",
  "insert into migration (number) values (1)",
  `create table monthly_use (
    account text not null,
    month text not null,
    calls bigint not null,
    last_mark text not null,
    primary key (account, month)
  )`,
  "insert into monthly_use values ('acct_1', '2026-11', 12, '2026-11 a')",
  `create table call_given_back (
    mark text primary key,
    account text not null,
    month text not null,
    given_back_at bigint not null
  )`,
  `create table observation (position ${position}, ${observed})`,
  "create unique index observation_identity on observation (identity)",
  `create table staged_observation (position ${position}, batch text not null, staged_at bigint not null, ${observed})`,
  `insert into observation (identity, nct_id, site, facility, status, last_verified_at)
    values ('${row.identity}', '${row.nct_id}', '${row.site}', '${row.facility}', '${row.status}', ${row.last_verified_at})`,
]

const ofPostgres = [
  "create function give_back() returns trigger language plpgsql as $$ begin return null; end $$",
  "create trigger give_back after insert on call_given_back for each row execute function give_back()",
  `create table keyed_request (
    id text primary key,
    fingerprint text not null,
    mark text not null,
    lapses_at bigint not null,
    expires_at bigint not null,
    answer bytea
  )`,
  `create table sandbox_network (network text primary key, calls text[] collate "C" not null)`,
  `insert into sandbox_network values ('192.0.2.1', array['${mark(0)}', '${mark(1)}', '${mark(2)}']), ('192.0.2.2', '{}')`,
]

const account: Meter = { _tag: "Account", account: AccountId("acct_1") }

const network = (name: string): Meter => ({ _tag: "Network", network: ClientNetwork(name) })

const onUpgraded = <A>(url: string, ask: Effect.Effect<A, unknown, Usage>) =>
  Effect.provide(
    Effect.zipLeft(ask, keepsWhatWasObserved),
    SqlStorage.layer({
      url: Redacted.make(url),
      sandboxRequestsPerDay: 25,
      callsPerMonth: 40,
      lease: "30 seconds",
    }),
  )

/** What was observed before is told, and known where it comes again. */
const keepsWhatWasObserved = Effect.gen(function* () {
  const intel = yield* VerifiedIntel
  expect((yield* intel.newest([observation.nctId])).get(observation.nctId)).toEqual([observation])
  const later = { ...observation, lastVerifiedAt: 2 }
  expect(yield* intel.record(Stream.make(observation, later))).toEqual({ added: 1, known: 1 })
  expect((yield* intel.newest([observation.nctId])).get(observation.nctId)).toEqual([later])
})

effect("a SQLite file of the first version goes on where it was", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(noon)
    const path = join(yield* folder, "trials.sqlite")
    const file = new File(path)
    for (const statement of firstVersion("integer primary key autoincrement")) file.run(statement)
    file.close()
    const { standing } = yield* onUpgraded(
      `sqlite://${path}`,
      Effect.flatMap(Usage, (usage) => usage.reserve(account)),
    )

    expect(standing.remaining).toBe(40 - 12 - 1)
  }),
)

const onPostgres = (administrator: string) =>
  effect("a Postgres database of the first version goes on where it was", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(noon + 3_600_000)
      const url = Redacted.value(yield* Postgres.database(administrator))
      yield* Effect.promise(async () => {
        const sql = new SQL({ url, max: 1 })
        const position = "bigint generated always as identity primary key"
        for (const statement of [...firstVersion(position), ...ofPostgres]) await sql.unsafe(statement)
        await sql.close()
      })
      yield* onUpgraded(
        url,
        Effect.gen(function* () {
          const usage = yield* Usage
          expect((yield* usage.reserve(account)).standing.remaining).toBe(40 - 12 - 1)
          expect((yield* usage.reserve(network("192.0.2.1"))).standing).toEqual({
            limit: 25,
            remaining: 25 - 3 - 1,
            resetAt: noon / 1000 + 24 * 60 * 60,
          })
          expect((yield* usage.reserve(network("192.0.2.2"))).standing.remaining).toBe(24)
          yield* TestClock.setTime(noon + 24 * 3_600_000 + 60_000)
          expect((yield* usage.standing(network("192.0.2.1"))).remaining).toBe(23)
        }),
      )
    }),
  )

if (postgres.isThere) onPostgres(postgres.url)
else test.skip(`how a Postgres database is upgraded: ${postgres.reason}`, () => {})

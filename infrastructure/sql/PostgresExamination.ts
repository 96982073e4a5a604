import { Duration, Effect } from "effect"
import type { Condition } from "../../application/ports/StorageExamination.ts"
import type { Client } from "./Client.ts"
import * as Migrations from "./Migrations.ts"
import * as Postgres from "./Postgres.ts"
import * as PostgresRefusal from "./PostgresRefusal.ts"
import { sql } from "./Statement.ts"

interface Server {
  readonly version: string
  readonly taken: string
  readonly schema: string | null
  readonly creates: boolean | null
  readonly only_reads: boolean
  readonly has_tables: boolean
}

const server = sql<ReadonlyArray<Server>>`select
  current_setting('server_version') as version,
  pg_database_size(current_database())::text as taken,
  current_schema()::text as schema,
  has_schema_privilege(current_schema(), 'CREATE') as creates,
  current_setting('transaction_read_only') = 'on' as only_reads,
  to_regclass('migration') is not null as has_tables`

const newest = sql<ReadonlyArray<{ readonly newest: number }>>`select coalesce(max(number), 0) as newest from migration`

/** What the user may not do on the tables that are there, and the service does. */
const lackingOn = (tables: ReadonlyArray<string>) => sql<ReadonlyArray<{ readonly lacking: string }>>`
  select privilege || ' on ' || relname as lacking
  from pg_class cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname in ${sql(tables)}
    and not has_table_privilege(pg_class.oid, privilege)
  order by relname, privilege`

const lackingOf = ({ creates, only_reads, schema }: Server): ReadonlyArray<string> => [
  ...(only_reads ? ["writing (the server only reads)"] : []),
  ...(schema === null ? ["a schema (none of the search_path is there)"] : []),
  ...(creates === false ? [`CREATE on schema ${schema}`] : []),
]

const conditionOf = (client: Client, place: string, millis: number) =>
  Effect.gen(function* () {
    const [about] = yield* client.run(server, millis)
    if (about === undefined) return yield* Effect.fail(new Error("no row"))
    const [migrated] = about.has_tables ? yield* client.run(newest, millis) : []
    const tables = Number(migrated?.newest ?? 0)
    if (tables > Migrations.newest) return yield* Effect.fail(new Migrations.TablesAreNewer(tables))
    const lacking = about.schema === null ? [] : yield* client.run(lackingOn(Migrations.tables("postgres")), millis)

    return {
      place,
      version: about.version.split(" ")[0] ?? "",
      tables,
      tablesToCome: Migrations.newest,
      lacking: [...lackingOf(about), ...lacking.map(({ lacking }) => lacking)],
      taken: Number(about.taken),
      free: null,
    }
  })

/** How a database on Postgres is. Fails with what Postgres says where it cannot be asked. */
export const examine = (url: string, budget: Duration.Duration): Effect.Effect<Condition, unknown> =>
  Effect.acquireUseRelease(
    Effect.try({ try: () => Postgres.open(url, budget), catch: (error) => error }),
    (client) => conditionOf(client, PostgresRefusal.place(url), Duration.toMillis(budget)),
    (client) => Effect.promise(client.close),
  )

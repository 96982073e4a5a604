import { type Duration, Effect } from "effect"
import type { Condition } from "../../application/ports/StorageExamination.ts"
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

/** How a database on Postgres is. Rejects with what Postgres says where it cannot be asked. */
export const examine = async (url: string, patience: Duration.Duration): Promise<Condition> => {
  const client = Postgres.open(url, patience)
  const ask = async <Rows>(statement: Parameters<typeof client.run<Rows>>[0]): Promise<Rows> => {
    const answer = await Effect.runPromise(Effect.either(client.run(statement)))
    if (answer._tag === "Left") throw answer.left

    return answer.right
  }
  try {
    const [about] = await ask(server)
    if (about === undefined) throw new Error("no row")
    const tables = about.has_tables ? Number((await ask(newest))[0]?.newest ?? 0) : 0
    if (tables > Migrations.newest) throw new Migrations.TablesAreNewer(tables)
    const lacking = about.schema === null ? [] : await ask(lackingOn(Migrations.tables("postgres")))

    return {
      place: PostgresRefusal.place(url),
      version: about.version.split(" ")[0] ?? "",
      tables,
      tablesToCome: Migrations.newest,
      lacking: [...lackingOf(about), ...lacking.map(({ lacking }) => lacking)],
      taken: Number(about.taken),
      free: null,
    }
  } finally {
    await client.close()
  }
}

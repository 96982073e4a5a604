import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { chmod, chown, copyFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { SQL } from "bun"
import { Effect, Either, Redacted } from "effect"
import * as Database from "../../../infrastructure/sql/Database.ts"
import { sql } from "../../../infrastructure/sql/Statement.ts"
import { certificate } from "../../support/certificate.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

const made = certificate("localhost")

const server = async (url: string, work: (sql: SQL) => Promise<void>) => {
  const sql = new SQL({ url, max: 1 })
  await work(sql).finally(() => sql.close())
}

/** Lets the server of these tests speak TLS, with a certificate for `localhost`, until the test ends. */
const speaksTls = (url: string, { certificate, key }: { readonly certificate: string; readonly key: string }) =>
  Effect.acquireRelease(
    Effect.promise(() =>
      server(url, async (sql) => {
        const [found] = await sql`show data_directory`
        const data: string = found.data_directory
        const { gid, uid } = await stat(data)
        for (const [from, name] of [
          [certificate, "server.crt"],
          [key, "server.key"],
        ] as const) {
          await copyFile(from, join(data, name))
          await chown(join(data, name), uid, gid)
          await chmod(join(data, name), 0o600)
        }
        await sql`alter system set ssl = on`
        await sql`select pg_reload_conf()`
      }),
    ),
    () =>
      Effect.promise(() =>
        server(url, async (sql) => {
          await sql`alter system reset ssl`
          await sql`select pg_reload_conf()`
        }),
      ),
  )

/** Whether the connection of a database is encrypted, or why it cannot be opened. */
const isEncrypted = (url: URL) =>
  Effect.flatMap(Database.Database, ({ run }) =>
    run(sql<ReadonlyArray<{ ssl: boolean }>>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`),
  ).pipe(
    Effect.provide(Database.layer({ url: Redacted.make(url.href) })),
    Effect.either,
    Effect.map(
      Either.match({
        onLeft: (error) => (error._tag === "DatabaseIsUnusable" ? error.sentence : error._tag),
        onRight: ([row]) => row?.ssl,
      }),
    ),
  )

describe("TLS to Postgres, by the sslmode of DATABASE_URL", () => {
  if (!postgres.isThere) return test.skip(`Postgres is not there: ${postgres.reason}`, () => {})
  if (postgres.origin === "TEST_DATABASE_URL")
    return test.skip("the server of TEST_DATABASE_URL is left as it is", () => {})
  if (!made.isThere) return test.skip(made.reason, () => {})

  effect("is off unless asked for, encrypts, and with verify-full knows whom it speaks to", () =>
    Effect.gen(function* () {
      const database = new URL(Redacted.value(yield* Postgres.database(postgres.url)))
      yield* speaksTls(postgres.url, made)
      const asked = (host: string, parameters: Readonly<Record<string, string>>) => {
        const url = new URL(database)
        url.hostname = host
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)

        return isEncrypted(url)
      }
      const { port } = database
      const refused = (host: string, why: string) =>
        `The certificate of Postgres at ${host}:${port} was not accepted (sslmode and sslrootcert in DATABASE_URL): ${why}.`

      expect(yield* asked("localhost", {})).toBe(false)
      expect(yield* asked("localhost", { sslmode: "require" })).toBe(true)
      expect(yield* asked("localhost", { sslmode: "verify-full", sslrootcert: made.certificate })).toBe(true)
      expect(yield* asked("localhost", { sslmode: "verify-full" })).toBe(
        refused("localhost", "self signed certificate"),
      )
      expect(yield* asked("127.0.0.1", { sslmode: "verify-full", sslrootcert: made.certificate })).toBe(
        refused("127.0.0.1", "Hostname/IP does not match certificate's altnames"),
      )
    }),
  )
})

import { expect, setDefaultTimeout, test } from "bun:test"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { SQL } from "bun"
import { Effect, Redacted, TestServices } from "effect"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { sql } from "../../../infrastructure/sql/Statement.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"
import { listening } from "../../support/process.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

/** What only the caller and the patient may know. */
const planted = {
  condition: "plantedcondition",
  stage: "plantedstage",
  biomarkers: ["PLANTEDMARKER1"],
  location: { query: "Plantedtown" },
}

const idempotencyKey = "planted-idempotency-key"

const texts = [planted.condition, planted.stage, "PLANTEDMARKER1", "Plantedtown", idempotencyKey]

const issued = (url: Redacted.Redacted<string>) =>
  Effect.flatMap(KeyStore, (store) => store.issue({ plan: "pro", label: "" })).pipe(
    Effect.map(({ key }) => Redacted.value(key)),
    Effect.provide(
      SqlStorage.layer({
        url,
        sandboxRequestsPerDay: 25,
        callsPerMonth: 100,
        lease: "30 seconds",
        budget: "4 minutes",
      }),
    ),
  )

/** Runs the service on a database, with planted requests of every kind; gives the key and all that was logged. */
const used = (url: Redacted.Redacted<string>) =>
  Effect.gen(function* () {
    const key = yield* issued(url)
    const log = yield* Effect.promise(async () => {
      const standIn = StandIn.serve({ studies: madeUpStudies })
      const service = await listening({ DATABASE_URL: Redacted.value(url), REGISTRY_BASE_URL: standIn.url })
      const post = (path: string, body: unknown, bearer: string) =>
        fetch(`${service.url}${path}`, {
          method: "POST",
          body: JSON.stringify(body),
          headers: {
            authorization: `Bearer ${bearer}`,
            "content-type": "application/json",
            "idempotency-key": idempotencyKey,
          },
        })
      const call = { jsonrpc: "2.0", id: 1, method: "tools/call" }
      const tool = { ...call, params: { name: "match_frontier_options", arguments: planted } }
      const statuses: Array<number> = []
      for (const bearer of [key, "ctm_sandbox_public", `${key}x`]) {
        for (const answer of [
          await post("/v1/match", planted, bearer),
          await post("/v1/match", planted, bearer),
          await post("/v1/match", { ...planted, stage: 7 }, bearer),
          await post("/mcp", tool, bearer),
        ]) {
          statuses.push(answer.status)
        }
      }
      await standIn.stop()
      statuses.push((await post("/v1/match", { ...planted, age: 5 }, key)).status)
      const { err, out } = await service.stop()
      expect(statuses).toEqual([200, 200, 400, 200, 200, 200, 400, 200, 401, 401, 401, 401, 409])

      return out + err
    })

    return { key, log }
  })

const found = (haystack: Buffer, needles: ReadonlyArray<string>) =>
  needles.filter((needle) =>
    [Buffer.from(needle), Buffer.from(needle, "utf16le"), Buffer.from(Buffer.from(needle).toString("hex"))].some(
      (bytes) => haystack.includes(bytes),
    ),
  )

effect("neither a SQLite file nor the log holds a key, a patient's field or an Idempotency-Key", () =>
  Effect.gen(function* () {
    const place = yield* folder
    const { key, log } = yield* used(Redacted.make(`sqlite://${place}/trials.sqlite`))
    const files = yield* Effect.promise(() => readdir(place))
    expect(files).toContain("trials.sqlite")
    const contents = yield* Effect.forEach(files, (file) => Effect.promise(() => Bun.file(join(place, file)).bytes()))
    expect(found(Buffer.concat(contents), ["acct_", ...texts, key, key.slice(9)])).toEqual(["acct_"])
    expect(found(Buffer.from(log), [...texts, key, key.slice(9)])).toEqual([])
    expect(log).toContain("Listening")
  }).pipe(TestServices.provideLive),
)

const everyRow = async (url: string): Promise<string> => {
  const sql = new SQL({ url, max: 1 })
  const tables: ReadonlyArray<{ readonly tablename: string }> = await sql`
    select tablename from pg_tables where schemaname = 'public'`
  const rows: Array<string> = []
  for (const { tablename } of tables) {
    const texts: ReadonlyArray<{ readonly row: string }> = await sql`select t::text as row from ${sql(tablename)} as t`
    rows.push(...texts.map(({ row }) => `${tablename} ${row}`))
  }
  await sql.close()

  return rows.join("\n")
}

if (postgres.isThere) {
  effect("neither a row on Postgres nor the log holds a key, a patient's field or an Idempotency-Key", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.database(postgres.url)
      const { key, log } = yield* used(url)
      const rows = yield* Effect.promise(() => everyRow(Redacted.value(url)))

      expect(rows).toContain("keyed_request")
      expect(found(Buffer.from(rows), [...texts, key, key.slice(9)])).toEqual([])
      expect(found(Buffer.from(log), [...texts, key, key.slice(9)])).toEqual([])
    }).pipe(TestServices.provideLive),
  )

  effect("what Postgres says of a value that it cannot take is told without the value", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.database(postgres.url)
      const { cause } = yield* Effect.flatMap(Database.Database, ({ run }) =>
        Effect.flip(run(sql`select cast(${planted.stage} as bigint)`)),
      ).pipe(Effect.provide(Database.layer({ url, budget: "4 minutes" })))

      expect(cause).toContain("22P02")
      expect(found(Buffer.from(String(cause)), texts)).toEqual([])
    }).pipe(TestServices.provideLive),
  )
} else test.skip(`what Postgres holds: ${postgres.reason}`, () => {})

import { Clock, Effect, Layer, Redacted } from "effect"
import type { Account } from "../../application/Account.ts"
import * as ForwardTime from "../../application/ForwardTime.ts"
import { KeyIsUnknown, type KeyRecord, KeyStore } from "../../application/ports/KeyStore.ts"
import * as ApiKey from "../keys/ApiKey.ts"
import { Database } from "./Database.ts"
import * as Remembered from "./Remembered.ts"
import { sql } from "./Statement.ts"

interface KeyRow extends Account {
  readonly digest: string
  readonly ending: string
  readonly issued_at: number | string
  readonly revoked_at: number | string | null
}

/** How many milliseconds a key that was found is not looked up again: so long it stays good after another process revoked it. */
const goodFor = { sqlite: 100, postgres: 5000 }

const mostKeys = 10_000

const toRecord = (row: KeyRow): KeyRecord => ({
  id: row.id,
  plan: row.plan,
  label: row.label,
  ending: row.ending,
  issuedAt: Number(row.issued_at),
  revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
})

const only = (rows: ReadonlyArray<KeyRow>): Effect.Effect<KeyRow, KeyIsUnknown> =>
  rows[0] === undefined ? Effect.fail(new KeyIsUnknown()) : Effect.succeed(rows[0])

const make = Effect.gen(function* () {
  const { engine, run } = yield* Database
  const revokedHere = new Set<string>()

  const find = (digest: string) =>
    Effect.flatMap(
      run(
        sql<ReadonlyArray<Account>>`
          select id, plan, label from issued_key where digest = ${digest} and revoked_at is null`,
      ),
      ([row]): Effect.Effect<Account, KeyIsUnknown> =>
        row === undefined ? Effect.fail(new KeyIsUnknown()) : Effect.succeed(row),
    )

  const found = Remembered.make<Account>({ millis: goodFor[engine], most: mostKeys })

  const lookUp = (digest: string) =>
    Effect.flatMap(ForwardTime.millis, (now) => {
      const known = found.get(digest, now)
      if (known !== undefined) return Effect.succeed(known)

      return Effect.map(find(digest), (account) => {
        found.put(digest, account, now)

        return account
      })
    })

  return KeyStore.of({
    identify: (key) =>
      Effect.suspend(() => {
        const digest = ApiKey.digest(key)

        return ApiKey.isWellFormed(key) && !revokedHere.has(digest) ? lookUp(digest) : Effect.fail(new KeyIsUnknown())
      }),
    issue: ({ label, plan }) =>
      Effect.gen(function* () {
        const key = yield* ApiKey.generate
        const id = yield* ApiKey.generateAccountId
        const issuedAt = yield* Clock.currentTimeMillis
        const row = { id, digest: ApiKey.digest(key), plan, label, ending: ApiKey.ending(key), issued_at: issuedAt }
        yield* run(sql`insert into issued_key ${sql(row)} on conflict (id) do nothing`)

        return { record: toRecord({ ...row, revoked_at: null }), key }
      }),
    list: Effect.map(run(sql<ReadonlyArray<KeyRow>>`select * from issued_key order by issued_at, position`), (rows) =>
      rows.map(toRecord),
    ),
    revoke: (keyOrId) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const row = yield* only(
          yield* run(
            sql<ReadonlyArray<KeyRow>>`
              update issued_key set revoked_at = coalesce(revoked_at, ${now})
              where digest = ${ApiKey.digest(keyOrId)} or id = ${Redacted.value(keyOrId)} returning *`,
          ),
        )
        revokedHere.add(row.digest)

        return toRecord(row)
      }),
  })
})

/** Keeps keys in the database. */
export const layer: Layer.Layer<KeyStore, never, Database> = Layer.effect(KeyStore, make)

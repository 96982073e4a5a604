import { Clock, Effect, Layer, Redacted } from "effect"
import type { Account } from "../../application/Account.ts"
import { KeyIsUnknown, type KeyRecord, KeyStore } from "../../application/ports/KeyStore.ts"
import * as ApiKey from "../keys/ApiKey.ts"

/** An account that is there from the start, with a key of any form. */
export interface Seed extends Account {
  readonly key: Redacted.Redacted<string>
}

const record = ({ id, label, plan }: Account, key: Redacted.Redacted<string>, issuedAt: number): KeyRecord => ({
  id,
  plan,
  label,
  ending: ApiKey.ending(key),
  issuedAt,
  revokedAt: null,
})

const make = (seeds: ReadonlyArray<Seed>) =>
  Effect.map(Clock.currentTimeMillis, (startedAt) => {
    const byDigest = new Map(seeds.map((seed) => [ApiKey.digest(seed.key), record(seed, seed.key, startedAt)]))

    const digestOf = (keyOrId: Redacted.Redacted<string>) => {
      const [named] = [...byDigest].find(([, { id }]) => id === Redacted.value(keyOrId)) ?? []

      return named ?? ApiKey.digest(keyOrId)
    }

    return KeyStore.of({
      identify: (key) =>
        Effect.suspend(() => {
          const known = byDigest.get(ApiKey.digest(key))

          return known === undefined || known.revokedAt !== null
            ? Effect.fail(new KeyIsUnknown())
            : Effect.succeed({ id: known.id, plan: known.plan, label: known.label })
        }),
      issue: (order) =>
        Effect.gen(function* () {
          const key = yield* ApiKey.generate
          const id = yield* ApiKey.generateAccountId
          const issued = record({ id, ...order }, key, yield* Clock.currentTimeMillis)
          byDigest.set(ApiKey.digest(key), issued)

          return { record: issued, key }
        }),
      list: Effect.sync(() => [...byDigest.values()]),
      revoke: (keyOrId) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const digest = digestOf(keyOrId)
          const known = byDigest.get(digest)
          if (known === undefined) return Effect.fail(new KeyIsUnknown())
          const revoked = { ...known, revokedAt: known.revokedAt ?? now }
          byDigest.set(digest, revoked)

          return Effect.succeed(revoked)
        }),
    })
  })

/** Keeps keys in this process. All is forgotten when it ends. */
export const layer = (seeds: ReadonlyArray<Seed> = []): Layer.Layer<KeyStore> => Layer.effect(KeyStore, make(seeds))

import { describe, expect } from "bun:test"
import { Effect, Redacted, TestClock } from "effect"
import { KeyIsUnknown, KeyStore } from "../../application/ports/KeyStore.ts"
import * as ApiKey from "../../infrastructure/keys/ApiKey.ts"
import { settableWall } from "../support/clock.ts"
import { alone, shared, type World } from "./World.ts"

const order = { plan: "pro", label: "A clinic" } as const

const noKey = Redacted.make("")

export const keyStoreContract = (
  name: string,
  given: { readonly world: World<KeyStore>; readonly isShared: boolean },
): void =>
  describe(`${name} honors the KeyStore contract`, () => {
    const test = alone(given.world)

    test("issues keys of the published form, each another", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        const issued = yield* Effect.replicateEffect(store.issue(order), 50)
        const keys = issued.map(({ key }) => Redacted.value(key))

        for (const key of keys) expect(key).toMatch(/^ctm_live_[0-9A-Za-z]{30}[0-9A-Za-z]{6}$/)
        expect(issued.every(({ key }) => ApiKey.isWellFormed(key))).toBe(true)
        expect(new Set(keys).size).toBe(50)
        expect(new Set(issued.map(({ record }) => record.id)).size).toBe(50)
      }))

    test("identifies a key by its account, with plan and label", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        const pro = yield* store.issue(order)
        const basic = yield* store.issue({ plan: "basic", label: "Prüfstelle “Süd”" })

        expect(yield* store.identify(pro.key)).toEqual({ id: pro.record.id, plan: "pro", label: "A clinic" })
        expect(yield* store.identify(basic.key)).toEqual({
          id: basic.record.id,
          plan: "basic",
          label: "Prüfstelle “Süd”",
        })
      }))

    test("does not tell an unknown key from a misspelled or a revoked one", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        const { key, record } = yield* store.issue(order)
        yield* store.revoke(key)
        const misspelled = Redacted.make(`${Redacted.value(key).slice(0, -1)}-`)
        const id = Redacted.make(record.id)

        for (const wrong of [yield* ApiKey.generate, misspelled, noKey, id, key]) {
          expect(yield* Effect.flip(store.identify(wrong))).toEqual(new KeyIsUnknown())
        }
      }))

    test("revokes by the whole key or by its account's id, and nobody else's", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        const first = yield* store.issue(order)
        const second = yield* store.issue(order)
        const third = yield* store.issue(order)
        yield* Effect.forEach([first, second, third], ({ key }) => store.identify(key))
        yield* store.revoke(first.key)
        yield* store.revoke(Redacted.make(second.record.id))

        expect(yield* Effect.flip(store.identify(first.key))).toEqual(new KeyIsUnknown())
        expect(yield* Effect.flip(store.identify(second.key))).toEqual(new KeyIsUnknown())
        expect((yield* store.identify(third.key)).id).toBe(third.record.id)
      }))

    test("keeps the first date of a key that is revoked twice", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        yield* TestClock.setTime(1_000)
        const { key, record } = yield* store.issue(order)
        yield* TestClock.setTime(2_000)
        const revoked = yield* store.revoke(key)
        yield* TestClock.setTime(3_000)

        expect(revoked).toEqual({ ...record, revokedAt: 2_000 })
        expect(yield* store.revoke(Redacted.make(record.id))).toEqual(revoked)
      }))

    test("refuses to revoke what was never issued", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        yield* store.issue(order)

        for (const wrong of [yield* ApiKey.generate, noKey, Redacted.make("acct_0000000000000000")]) {
          expect(yield* Effect.flip(store.revoke(wrong))).toEqual(new KeyIsUnknown())
        }
      }))

    test("lists every key, the oldest first, by what cannot be turned back into it", () =>
      Effect.gen(function* () {
        const store = yield* KeyStore
        expect(yield* store.list).toEqual([])

        yield* TestClock.setTime(1_000)
        const older = yield* store.issue(order)
        yield* TestClock.setTime(2_000)
        const newer = yield* store.issue({ plan: "basic", label: "" })
        const revoked = yield* store.revoke(older.key)

        expect(yield* store.list).toEqual([revoked, newer.record])
        expect(newer.record).toMatchObject({
          ending: Redacted.value(newer.key).slice(-4),
          issuedAt: 2_000,
          revokedAt: null,
        })
        expect(JSON.stringify(yield* store.list)).not.toContain(Redacted.value(newer.key))
      }))

    if (!given.isShared) return

    const together = shared(given.world, KeyStore)

    together("identifies at once a key that another instance issued", (here, there) =>
      Effect.gen(function* () {
        const { key, record } = yield* there.issue(order)

        expect((yield* here.identify(key)).id).toBe(record.id)
      }),
    )

    together("refuses a revoked key at once where it was revoked, and within 10 seconds elsewhere", (here, there) =>
      Effect.gen(function* () {
        const { key } = yield* here.issue(order)
        yield* Effect.all([here.identify(key), there.identify(key)])
        yield* here.revoke(key)

        expect(yield* Effect.flip(here.identify(key))).toEqual(new KeyIsUnknown())
        yield* TestClock.adjust("10 seconds")
        expect(yield* Effect.flip(there.identify(key))).toEqual(new KeyIsUnknown())
      }),
    )

    together("refuses a revoked key as soon where the clock has been set back", (here, there) =>
      Effect.flatMap(settableWall, ({ clock, setBack }) =>
        Effect.gen(function* () {
          const { key } = yield* here.issue(order)
          yield* Effect.all([here.identify(key), there.identify(key)])
          yield* here.revoke(key)
          setBack("1 hour")
          yield* TestClock.adjust("10 seconds")

          expect(yield* Effect.flip(there.identify(key))).toEqual(new KeyIsUnknown())
        }).pipe(Effect.withClock(clock)),
      ),
    )
  })

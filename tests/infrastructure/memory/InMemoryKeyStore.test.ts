import { expect } from "bun:test"
import { Effect, Redacted } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { KeyIsUnknown, KeyStore } from "../../../application/ports/KeyStore.ts"
import * as InMemoryKeyStore from "../../../infrastructure/memory/InMemoryKeyStore.ts"
import { effect } from "../../support/effect.ts"

const account = { id: AccountId("acct_seed"), plan: "pro", label: "Seed" } as const

const key = Redacted.make("any text at all")

effect("a seeded key is identified by its account, until it is revoked", () =>
  Effect.gen(function* () {
    const store = yield* KeyStore
    expect(yield* store.identify(key)).toEqual(account)
    yield* store.revoke(key)
    expect(yield* Effect.flip(store.identify(key))).toEqual(new KeyIsUnknown())
  }).pipe(Effect.provide(InMemoryKeyStore.layer([{ ...account, key }]))),
)

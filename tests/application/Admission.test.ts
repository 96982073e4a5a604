import { describe, expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { AccountId } from "../../application/Account.ts"
import { identify, SandboxKey } from "../../application/Admission.ts"
import { seesObservations } from "../../application/Caller.ts"
import { ClientNetwork } from "../../application/ports/Usage.ts"
import * as InMemoryKeyStore from "../../infrastructure/memory/InMemoryKeyStore.ts"
import { effect } from "../support/effect.ts"

const network = ClientNetwork("192.0.2.1")

const account = (id: string, plan: "pro" | "basic", key: string) => ({
  id: AccountId(id),
  plan,
  label: id,
  key: Redacted.make(key),
})

const world = Layer.mergeAll(
  InMemoryKeyStore.layer([account("one", "pro", "the key of one"), account("two", "basic", "the key of two")]),
  Layer.succeed(SandboxKey, "the sandbox key"),
)

const called = (key: string | undefined, from = network) =>
  identify(key === undefined ? undefined : Redacted.make(key), () => from).pipe(Effect.provide(world))

describe("Who calls", () => {
  effect("is the sandbox of a network, by the sandbox key", () =>
    Effect.gen(function* () {
      const caller = yield* called("the sandbox key")

      expect(caller).toMatchObject({ plan: "sandbox", meter: { _tag: "Network", network } })
      expect(seesObservations(caller)).toBe(false)
    }),
  )

  effect("is an account, by its own key, from wherever it calls", () =>
    Effect.gen(function* () {
      const pro = yield* called("the key of one")
      const elsewhere = yield* called("the key of one", ClientNetwork("192.0.2.2"))
      const basic = yield* called("the key of two")

      expect(pro).toMatchObject({ plan: "pro", meter: { _tag: "Account", account: "one" } })
      expect(basic).toMatchObject({ plan: "basic", meter: { _tag: "Account", account: "two" } })
      expect(elsewhere.scope).toBe(pro.scope)
      expect([seesObservations(pro), seesObservations(basic)]).toEqual([true, false])
    }),
  )

  effect("is told apart by scope: two accounts, two networks, an account and a network", () =>
    Effect.gen(function* () {
      const scopes = [
        yield* called("the key of one"),
        yield* called("the key of two"),
        yield* called("the sandbox key"),
        yield* called("the sandbox key", ClientNetwork("192.0.2.2")),
      ].map(({ scope }) => scope)

      expect(new Set(scopes).size).toBe(4)
    }),
  )

  effect("is nobody without a key, or with one that is not known", () =>
    Effect.gen(function* () {
      expect((yield* Effect.flip(called(undefined)))._tag).toBe("KeyIsMissing")
      for (const key of ["", "another key", "The Sandbox Key", "the sandbox key ", "the key of one "]) {
        expect((yield* Effect.flip(called(key)))._tag).toBe("KeyIsUnknown")
      }
    }),
  )
})

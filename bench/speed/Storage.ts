import { Effect, Redacted, Stream } from "effect"
import { KeyStore } from "../../application/ports/KeyStore.ts"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as SqlStorage from "../../infrastructure/sql/SqlStorage.ts"

/** The storage of the service over a database. Nothing is counted here: its quotas say nothing. */
export const layer = (url: string) =>
  SqlStorage.layer({
    url: Redacted.make(url),
    sandboxRequestsPerDay: 25,
    callsPerMonth: 5000,
    lease: "5 minutes",
  })

/** Prepares the database of the measured service: observations at sites, and a key of each plan. */
export const prepare = (url: string, observations: ReadonlyArray<Observation>) =>
  Effect.gen(function* () {
    const keys = yield* KeyStore
    const pro = yield* keys.issue({ plan: "pro", label: "benchmark" })
    const basic = yield* keys.issue({ plan: "basic", label: "benchmark" })
    yield* (yield* VerifiedIntel).record(Stream.fromIterable(observations))

    return { pro: Redacted.value(pro.key), basic: Redacted.value(basic.key) }
  }).pipe(Effect.provide(layer(url)), Effect.scoped, Effect.runPromise)

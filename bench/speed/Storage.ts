import { Effect, Redacted, Stream } from "effect"
import { KeyStore } from "../../application/ports/KeyStore.ts"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as SqlStorage from "../../infrastructure/sql/SqlStorage.ts"

/** Prepares the database of the measured service: observations at sites, and a key of each plan. */
export const prepare = (url: string, observations: ReadonlyArray<Observation>) =>
  Effect.gen(function* () {
    const keys = yield* KeyStore
    const pro = yield* keys.issue({ plan: "pro", label: "benchmark" })
    const basic = yield* keys.issue({ plan: "basic", label: "benchmark" })
    yield* (yield* VerifiedIntel).record(Stream.fromIterable(observations))

    return { pro: Redacted.value(pro.key), basic: Redacted.value(basic.key) }
  }).pipe(
    Effect.provide(
      SqlStorage.layer({
        url: Redacted.make(url),
        sandboxRequestsPerDay: 25,
        callsPerMonth: 5000,
        lease: "5 minutes",
      }),
    ),
    Effect.scoped,
    Effect.runPromise,
  )

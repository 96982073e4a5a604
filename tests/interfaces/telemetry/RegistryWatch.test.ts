import { expect } from "bun:test"
import { Effect, Layer, TestClock } from "effect"
import { Registry, RegistryIsBusy } from "../../../application/ports/Registry.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as RegistryWatch from "../../../interfaces/telemetry/RegistryWatch.ts"
import * as Visit from "../../../interfaces/telemetry/Visit.ts"
import { settableWall } from "../../support/clock.ts"
import { effect } from "../../support/effect.ts"

effect("The registry's part of a visit is what passed, also where the clock is set back meanwhile", () =>
  Effect.gen(function* () {
    const { clock, setBack } = yield* settableWall
    const busy = Effect.gen(function* () {
      yield* TestClock.adjust("1 second")
      setBack("1 hour")

      return yield* new RegistryIsBusy({ retryAfter: 1 })
    })
    const registry = Layer.mock(Registry, { study: () => busy }).pipe(RegistryWatch.watched(false))
    const visit = Visit.begin("0af7651916cd43dd8448eb211c80319c")
    const call = Effect.flatMap(Registry, ({ study }) => study(NctId("NCT99000001")))
    yield* Effect.exit(Effect.repeatN(Effect.exit(call), 1)).pipe(
      Effect.provide(registry),
      Effect.provideService(Visit.Visit, visit),
      Effect.withClock(clock),
    )

    expect(visit.facts().registryMillis).toBe(2000)
  }),
)

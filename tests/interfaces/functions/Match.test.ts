import { describe, expect } from "bun:test"
import { Duration, Effect, Either, Fiber, Option, TestClock } from "effect"
import { CallerTimeout } from "../../../application/CallerTimeout.ts"
import { MatchTookTooLong } from "../../../application/MatchTime.ts"
import { Annotations } from "../../../application/ports/Annotations.ts"
import { Registry } from "../../../application/ports/Registry.ts"
import { VerifiedIntel } from "../../../application/ports/VerifiedIntel.ts"
import { make as makeTurns, Turns } from "../../../application/Turns.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as Match from "../../../interfaces/functions/Match.ts"
import { effect } from "../../support/effect.ts"
import { study } from "../../support/study.ts"

describe("A match that comes to no end", () => {
  const match = Either.getOrThrow(Match.parse({ condition: "zebra fever" }))
  const provenance = { queryUrl: "https://registry.test/studies", retrievedAt: 5 }
  const found = { studies: [study({ conditions: ["zebra fever"] })], total: 1, provenance }
  const read = Annotations.of({
    withAnnotations: (studies, work) => work(studies.map((study) => Reading.annotated(study))),
  })
  const endless = Annotations.of({
    withAnnotations: function* () {
      for (;;) yield
    },
  })
  const intel = (newest: ReturnType<typeof VerifiedIntel.Service.newest>) =>
    VerifiedIntel.of({
      record: () => Effect.die("not asked for"),
      newest: () => newest,
      list: () => {
        throw new Error("not asked for")
      },
    })
  const nothing = intel(Effect.succeed(new Map()))

  for (const [where, search, annotations, observed] of [
    ["at the registry", Effect.never, read, nothing],
    ["in its steps", Effect.succeed(found), endless, nothing],
    ["in either", Effect.delay(Effect.succeed(found), "11 seconds"), endless, nothing],
    ["at the observations", Effect.delay(Effect.succeed(found), "11 seconds"), read, intel(Effect.never)],
  ] as const)
    effect(`${where} is given up 3 seconds after the time for the registry`, () =>
      Effect.gen(function* () {
        const answer = yield* Effect.fork(Effect.either(Match.run(match, { plan: "pro" })))
        yield* TestClock.adjust("14999 millis")
        expect(yield* Fiber.poll(answer)).toEqual(Option.none())
        yield* TestClock.adjust("1 millis")

        expect(yield* Fiber.join(answer)).toEqual(Either.left(new MatchTookTooLong()))
      }).pipe(
        Effect.provideService(Registry, { search: () => search, study: () => Effect.die("not asked for") }),
        Effect.provideService(Annotations, annotations),
        Effect.provideService(VerifiedIntel, observed),
        Effect.provideService(CallerTimeout, Duration.seconds(12)),
        Effect.provideService(Turns, makeTurns({ slice: Duration.zero })),
      ),
    )
})

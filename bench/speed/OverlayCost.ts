import { Effect, Either } from "effect"
import { overlayOf } from "../../application/Overlay.ts"
import { NctId } from "../../domain/study/NctId.ts"
import type { Study } from "../../domain/study/Study.ts"
import * as StudyRecord from "../../infrastructure/clinicaltrials-gov/StudyRecord.ts"
import * as Studies from "./large/Studies.ts"
import * as Spread from "./Spread.ts"
import * as Storage from "./Storage.ts"

export interface Cost {
  /** Milliseconds for 20 options whose sites were observed, and for 20 that nobody observed, in turn. */
  readonly touching: Spread.Spread
  readonly without: Spread.Spread
}

const returned = 20
const repeats = 100

/** What the overlay adds to a match: the same 20 large studies, once observed and once under numbers nobody observed. */
export const measure = async (databaseUrl: string, rounds: number): Promise<Cost> => {
  const studies = await Studies.large(returned)
  const observed = studies.flatMap((record) =>
    Either.match(StudyRecord.decode(record), { onLeft: () => [], onRight: (study) => [study] }),
  )
  const others = observed.map((study, index): Study => ({ ...study, nctId: NctId(`NCT98${String(100_000 + index)}`) }))
  const timed = (some: ReadonlyArray<Study>) =>
    Effect.gen(function* () {
      const startedAt = performance.now()
      for (let repeat = 0; repeat < repeats; repeat += 1) yield* overlayOf(some)

      return (performance.now() - startedAt) / repeats
    })
  const times = Effect.gen(function* () {
    yield* timed(observed)

    return yield* Effect.forEach(Array.from({ length: rounds }), () => Effect.all([timed(observed), timed(others)]))
  })
  const pairs = await Effect.runPromise(Effect.provide(times, Storage.layer(databaseUrl)))

  return { touching: Spread.of(pairs.map(([first]) => first)), without: Spread.of(pairs.map(([, second]) => second)) }
}

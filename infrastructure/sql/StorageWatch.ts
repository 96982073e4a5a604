import { Effect, Layer } from "effect"
import { StorageHealth } from "../../application/ports/StorageHealth.ts"
import * as RealTime from "../upkeep/RealTime.ts"
import { Database } from "./Database.ts"

/** How long a file may be gone before that is seen. */
const every = "20 seconds"

const lost = Effect.logError(
  "The database file was removed or replaced: what is kept now is lost when this process ends. docs/operations.md says how to save it",
)

const found = Effect.logInfo("The database file is in its place again: what is kept outlives this process")

const make = Effect.gen(function* () {
  const { isInPlace } = yield* Database
  let isLost = false
  const look = Effect.flatMap(isInPlace, (inPlace) => {
    if (inPlace === !isLost) return Effect.void
    isLost = !inPlace

    return isLost ? lost : found
  })
  yield* RealTime.wait(every).pipe(Effect.zipRight(look), Effect.forever, Effect.forkScoped)

  return { wouldBeLostOnRestart: () => isLost }
})

/** Looks again and again whether the database is still the one that a start would find. */
export const layer: Layer.Layer<StorageHealth, never, Database> = Layer.scoped(StorageHealth, make)

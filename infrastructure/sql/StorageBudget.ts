import { Effect } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { WaitForStorage } from "../../application/WaitForStorage.ts"

/** What takes less than this part of the budget is no wait, but an answer on a busy machine. */
const noticeable = 1 / 20

/**
 * Asks something that may take a budget of so many milliseconds, or what the call has left of one. `left` tells how many
 * are left while it is asked, at least one.
 */
export const within = <A, E>(
  budget: number,
  ask: (left: () => number) => Effect.Effect<A, E>,
): Effect.Effect<A, E | StorageIsUnavailable> =>
  Effect.flatMap(WaitForStorage, (waited): Effect.Effect<A, E | StorageIsUnavailable> => {
    const least = budget * noticeable
    const most = budget - (waited?.millis ?? 0)
    if (most < least) return new StorageIsUnavailable({ cause: "the call has waited for it in vain" })
    const began = performance.now()
    const asked = ask(() => Math.max(1, began + most - performance.now()))
    if (waited === undefined) return asked
    const noting = <Outcome>(outcome: Outcome): Outcome => {
      const took = performance.now() - began
      if (took >= least) waited.millis += took

      return outcome
    }

    return Effect.mapBoth(asked, { onFailure: noting, onSuccess: noting })
  })

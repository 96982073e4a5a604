import { spyOn } from "bun:test"
import { Duration, Effect } from "effect"
import { until } from "./until.ts"

/** Holds back whoever rests so long in real time, until that time is let pass. */
export const rests = (duration: Duration.DurationInput) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const own = globalThis.setTimeout
      const resting: Array<() => void> = []
      const held = (task: () => void, millis?: number) => {
        if (millis !== Duration.toMillis(duration)) return own(task, millis)
        resting.push(task)

        return own(() => undefined, 0)
      }
      const spy = spyOn(globalThis, "setTimeout").mockImplementation(held as typeof setTimeout)
      const areResting = (many: number) => Effect.promise(() => until(() => resting.length === many))

      return {
        /** Lets the time pass once so many rest; then they have done what they rested for, and rest again. */
        pass: (many: number) =>
          Effect.gen(function* () {
            yield* areResting(many)
            for (const wake of resting.splice(0)) wake()
            yield* areResting(many)
          }),
        restore: () => spy.mockRestore(),
      }
    }),
    ({ restore }) => Effect.sync(restore),
  )

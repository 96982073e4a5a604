import { Data, Duration, Effect } from "effect"
import { CallerTimeout } from "./CallerTimeout.ts"

/** What a match may take beyond the time for the registry: for its page, and for waiting while others have their turns. */
const timeForWork = Duration.seconds(3)

/** A match came to no end in its time: too much was asked of the service at once. */
export class MatchTookTooLong extends Data.TaggedError("MatchTookTooLong") {
  readonly isServiceFault = true
}

/** Gives up the work of a match where its time is over; some of it may be spent already. */
export const inMatchTime = <A, E, R>(work: Effect.Effect<A, E, R>, spent = Duration.zero) =>
  Effect.flatMap(CallerTimeout, (timeout) =>
    Effect.timeoutFail(work, {
      duration: Duration.subtract(Duration.sum(timeout, timeForWork), spent),
      onTimeout: () => new MatchTookTooLong(),
    }),
  )

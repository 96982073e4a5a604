import { Cause, Console, Effect } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"

type Failure = { readonly sentence: string } | StorageIsUnavailable

const sentenceOf = (failure: Failure): string =>
  "sentence" in failure
    ? failure.sentence
    : `The database failed (${failure.cause}); what was not confirmed was not done.`

/** Tells an operator what was wrong. */
export const orEndWithSentence = <A, R>(command: Effect.Effect<A, Failure, R>) =>
  command.pipe(
    Effect.tapError((failure) => Console.error(sentenceOf(failure))),
    Effect.tapDefect((cause) => Console.error(`This is a fault of the command itself: ${Cause.pretty(cause)}`)),
  )

import { ValidationError } from "@effect/cli"
import { Cause, Console, Effect } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"

type Failure = { readonly sentence: string } | StorageIsUnavailable | ValidationError.ValidationError

const sentenceOf = (failure: Exclude<Failure, ValidationError.ValidationError>): string =>
  "sentence" in failure ? failure.sentence : "The database did not answer; what was not confirmed was not done."

/** Tells an operator what was wrong. The command line's own mistakes have been told by the time they get here. */
export const orEndWithSentence = <A, R>(command: Effect.Effect<A, Failure, R>) =>
  command.pipe(
    Effect.tapError((failure) =>
      ValidationError.isValidationError(failure) ? Effect.void : Console.error(sentenceOf(failure)),
    ),
    Effect.tapDefect((cause) => Console.error(`This is a fault of the command itself: ${Cause.pretty(cause)}`)),
  )

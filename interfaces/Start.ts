import { Console, Effect } from "effect"

/** A start that cannot be: its one sentence goes to standard error, and the process ends with code 1. */
export const orEndWithSentence = <A, E extends { readonly sentence: string }, R>(start: Effect.Effect<A, E, R>) =>
  Effect.tapError(start, ({ sentence }) => Console.error(sentence))

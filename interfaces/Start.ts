import { Cause, Console, Effect, Option } from "effect"
import type { Configuration } from "./Configuration.ts"

/** A failure that nobody foresaw has no sentence of its own. */
const sentenceOf = <E extends { readonly sentence: string }>(cause: Cause.Cause<E>): string =>
  Option.match(Cause.failureOption(cause), {
    onNone: () => {
      const defect = Cause.squash(cause)

      return `The service ended unexpectedly: ${defect instanceof Error ? `${defect.name}: ${defect.message}` : String(defect)}.`
    },
    onSome: ({ sentence }) => sentence,
  })

/** A start that cannot be: its one sentence goes to standard error, and the process ends with code 1. */
export const orEndWithSentence = <A, E extends { readonly sentence: string }, R>(start: Effect.Effect<A, E, R>) =>
  Effect.tapErrorCause(start, (cause) =>
    Cause.isInterruptedOnly(cause) ? Effect.void : Console.error(sentenceOf(cause)),
  )

/** Says in the log which variables of the environment look misspelled. */
export const warnOfMisspellings = ({ misspellings }: Configuration) =>
  Effect.forEach(misspellings, (sentence) => Effect.logWarning(sentence), { discard: true })

/** The database that the settings name. That it is a new one is said in the log. */
export const database = ({ databaseUrl, isDefaultDatabase }: Configuration) => ({
  url: databaseUrl,
  makesFolder: isDefaultDatabase,
  onNew: (place: string) => Effect.logInfo(`New database at ${place}`),
})

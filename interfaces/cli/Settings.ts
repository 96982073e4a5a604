import { Console, Effect } from "effect"
import { configuration } from "../Configuration.ts"

/** What the environment sets, as for the service. A name that is misspelled is warned of on standard error. */
export const settings = Effect.tap(configuration, ({ misspellings }) =>
  Effect.forEach(misspellings, (sentence) => Console.error(sentence), { discard: true }),
)

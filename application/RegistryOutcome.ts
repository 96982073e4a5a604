import { Cause, Exit, Option } from "effect"
import type { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "./ports/Registry.ts"

/** What a call of the registry may come to, beside an answer. */
export type Fact = RegistryIsBusy | RegistryIsUnavailable | StudyIsUnknown

/** What a call of the registry came to, in the one word that metrics and traces have for it. */
export const of = (exit: Exit.Exit<unknown, Fact>): string => {
  if (Exit.isSuccess(exit)) return "answered"

  return Option.match(Cause.failureOption(exit.cause), {
    onNone: () => (Cause.isInterruptedOnly(exit.cause) ? "abandoned" : "defect"),
    onSome: (fact) => {
      if (fact._tag === "StudyIsUnknown") return "unknown"

      return fact._tag === "RegistryIsBusy" ? "busy" : fact.reason.replace(" ", "_")
    },
  })
}

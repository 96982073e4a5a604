import { Cause, Exit, Option } from "effect"
import type { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "./ports/Registry.ts"

/** What a call of the registry may come to, beside an answer. */
export type Fact = RegistryIsBusy | RegistryIsUnavailable | StudyIsUnknown

const unavailable = {
  unreachable: "unreachable",
  "too slow": "too_slow",
  overloaded: "overloaded",
  refused: "refused",
  blocked: "blocked",
  failing: "failing",
  malformed: "malformed",
} as const satisfies Readonly<Record<RegistryIsUnavailable["reason"], string>>

/** What a call of the registry came to, in the one word that metrics and traces have for it. */
export type RegistryOutcome =
  | "answered"
  | "abandoned"
  | "defect"
  | "unknown"
  | "busy"
  | (typeof unavailable)[keyof typeof unavailable]

export const of = (exit: Exit.Exit<unknown, Fact>): RegistryOutcome => {
  if (Exit.isSuccess(exit)) return "answered"

  return Option.match(Cause.failureOption(exit.cause), {
    onNone: (): RegistryOutcome => (Cause.isInterruptedOnly(exit.cause) ? "abandoned" : "defect"),
    onSome: (fact): RegistryOutcome => {
      if (fact._tag === "StudyIsUnknown") return "unknown"

      return fact._tag === "RegistryIsBusy" ? "busy" : unavailable[fact.reason]
    },
  })
}

import { Data, Effect } from "effect"
import { RegistryIsUnavailable } from "../../application/ports/Registry.ts"

type Reason = RegistryIsUnavailable["reason"]

/** What callers are told to wait where the registry does not say, in seconds. */
const pauses: Readonly<Record<Reason, number>> = {
  unreachable: 5,
  "too slow": 5,
  overloaded: 10,
  failing: 10,
  malformed: 30,
  refused: 60,
  blocked: 60,
}

export const seconds = (millis: number): number => Math.max(1, Math.ceil(millis / 1000))

/** `fact` is for logs: it holds nothing of the address, which names the caller's words, and nothing of the answer. */
export const because = (reason: Reason, fact: string, wait?: number): RegistryIsUnavailable =>
  new RegistryIsUnavailable({ reason, retryAfter: wait === undefined ? pauses[reason] : seconds(wait), cause: fact })

/** The registry was not asked, because of how calls before this one ended. */
export class RegistryWasNotAsked extends Data.TaggedClass("RegistryWasNotAsked") {}

/** The registry is not asked at all, for so many milliseconds. */
export const resting = (reason: Reason, wait: number): RegistryIsUnavailable =>
  new RegistryIsUnavailable({ reason, retryAfter: seconds(wait), cause: new RegistryWasNotAsked() })

const inVain =
  "The registry gave no answer that may be shown. If this lasts, `bun run cli doctor` tells which questions fail"

/** One line for a call that was made in vain, and none for those that were not made. */
export const log = ({ cause, reason }: RegistryIsUnavailable): Effect.Effect<void> =>
  cause instanceof RegistryWasNotAsked
    ? Effect.void
    : Effect.annotateLogs(Effect.logWarning(inVain), { registry_failure: reason, registry_fact: cause })

import { Clock, Effect } from "effect"
import { type Meter, type Standing, Usage } from "../../../application/ports/Usage.ts"

/** The limits that are told of a quota while the store that knows how it stands is away. */
export interface Quotas {
  readonly sandboxRequestsPerDay: number
  readonly proCallsPerMonth: number
}

/** As much of a quota as is known without its store: nothing is left of it now. */
export const withoutStore = ({ proCallsPerMonth, sandboxRequestsPerDay }: Quotas, meter?: Meter) =>
  Effect.map(
    Clock.currentTimeMillis,
    (now): Standing => ({
      limit: meter?._tag === "Account" ? proCallsPerMonth : sandboxRequestsPerDay,
      remaining: 0,
      resetAt: Math.ceil(now / 1000),
    }),
  )

/** How a quota stands, as far as that is known. */
export const standingOf = (quotas: Quotas, meter: Meter) =>
  Effect.flatMap(Usage, (usage) => Effect.catchAll(usage.standing(meter), () => withoutStore(quotas, meter)))

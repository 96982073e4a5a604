import { Context, Effect } from "effect"
import * as ForwardTime from "./ForwardTime.ts"

/**
 * For whom something is done. All calls of one account or network are one tenant among others, however many they are; among themselves
 * they come in the order in which they began.
 */
export interface QueueTicket {
  readonly tenant: string
  /** In milliseconds of forward time. */
  readonly began: number
}

/** The ticket of the call that is worked on. Where nobody tells whose it is, all are of one tenant. */
export class CurrentTicket extends Context.Reference<CurrentTicket>()("application/CurrentTicket", {
  defaultValue: (): QueueTicket => ({ tenant: "", began: 0 }),
}) {}

/** Does what a call of a tenant asks for, which begins now. */
export const forTenant =
  (tenant: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(ForwardTime.millis, (began) => Effect.provideService(work, CurrentTicket, { tenant, began }))

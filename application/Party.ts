import { Context, Effect } from "effect"
import * as ForwardTime from "./ForwardTime.ts"

/**
 * For whom something is done. All calls of one account or network are one party among others, however many they are; among themselves
 * they come in the order in which they began.
 */
export interface Place {
  readonly party: string
  /** In milliseconds of forward time. */
  readonly began: number
}

/** The place of the call that is worked on. Where nobody tells whose it is, all are of one party. */
export class Party extends Context.Reference<Party>()("application/Party", {
  defaultValue: (): Place => ({ party: "", began: 0 }),
}) {}

/** Does what a call of a party asks for, which begins now. */
export const of =
  (party: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(ForwardTime.millis, (began) => Effect.provideService(work, Party, { party, began }))

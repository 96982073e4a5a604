import { Context, Effect } from "effect"

/** How long a call has waited for storage so far, in milliseconds. */
export interface Waited {
  millis: number
}

/** The wait of the call that is worked on. Where nobody counts it, each question to storage is waited for by itself. */
export class WaitForStorage extends Context.Reference<WaitForStorage>()("application/WaitForStorage", {
  defaultValue: (): Waited | undefined => undefined,
}) {}

export const begun = (): Waited => ({ millis: 0 })

/** Lets all that work asks of storage share one time budget: who has spent it does not wait again. */
export const shared = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => Effect.provideService(work, WaitForStorage, begun()))

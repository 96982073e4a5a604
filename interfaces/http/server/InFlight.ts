import { Effect } from "effect"

/** An answer that is being worked at. */
export interface Work {
  readonly answer: Promise<Response>
  /** Gives up the work, and gives what there is to say instead. */
  readonly end: () => Promise<Response>
}

/** Requests that are being answered. */
export interface InFlight {
  /** Gives what the work comes to; or, if `endAll` is quicker, what there is to say instead. */
  readonly answer: (work: Work) => Promise<Response>
  /** Waits until all that is in flight now has been answered. */
  readonly settled: Effect.Effect<void>
  readonly endAll: () => void
}

export const make = (): InFlight => {
  const waiting = new Map<() => void, Promise<Response>>()

  return {
    answer: ({ answer, end }) => {
      const { promise, reject, resolve } = Promise.withResolvers<Response>()
      const giveUp = () => resolve(end())
      answer.then(resolve, reject)
      const answered = promise.finally(() => waiting.delete(giveUp))
      waiting.set(giveUp, answered)

      return answered
    },
    settled: Effect.promise(async () => void (await Promise.allSettled(waiting.values()))),
    endAll: () => {
      for (const giveUp of waiting.keys()) giveUp()
    },
  }
}

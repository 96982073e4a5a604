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
  /** Tells, whenever asked, whether all that is in flight now has been answered. */
  readonly present: () => () => boolean
  readonly endAll: () => void
}

export const make = (): InFlight => {
  const waiting = new Set<() => void>()

  return {
    answer: ({ answer, end }) => {
      const { promise, reject, resolve } = Promise.withResolvers<Response>()
      const giveUp = () => resolve(end())
      waiting.add(giveUp)
      answer.then(resolve, reject)

      return promise.finally(() => waiting.delete(giveUp))
    },
    present: () => {
      const now = [...waiting]

      return () => now.every((giveUp) => !waiting.has(giveUp))
    },
    endAll: () => {
      for (const giveUp of waiting) giveUp()
    },
  }
}

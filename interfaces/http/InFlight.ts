/** Requests that are being answered. */
export interface InFlight {
  /** Answers with what the work comes to; or, if `endAll` is quicker, with what that gives. */
  readonly answer: (work: Promise<Response>) => Promise<Response>
  /** Tells, whenever asked, whether all that is in flight now has been answered. */
  readonly present: () => () => boolean
  readonly endAll: (answer: () => Response) => void
}

export const make = (): InFlight => {
  const waiting = new Set<(response: Response) => void>()

  return {
    answer: (work) =>
      new Promise((resolve, reject) => {
        const settle = (response: Response) => {
          waiting.delete(settle)
          resolve(response)
        }
        waiting.add(settle)
        work.then(settle, (problem: unknown) => {
          waiting.delete(settle)
          reject(problem)
        })
      }),
    present: () => {
      const now = [...waiting]

      return () => now.every((settle) => !waiting.has(settle))
    },
    endAll: (answer) => {
      for (const settle of waiting) settle(answer())
    },
  }
}

import * as Quantile from "../Quantile.ts"

/** Times in milliseconds, told as a table tells them. */
export const written = (times: ReadonlyArray<number>, ...shares: ReadonlyArray<number>): ReadonlyArray<string> =>
  shares.map((share) => (times.length === 0 ? "" : Quantile.of(times, share).toFixed(0)))

/** How the service is asked by somebody. */
export interface Caller {
  readonly key: string
  /** Whence the calls come, as a proxy tells it. */
  readonly address: string
}

export interface Answered {
  readonly millis: number
  readonly status: number
}

/** Asks for one match. */
export const match = async (url: string, { address, key }: Caller, body: object): Promise<Answered> => {
  const began = performance.now()
  const answer = await fetch(`${url}/v1/match`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()

  return { status: answer.status, millis: performance.now() - began }
}

/** Does something again and again while other work is done, and gives how long each time took, in milliseconds. */
export const during = async (
  work: Promise<unknown>,
  again: () => Promise<unknown>,
  pause: number,
): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await again()
    times.push(performance.now() - began)
    await Bun.sleep(pause)
  }

  return times
}

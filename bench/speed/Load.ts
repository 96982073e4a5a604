import * as Quantile from "../Quantile.ts"

/** What a number of callers saw, each sending its next request when the last was answered. Times are in milliseconds. */
export interface Seen {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Sends `total` requests from so many callers at once. An answer that is not a success ends the measurement. */
export const run = async (send: () => Promise<Response>, callers: number, total: number): Promise<Seen> => {
  const times: Array<number> = []
  let left = total
  const caller = async () => {
    while (left > 0) {
      left -= 1
      const startedAt = performance.now()
      const response = await send()
      await response.arrayBuffer()
      times.push(performance.now() - startedAt)
      if (!response.ok) throw new Error(`An answer had status ${response.status}.`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - startedAt) / 1000

  return { perSecond: total / seconds, p50: Quantile.median(times), p99: Quantile.of(times, 0.99) }
}

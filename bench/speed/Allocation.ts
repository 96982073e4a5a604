import type { Child } from "./Child.ts"
import * as Load from "./Load.ts"

/** Makes the engine of a server write a line about each collection of its garbage. */
export const logged = { BUN_JSC_logGC: "1" }

const begins = /START \w+ (\d+)kb/g
const ends = /=> (\d+)kb/g

const numbers = (text: string, pattern: RegExp): ReadonlyArray<number> =>
  [...text.matchAll(pattern)].map(([, kilobytes]) => Number(kilobytes))

/** What was allocated between the collections that a log tells of, in kilobytes: what each began with above what the last left. */
export const allocated = (log: string): { readonly kilobytes: number; readonly collections: number } => {
  const left = numbers(log, ends)
  const found = numbers(log, begins).slice(1, left.length + 1)

  return {
    kilobytes: found.reduce((sum, kilobytes, index) => sum + Math.max(0, kilobytes - (left[index] ?? 0)), 0),
    collections: found.length,
  }
}

/** So many collections are waited for, so that what was allocated before the first and behind the last counts for little. */
const fewest = 4

const mostRounds = 20

/** Megabytes that the engine of a server allocates a request, in rounds of so many. The server writes its collections. */
export const aRequest = async (server: Child, send: () => Promise<Response>, round: number): Promise<number> => {
  await Load.run(send, 1, round)
  const before = server.errors().length
  for (let rounds = 1; rounds <= mostRounds; rounds++) {
    await Load.run(send, 1, round)
    const log = server.errors().slice(before)
    const { collections, kilobytes } = allocated(log.slice(log.indexOf("START")))
    if (collections >= fewest) return kilobytes / 1024 / (round * rounds)
  }

  throw new Error("The engine told of too few collections to count what was allocated.")
}

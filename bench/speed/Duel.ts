import type { Child } from "./Child.ts"
import * as Load from "./Load.ts"
import * as Spread from "./Spread.ts"

/** One side of a comparison: where its cost shows, and how it is asked. */
export interface Side {
  readonly server: Child
  readonly send: () => Promise<Response>
}

export interface Round extends Load.Seen {
  /** CPU milliseconds a request. */
  readonly cpu: number
}

const round = async ({ send, server }: Side, callers: number, total: number): Promise<Round> => {
  const before = server.cpu()
  const seen = await Load.run(send, callers, total)

  return { ...seen, cpu: (server.cpu() - before) / total }
}

interface Rounds {
  readonly callers: number
  readonly rounds: number
  /** Requests a round. */
  readonly total: number
}

/** Measures one side by itself. */
export const alone = async (side: Side, { callers, rounds, total }: Rounds): Promise<ReadonlyArray<Round>> => {
  const seen: Array<Round> = []
  for (let index = 0; index < rounds; index += 1) seen.push(await round(side, callers, total))

  return seen
}

export interface Outcome {
  readonly first: ReadonlyArray<Round>
  readonly second: ReadonlyArray<Round>
}

/** Measures two sides in turn, so that a slow moment of the machine hits both. Each round's pair gives one ratio. */
export const fight = async (first: Side, second: Side, { callers, rounds, total }: Rounds): Promise<Outcome> => {
  const outcome: { first: Array<Round>; second: Array<Round> } = { first: [], second: [] }
  for (let index = 0; index < rounds; index += 1) {
    outcome.first.push(await round(first, callers, total))
    outcome.second.push(await round(second, callers, total))
  }

  return outcome
}

/** A figure of the first side in terms of the second's, round by round. */
export const ratio = ({ first, second }: Outcome, figure: keyof Round): Spread.Spread =>
  Spread.of(first.map((own, index) => own[figure] / (second[index]?.[figure] ?? Number.NaN)))

export const difference = ({ first, second }: Outcome, figure: keyof Round): Spread.Spread =>
  Spread.of(first.map((own, index) => own[figure] - (second[index]?.[figure] ?? Number.NaN)))

export const own = (rounds: ReadonlyArray<Round>, figure: keyof Round): Spread.Spread =>
  Spread.of(rounds.map((round) => round[figure]))

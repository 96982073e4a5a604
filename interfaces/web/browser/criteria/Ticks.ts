import type { Quote } from "../answer/Checks.ts"

/** What somebody says of one criterion for themselves. */
export type Tick = "true" | "untrue" | "unsure"

export const kinds: ReadonlyArray<Tick> = ["true", "untrue", "unsure"]

/** A criterion with what was ticked of it. */
export interface Ticked {
  readonly tick: Tick
  readonly quote: Quote
}

/** What was ticked of each study, by where the criterion begins in its text. It is in the page's memory alone. */
export type Ticks = Map<string, Map<number, Ticked>>

export const tickedOf = (ticks: Ticks, nctId: string): ReadonlyMap<number, Ticked> => ticks.get(nctId) ?? new Map()

export const tick = (ticks: Ticks, nctId: string, start: number, ticked: Ticked): void => {
  ticks.set(nctId, new Map(tickedOf(ticks, nctId)).set(start, ticked))
}

/** Whether a criterion speaks against joining by what was ticked: it is no rule that is met, or it is one that keeps out. */
const speaksAgainst = ({ quote: { side }, tick }: Ticked): boolean =>
  (side === "inclusion" && tick === "untrue") || (side === "exclusion" && tick === "true")

/** What is to be asked about a study by what was ticked, each in the order of its text. */
export interface Doubts {
  readonly against: ReadonlyArray<Quote>
  readonly unsure: ReadonlyArray<Quote>
}

export const doubtsOf = (ticks: Ticks, nctId: string): Doubts => {
  const ticked = [...tickedOf(ticks, nctId)].toSorted(([one], [other]) => one - other).map(([, each]) => each)

  return {
    against: ticked.filter(speaksAgainst).map(({ quote }) => quote),
    unsure: ticked.filter(({ tick }) => tick === "unsure").map(({ quote }) => quote),
  }
}

import * as ChunkedRun from "../rules/ChunkedRun.ts"
import type * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import type { Gathered } from "./MarkerStatus.ts"

/** The words behind a marker while they are read, one step after another. */
export interface Walk {
  readonly sentence: MarkerRun.Sentence
  readonly run: ChunkedRun.ChunkedRun<MarkerParts.Part>
  /** The first place behind the marker. */
  readonly from: number
  readonly gathered: Gathered
  /** The marker's name holds its state: "MSI-H". What is said of another one behind it is not said of it. */
  readonly isNamedByState: boolean
  /** The next state is said not to be. */
  isNegated: boolean
  /** A state was found: what is not joined to it is no longer the marker's. */
  isStated: boolean
  /** Something is joined to that state. */
  isJoined: boolean
  /** It is said which changes it must be. */
  isSpecified: boolean
  /** Another marker stands between: its changes are its own. */
  isPastAnother: boolean
  /** So do changes of it: only a plural behind them speaks of both. */
  isPastChange: boolean
}

/** Reads what stands at a place: where to go on, `end`, or nothing where it is for another step to read. */
export type Step = (walk: Walk, at: number) => number | undefined

export const end = Number.POSITIVE_INFINITY

export const tokenAt = ({ run }: Walk, at: number): number => run.tokens[at] ?? 0

/** The word at a place. */
export const word = ({ run }: Walk, at: number): string => ChunkedRun.wordAt(run, at)

/** The place of a token that stands at a place or behind it. */
export const placeOf = ({ run }: Walk, token: number, at: number): number => {
  let place = at
  while (place < run.to && (run.tokens[place] ?? 0) < token) place++

  return place
}

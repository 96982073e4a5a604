import type { Sentence } from "./MarkerRun.ts"
import type { Gathered } from "./StatusCues.ts"

/** The words behind a marker while they are read, one step after another. */
export interface Walk extends Sentence {
  /** The first token behind the marker. */
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

/** Reads what stands at a token: where to go on, `end`, or nothing where it is for another step to read. */
export type Step = (walk: Walk, at: number) => number | undefined

export const end = Number.POSITIVE_INFINITY

/** How long is measured. */
export interface Effort {
  readonly rounds: number
  /** Matches a round. */
  readonly matches: number
  /** Requests a round of what costs little. */
  readonly small: number
  /** So many matches bring a process to the speed that it keeps. */
  readonly warming: number
  /** Matches a round where each takes a third of a second. */
  readonly slow: number
  /** Matches of each tenth of the measurement of memory. */
  readonly tenth: number
  /** How often the stages of a match are run. */
  readonly stages: number
  /** `each`: of the points of a curve every so many are measured. */
  readonly curves: { readonly matches: number; readonly rounds: number; readonly each: number }
}

export const whole: Effort = {
  rounds: 7,
  matches: 150,
  small: 5000,
  warming: 1000,
  slow: 20,
  tenth: 1000,
  stages: 100,
  curves: { matches: 40, rounds: 5, each: 1 },
}

/** Three minutes at most on a machine that does nothing else. */
export const quick: Effort = {
  rounds: 3,
  matches: 8,
  small: 800,
  warming: 40,
  slow: 2,
  tenth: 5,
  stages: 8,
  curves: { matches: 3, rounds: 1, each: 3 },
}

/** How long is measured. */
export interface Effort {
  readonly rounds: number
  /** Matches a round. */
  readonly matches: number
  /** Requests a round of what costs little. */
  readonly small: number
  /** So many matches bring a process to the speed that it keeps. */
  readonly warming: number
  /** Matches of each tenth of the measurement of memory. */
  readonly tenth: number
  /** How often the stages of a match are run. */
  readonly stages: number
  readonly curves: { readonly matches: number; readonly rounds: number }
}

export const whole: Effort = {
  rounds: 7,
  matches: 150,
  small: 5000,
  warming: 1000,
  tenth: 1000,
  stages: 100,
  curves: { matches: 40, rounds: 5 },
}

/** Some minutes. */
export const quick: Effort = {
  rounds: 3,
  matches: 60,
  small: 1500,
  warming: 300,
  tenth: 100,
  stages: 30,
  curves: { matches: 20, rounds: 3 },
}

/** A result that was taken from a report. */
export interface TakenResult {
  readonly entry: string
  /** The lines that tell it, as they were pasted. */
  readonly line: string
  readonly isNegative: boolean
  /** Whether the vocabulary knows it. */
  readonly isKnown: boolean
  /** It is a value that is tested of everybody. */
  readonly isRoutine?: boolean
}

/** What was left out of a report, and how many of each. */
export interface LeftOut {
  readonly headings: number
  /** Genes that were only named. */
  readonly genes: number
  /** Results that mean nothing certain, or that could not be told. */
  readonly uncertain: number
  /** Lines on methods and on people, and sentences on what is known in general. */
  readonly methods: number
  readonly people: number
  readonly general: number
}

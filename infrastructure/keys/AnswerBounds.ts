import type { Duration } from "effect"

/** How much is kept of answers that may be asked for again. */
export interface AnswerBounds {
  readonly maximumEntries: number
  readonly maximumBytes: number
}

/** How answers are kept. The bounds are those of all issued keys together; the sandbox has its share besides. */
export interface Options extends Partial<AnswerBounds> {
  /** How long a caller may be at work: longer than the longest call. */
  readonly lease: Duration.DurationInput
  readonly retention?: Duration.DurationInput
}

const part = 1 / 3

/** The sandbox, whose key is public, has a third of what issued keys have together, and takes nothing of theirs. */
export const ofSandbox = ({ maximumBytes, maximumEntries }: AnswerBounds): AnswerBounds => ({
  maximumEntries: Math.ceil(maximumEntries * part),
  maximumBytes: Math.ceil(maximumBytes * part),
})

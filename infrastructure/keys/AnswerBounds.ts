/** How much is kept of answers that may be asked for again. */
export interface AnswerBounds {
  readonly maximumEntries: number
  readonly maximumBytes: number
}

const part = 1 / 3

/** The sandbox, whose key is public, has a third of what issued keys have together, and takes nothing of theirs. */
export const ofSandbox = ({ maximumBytes, maximumEntries }: AnswerBounds): AnswerBounds => ({
  maximumEntries: Math.ceil(maximumEntries * part),
  maximumBytes: Math.ceil(maximumBytes * part),
})

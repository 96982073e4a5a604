import { Data } from "effect"

/** What an operator is told where a command cannot do what it was asked: a sentence, or several, one a line. */
export class Mistake extends Data.TaggedError("Mistake")<{ readonly sentence: string }> {}

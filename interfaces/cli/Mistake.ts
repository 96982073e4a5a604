import { Data } from "effect"

/** What an operator is told in one sentence, where a command cannot do what it was asked. */
export class Mistake extends Data.TaggedError("Mistake")<{ readonly sentence: string }> {}

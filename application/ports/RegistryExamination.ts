import { Context, Data, type Duration, type Effect } from "effect"
import type { RegistryIsUnavailable } from "./Registry.ts"

/** Which registry, and how the service asks it. */
export interface Asking {
  readonly baseUrl: URL
  readonly timeout: Duration.Duration
  readonly pageSize: number
  readonly basketTrials: boolean
}

/** What the registry tells of itself. */
export interface About {
  readonly version: string
  /** Of when its data are: UTC without a zone letter, as it writes it; null where it does not say. */
  readonly dataTimestamp: string | null
  /** By how many milliseconds this machine's clock is ahead of the registry's; null where that tells no time. */
  readonly clockIsAheadBy: number | null
}

/** A question of the service was not answered as the service needs it. `says` is the registry's own word or the fact, in one line. */
export class QuestionIsUnanswered extends Data.TaggedError("QuestionIsUnanswered")<{
  readonly reason: RegistryIsUnavailable["reason"]
  readonly says: string
}> {}

/** The question is about what another one found, and that found nothing. */
export class NothingToAskAbout extends Data.TaggedError("NothingToAskAbout") {}

/** How many studies were found, and how many of those that were looked at are none that was asked for. */
export interface Tally {
  readonly studies: number
  readonly strays: number
}

/** One kind of question that the service asks, with an example of it. */
export interface Question {
  readonly name: string
  /** Where it is refused, the service asks a plainer one in its place. */
  readonly hasSubstitute?: boolean
  readonly ask: Effect.Effect<Tally, QuestionIsUnanswered | NothingToAskAbout>
}

export interface Examination {
  readonly about: Effect.Effect<About, QuestionIsUnanswered>
  /** Every kind of question that the service asks. */
  readonly questions: ReadonlyArray<Question>
  /** Whether a page that is asked for twice comes the same to the byte. */
  readonly comesTheSame: Effect.Effect<boolean, QuestionIsUnanswered>
}

/**
 * A registry as an operator looks at it, through the eyes of the service. An implementer
 * - asks as the service does, with the same addresses but for the number of records, and takes as answered what the service would;
 * - sends nothing of a patient;
 * - makes about a dozen calls in all.
 */
export class RegistryExamination extends Context.Tag("application/RegistryExamination")<
  RegistryExamination,
  { readonly of: (asking: Asking) => Effect.Effect<Examination> }
>() {}

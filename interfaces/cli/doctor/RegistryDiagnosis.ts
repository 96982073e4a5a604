import { Either } from "effect"
import type {
  About,
  NothingToAskAbout,
  QuestionIsUnanswered,
  Tally,
} from "../../../application/ports/RegistryExamination.ts"
import { counted } from "../../Counted.ts"
import type { Diagnosis } from "./Diagnosis.ts"

type Reason = QuestionIsUnanswered["reason"]

/** How it was not answered, and what to do. */
const advice: Readonly<Record<Reason, readonly [how: string, what: string]>> = {
  unreachable: [
    "it cannot be reached",
    "look at REGISTRY_BASE_URL, the name server, the firewall and the proxy for outgoing calls.",
  ],
  "too slow": ["no answer within REGISTRY_TIMEOUT", "look at the network, or allow more time."],
  overloaded: ["it asks to be left alone", "try again in a few minutes; if it lasts, lower REGISTRY_CONCURRENCY."],
  blocked: ["its edge blocks this machine", "ask from another address, or ask the registry to let this one in."],
  failing: ["an error, or a page in place of data", "wait, and look whether the registry's site says why."],
  malformed: ["an answer that this version cannot read", "look for a newer version of this service."],
  refused: ["it does not take this question", "look for a newer version of this service."],
}

/** Where the registry as a whole does not answer, another question would meet the same. */
const silencesAll: ReadonlyArray<Reason> = ["unreachable", "too slow", "overloaded", "blocked"]

export const endsAll = ({ reason }: QuestionIsUnanswered): boolean => silencesAll.includes(reason)

const wrong = (subject: string, { reason, says }: QuestionIsUnanswered): Diagnosis => {
  const [how, what] = advice[reason]

  return { subject, state: "wrong", says: `${how} (${says}): ${what}` }
}

/** The registry itself. */
export const about = (baseUrl: URL, told: Either.Either<About, QuestionIsUnanswered>): Diagnosis =>
  Either.match(told, {
    onLeft: (unanswered) => wrong("registry", unanswered),
    onRight: ({ dataTimestamp, version }) => ({
      subject: "registry",
      state: "ok",
      says: `${baseUrl.href}: version ${version}${dataTimestamp === null ? "" : `, data of ${dataTimestamp} UTC`}`,
    }),
  })

/** One of the questions that the service asks; a refusal does no harm where a plainer one takes its place. */
export const question = (
  subject: string,
  told: Either.Either<Tally, QuestionIsUnanswered | NothingToAskAbout>,
  hasSubstitute = false,
): Diagnosis => {
  if (Either.isLeft(told)) {
    if (hasSubstitute && told.left._tag === "QuestionIsUnanswered" && told.left.reason === "refused")
      return {
        subject,
        state: "note",
        says: `it does not take this question (${told.left.says}): the service asks without, and finds less.`,
      }

    return told.left._tag === "QuestionIsUnanswered"
      ? wrong(subject, told.left)
      : { subject, state: "skipped", says: "not asked: nothing was found to ask about." }
  }
  const { strays, studies } = told.right
  const says = `answered: ${counted(studies, "study", "studies")}`

  return strays === 0
    ? { subject, state: "ok", says }
    : {
        subject,
        state: "note",
        says: `${says}; of the first page, ${strays} were not asked for: the service leaves them out.`,
      }
}

/** Whether a page comes the same to the byte: only then is it remembered what was read of it. */
export const sameAgain = (told: Either.Either<boolean, QuestionIsUnanswered>): Diagnosis => {
  const subject = "the same page again"
  if (Either.isLeft(told)) return wrong(subject, told.left)

  return told.right
    ? { subject, state: "ok", says: "the same to the byte" }
    : {
        subject,
        state: "note",
        says: "not the same to the byte: answers are right, and cost more time of the processor.",
      }
}

export const skipped: Diagnosis = {
  subject: "questions",
  state: "skipped",
  says: "not asked: the registry must answer first.",
}

import type * as Headers from "@effect/platform/Headers"
import * as HttpClient from "@effect/platform/HttpClient"
import { Duration, Effect, Either, Layer } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import type { Search } from "../../application/ports/Registry.ts"
import {
  type About,
  type Asking,
  type Examination,
  NothingToAskAbout,
  QuestionIsUnanswered,
  RegistryExamination,
} from "../../application/ports/RegistryExamination.ts"
import { inTurns } from "../../application/Turns.ts"
import * as FreeText from "../../domain/FreeText.ts"
import { NctId } from "../../domain/study/NctId.ts"
import * as Attempt from "./Attempt.ts"
import * as Attempts from "./Attempts.ts"
import * as Inquiry from "./Inquiry.ts"
import * as QueryForms from "./QueryForms.ts"
import * as QueryUrl from "./QueryUrl.ts"
import * as RegistryAnswer from "./RegistryAnswer.ts"
import { Shape } from "./Shape.ts"
import * as StudyPage from "./StudyPage.ts"
import * as StudyRecord from "./StudyRecord.ts"

/** Enough to see that a query is answered, where not a whole page is looked at. */
const fewRecords = 10

/** Shorter than the service's own: nobody else stands in line, and somebody waits for each line of the report. */
const backoff = Duration.millis(50)

/** What the registry calls malformed: a number is that of no study either way. */
const malformedNumber = NctId("NCT00000000")

const mostShown = 200

/** The registry's own words, as far as they fit a line. */
const shown = (text: string): string => FreeText.beginning(FreeText.inOneLine(text), mostShown)

const malformed = (field: string) => new QuestionIsUnanswered({ reason: "malformed", says: `field ${field}` })

const refused = (answer: Exclude<RegistryAnswer.RegistryAnswer, RegistryAnswer.Told>) =>
  new QuestionIsUnanswered({
    reason: "refused",
    says: answer._tag === "NotFound" ? "status 404" : `status 400 ${shown(answer.reason)}`.trim(),
  })

/** By how much we are ahead of when an answer was made; what a cache has kept says how old it is. */
const aheadOf = (headers: Headers.Headers, retrievedAt: number): number | null => {
  const made = Date.parse(headers["date"] ?? "")
  const age = Number(headers["age"] ?? 0)

  return Number.isNaN(made) || Number.isNaN(age) ? null : retrievedAt - made - age * 1000
}

const aboutOf = ({ headers, json, retrievedAt }: RegistryAnswer.Told): Either.Either<About, QuestionIsUnanswered> => {
  const shape = new Shape()
  const about = shape.object({ about: json }, "about")
  const version = shape.text(about, "apiVersion")
  const dataTimestamp = shape.text(about, "dataTimestamp")

  return version === null || shape.fault !== undefined
    ? Either.left(malformed(shape.fault ?? "apiVersion"))
    : Either.right({
        version: shown(version),
        dataTimestamp: dataTimestamp === null ? null : shown(dataTimestamp),
        clockIsAheadBy: aheadOf(headers, retrievedAt),
      })
}

const make = (
  http: HttpClient.HttpClient,
  { baseUrl, basketTrials, pageSize, timeout }: Asking,
): Effect.Effect<Examination> =>
  Effect.gen(function* () {
    const attempts = Attempts.make({
      ...Attempt.make(http),
      attemptTimeout: Duration.times(timeout, 0.5),
      backoff,
    })

    const answer = (inquiry: Inquiry.Inquiry) =>
      Effect.flatMap(ForwardTime.millis, (now) => attempts(inquiry, now + Duration.toMillis(timeout))).pipe(
        Effect.mapError(({ fact, reason }) => new QuestionIsUnanswered({ reason, says: fact })),
      )

    const told = (inquiry: Inquiry.Inquiry) =>
      Effect.flatMap(answer(inquiry), (answer) => (answer._tag === "Told" ? Effect.succeed(answer) : refused(answer)))

    const page = (search: Search, records: number) =>
      Effect.gen(function* () {
        const { body, json } = yield* told(Inquiry.page(QueryUrl.search(baseUrl, search, records), records))
        const page = yield* inTurns(StudyPage.decode(json, search, records))
        const { leftOut, studies, total } = yield* Either.mapLeft(page, ({ field }) => malformed(field))

        return { body, first: studies[0], found: { studies: total, strays: leftOut } }
      })

    const foundBy = (search: Search) => Effect.map(page(search, fewRecords), ({ found }) => found)

    const [firstName, firstSearch] = QueryForms.words
    const [basketName, basketSearch] = QueryForms.basket
    const first = yield* Effect.cached(page(firstSearch, pageSize))

    const study = Effect.gen(function* () {
      const { nctId } = (yield* first).first ?? (yield* new NothingToAskAbout())
      const { from, json } = yield* told(Inquiry.record(QueryUrl.study(baseUrl, nctId)))
      const decoded = StudyRecord.decode(json, QueryUrl.numberAt(from))
      if (Either.isLeft(decoded) && decoded.left._tag === "RecordIsMalformed") yield* malformed(decoded.left.field)

      return { studies: 1, strays: 0 }
    })

    const numberOfNone = Effect.gen(function* () {
      const said = yield* answer(Inquiry.record(QueryUrl.study(baseUrl, malformedNumber)))
      if (said._tag === "Told") return yield* malformed("nctId")

      return said._tag === "NotFound" || RegistryAnswer.isFormatComplaint(said.reason)
        ? { studies: 0, strays: 0 }
        : yield* refused(said)
    })

    return {
      about: Effect.flatMap(told(Inquiry.page(QueryUrl.version(baseUrl), 1)), aboutOf),
      questions: [
        { name: firstName, ask: Effect.map(first, ({ found }) => found) },
        ...QueryForms.others.map(([name, search]) => ({ name, ask: foundBy(search) })),
        ...(basketTrials ? [{ name: basketName, ask: foundBy(basketSearch), hasSubstitute: true }] : []),
        { name: "one study", ask: study },
        { name: "a number that is none", ask: numberOfNone },
      ],
      comesTheSame: Effect.gen(function* () {
        const one = yield* first
        const other = yield* page(firstSearch, pageSize)

        return Buffer.from(one.body).equals(Buffer.from(other.body))
      }),
    }
  })

/** Asks the registry, and nothing of it is kept. */
export const layer: Layer.Layer<RegistryExamination, never, HttpClient.HttpClient> = Layer.effect(
  RegistryExamination,
  Effect.map(HttpClient.HttpClient, (http) => RegistryExamination.of({ of: (asking) => make(http, asking) })),
)

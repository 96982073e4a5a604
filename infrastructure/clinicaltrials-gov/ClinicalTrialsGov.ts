import type * as HttpClient from "@effect/platform/HttpClient"
import { Effect, Either, Layer } from "effect"
import { type Provenance, Registry, StudyIsUnknown } from "../../application/ports/Registry.ts"
import type * as RegistryOutcome from "../../application/RegistryOutcome.ts"
import { inTurns } from "../../application/Turns.ts"
import * as Connection from "./Connection.ts"
import * as Inquiry from "./Inquiry.ts"
import * as QueryUrl from "./QueryUrl.ts"
import * as RegistryAnswer from "./RegistryAnswer.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as StudyPage from "./StudyPage.ts"
import * as StudyRecord from "./StudyRecord.ts"
import * as Unavailability from "./Unavailability.ts"
import * as Widening from "./Widening.ts"

export interface Options extends Connection.Options {
  /** The registry's API, with its version: `…/api/v2`. */
  readonly baseUrl: URL
  /** How many studies one search looks at, at most 1000. */
  readonly pageSize: number
  /** Whether studies of a search's genes are asked for, too; they are where it is left out. */
  readonly basketTrials?: boolean
}

const listedTwice = "The registry listed studies more than once. Each is shown once: nothing needs to be done"

const notAskedFor =
  "The registry listed studies that its filters should have kept out. They are not shown; `bun run cli doctor` tells which searches bring them"

const refused = (answer: RegistryAnswer.RegistryAnswer) => Unavailability.because("refused", answer._tag)

const malformed = ({ field }: StudyRecord.RecordIsMalformed) => Unavailability.because("malformed", `field ${field}`)

const provenance = (url: URL, retrievedAt: number): Provenance => ({ queryUrl: url.href, retrievedAt })

const observed = <A, E extends RegistryOutcome.Fact>(call: Effect.Effect<A, E>) =>
  RegistryMetrics.call(
    Effect.tapError(call, (fact) => (fact._tag === "RegistryIsUnavailable" ? Unavailability.log(fact) : Effect.void)),
  )

const make = ({ baseUrl, basketTrials = true, pageSize, ...options }: Options) =>
  Effect.map(Effect.all([Connection.make(options), Widening.make]), ([connection, widening]) =>
    Registry.of({
      search: Effect.fnUntraced(function* (search) {
        const sought = basketTrials ? search : { ...search, basketGenes: [] }
        const answer = yield* connection.within((ask) =>
          widening(sought, (form) => ask(Inquiry.page(QueryUrl.search(baseUrl, form, pageSize), pageSize))),
        )
        if (answer._tag !== "Told") return yield* refused(answer)

        const page = yield* inTurns(StudyPage.decode(answer.json, search, pageSize))
        const { doubles, leftOut, studies, total } = yield* Either.mapLeft(page, malformed)
        if (doubles > 0) yield* Effect.annotateLogs(Effect.logWarning(listedTwice), { registry_doubles: doubles })
        if (leftOut > 0) yield* Effect.annotateLogs(Effect.logWarning(notAskedFor), { registry_strays: leftOut })

        return { studies, total, provenance: provenance(answer.from, answer.retrievedAt) }
      }, observed),
      study: Effect.fnUntraced(function* (nctId) {
        const url = QueryUrl.study(baseUrl, nctId)
        const answer = yield* connection.get(Inquiry.record(url))
        if (answer._tag === "NotFound") return yield* new StudyIsUnknown({ nctId })
        if (answer._tag === "BadRequest")
          return yield* RegistryAnswer.isFormatComplaint(answer.reason)
            ? new StudyIsUnknown({ nctId })
            : refused(answer)

        const study = yield* Either.mapLeft(StudyRecord.decode(answer.json, QueryUrl.numberAt(answer.from)), (fact) =>
          fact._tag === "RecordIsMalformed" ? malformed(fact) : new StudyIsUnknown({ nctId }),
        )

        return { study, provenance: provenance(url, answer.retrievedAt) }
      }, observed),
    }),
  )

export const layer = (options: Options): Layer.Layer<Registry, never, HttpClient.HttpClient> =>
  Layer.effect(Registry, make(options))

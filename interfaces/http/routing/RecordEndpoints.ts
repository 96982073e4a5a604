import { Clock, Duration, Effect } from "effect"
import * as Bulkhead from "../../../application/Bulkhead.ts"
import { inMatchTime } from "../../../application/MatchTime.ts"
import { inTurns } from "../../../application/Turns.ts"
import { TooManyLargeRecords } from "../../Failure.ts"
import * as Asked from "../../fhir/Asked.ts"
import * as Capability from "../../fhir/Capability.ts"
import * as ParameterFaults from "../../fhir/ParameterFaults.ts"
import * as SearchSet from "../../fhir/SearchSet.ts"
import * as TrialProfile from "../../fhir/TrialProfile.ts"
import * as RecordJson from "../../input/RecordJson.ts"
import type { Links } from "../../Links.ts"
import { mostOptions } from "../../wire/Limits.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { CheckedRequest, Endpoint } from "./Endpoint.ts"
import * as RecordReply from "./RecordReply.ts"
import type { WebPage } from "./WebPage.ts"

/** From so many bytes on, work on a record keeps others waiting. */
const large = 128 * 1024

/** Parses and reads a record, in turns with all other work. */
const readFrom = Effect.fnUntraced(function* (body: Uint8Array, most: number | undefined) {
  const sent = yield* yield* inTurns(RecordJson.parse(body))
  const now = yield* Clock.currentTimeMillis

  return yield* yield* inTurns(Asked.of(sent, new Date(now), most))
})

/** Where large records wait to be read, each in memory. Whoever has waited for half of the usual time still has time for the registry. */
const line: Bulkhead.Options = { slots: 1, places: 16, queueTimeout: Duration.seconds(6) }

/** Reads records as requests bring them, in the time of the match that they are for: large ones one after the other, by tenant. */
const reader = () => {
  const { within } = Bulkhead.make(line)

  return Effect.fnUntraced(
    function* (request: Request, most: number | undefined) {
      yield* ParameterFaults.checkQuery(new URL(request.url).searchParams)
      const body = yield* RequestBody.read(request, RequestBody.record)
      const reading = readFrom(body, most)
      const [spent, asked] = yield* Effect.timed(inMatchTime(body.length < large ? reading : within(reading)))

      return { body, asked, spent }
    },
    Effect.catchTag("BulkheadIsFull", () => new TooManyLargeRecords()),
  )
}

/** As many studies as MITRE's application shows. */
const mostShown = 15

/** The clinic's door: a record goes in, ranked studies come out. */
export const endpoints = (): ReadonlyArray<Endpoint> => {
  const read = reader()
  const endpoint = (
    template: string,
    answer: (asked: Asked.Asked) => ReturnType<CheckedRequest["run"]>,
    most?: number,
  ): Endpoint => ({
    template,
    method: "POST",
    mayTakeLong: true,
    errorForm: RecordReply.asOutcome,
    check: (request) =>
      Effect.map(read(request, most), ({ asked, body, spent }) => ({
        body,
        run: () => inMatchTime(answer(asked), spent),
      })),
  })
  const studies = (asked: Asked.Asked) => Effect.map(SearchSet.of(asked), RecordReply.ok)

  return [
    endpoint("/fhir/ResearchStudy/$match", studies, mostOptions),
    endpoint("/getClinicalTrial", studies, mostShown),
    endpoint("/fhir/$trial-profile", (asked) => Effect.succeed(RecordReply.ok(TrialProfile.of(asked)))),
  ]
}

/** What the door can do; it needs no key. */
export const metadata = (links: Links): WebPage => ({
  path: "/fhir/metadata",
  isOffered: true,
  respond: Effect.sync(() => ({
    status: 200,
    contentType: RecordReply.contentType,
    body: JSON.stringify(Capability.statement(links)),
  })),
})

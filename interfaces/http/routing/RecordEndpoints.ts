import { Clock, Effect } from "effect"
import { inTurns } from "../../../application/Turns.ts"
import * as Asked from "../../fhir/Asked.ts"
import * as Capability from "../../fhir/Capability.ts"
import * as SearchSet from "../../fhir/SearchSet.ts"
import * as TrialProfile from "../../fhir/TrialProfile.ts"
import * as RecordJson from "../../input/RecordJson.ts"
import type { Links } from "../../Links.ts"
import { mostOptions } from "../../wire/Limits.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { Endpoint, Prepared } from "./Endpoint.ts"
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

/** Reads records as requests bring them: large ones one after the other. */
const reader = () => {
  const oneAtATime = Effect.unsafeMakeSemaphore(1)

  return Effect.fnUntraced(function* (request: Request, most: number | undefined) {
    const body = yield* RequestBody.read(request, RequestBody.record)
    const asked = readFrom(body, most)

    return { body, asked: yield* body.length < large ? asked : oneAtATime.withPermits(1)(asked) }
  })
}

/** As many studies as MITRE's application shows. */
const mostShown = 15

/** The clinic's door: a record goes in, ranked studies come out. */
export const endpoints = (links: Links): ReadonlyArray<Endpoint> => {
  const read = reader()
  const endpoint = (
    template: string,
    asksRegistry: boolean,
    answer: (asked: Asked.Asked) => ReturnType<Prepared["run"]>,
    most?: number,
  ): Endpoint => ({
    template,
    method: "POST",
    asksRegistry,
    errorForm: RecordReply.asOutcome,
    prepare: (request) => Effect.map(read(request, most), ({ asked, body }) => ({ body, run: () => answer(asked) })),
  })
  const studies = (asked: Asked.Asked) => Effect.map(SearchSet.of(asked, links), RecordReply.ok)

  return [
    endpoint("/fhir/ResearchStudy/$match", true, studies, mostOptions),
    endpoint("/getClinicalTrial", true, studies, mostShown),
    endpoint("/fhir/$trial-profile", false, (asked) => Effect.succeed(RecordReply.ok(TrialProfile.of(asked)))),
  ]
}

/** What the door can do; it needs no key. */
export const metadata = (links: Links): WebPage => ({
  path: "/fhir/metadata",
  respond: Effect.sync(() => ({
    status: 200,
    contentType: RecordReply.contentType,
    body: JSON.stringify(Capability.statement(links)),
  })),
})

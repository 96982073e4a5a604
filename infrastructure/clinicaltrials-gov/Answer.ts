import type * as Headers from "@effect/platform/Headers"
import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Clock, Data, Effect, Either } from "effect"
import * as Body from "./Body.ts"
import { type AttemptHasFailed, ends, passes, unreachable } from "./FailedAttempt.ts"
import type { Inquiry } from "./Inquiry.ts"
import * as ObjectCount from "./ObjectCount.ts"
import * as PageJson from "./PageJson.ts"
import type { Repeated } from "./Repeated.ts"
import * as RetryAfter from "./RetryAfter.ts"

/**
 * What the registry said. `body` is its whole answer, `json` the same, parsed and nothing more, and `from` where it stood;
 * `reason` is its own text.
 */
export type Answer = Data.TaggedEnum<{
  Told: {
    readonly body: ArrayBuffer
    readonly json: unknown
    readonly headers: Headers.Headers
    readonly from: URL
    readonly retrievedAt: number
  }
  NotFound: object
  BadRequest: { readonly reason: string }
}>

export const Answer = Data.taggedEnum<Answer>()

/**
 * An answer of which nothing but the JSON is wanted. Its bytes make room at once: left to the collector, those of many answers would
 * stand in memory side by side.
 */
export const withoutBytes = (answer: Answer): Answer => {
  if (answer._tag === "Told") answer.body.transfer(0)

  return answer
}

const mostBytesOfRefusal = 16 * 1024

const notJson = passes("malformed", "not JSON, or cut off")
const tooMuch = ends("malformed", "more than was asked for")

const isOfType = (type: string, headers: Headers.Headers): boolean =>
  (headers["content-type"] ?? "").split(";", 1).join().trim().toLowerCase() === type

/** An answer that was parsed, and how many objects it holds. */
interface Parsed {
  readonly objects: number
  readonly json: unknown
}

/** What answers said lately that came more than once: whole ones, and the records of pages. */
export interface Lately {
  readonly answers: Repeated<Parsed>
  readonly records: Repeated<unknown>
}

/** Throws where there are more objects than an inquiry may bring. */
const within = ({ mostObjects }: Inquiry, objects: number): number => {
  if (objects > mostObjects) throw tooMuch

  return objects
}

const parse = (
  body: ArrayBuffer,
  inquiry: Inquiry,
  { answers, records }: Lately,
): Either.Either<unknown, AttemptHasFailed> =>
  Either.try({
    try: () => {
      const { json, objects } = answers(new Uint8Array(body), () => ({
        objects: within(inquiry, ObjectCount.of(body)),
        json: PageJson.parse(body, records),
      }))
      within(inquiry, objects)

      return json
    },
    catch: (fault) => (fault === tooMuch ? tooMuch : notJson),
  })

const told = (response: HttpClientResponse.HttpClientResponse, inquiry: Inquiry, from: URL, lately: Lately) =>
  Effect.gen(function* () {
    if (!isOfType("application/json", response.headers)) return yield* passes("failing", "status 200 without JSON")

    const body = yield* Effect.mapError(response.arrayBuffer, unreachable)
    const json = yield* parse(body, inquiry, lately)
    const { headers } = response

    return Answer.Told({ body, json, headers, from, retrievedAt: yield* Clock.currentTimeMillis })
  })

const badRequest = (response: HttpClientResponse.HttpClientResponse) =>
  Body.bytes(response, mostBytesOfRefusal).pipe(
    Effect.map((bytes) => new TextDecoder().decode(bytes)),
    Effect.orElseSucceed(() => ""),
    Effect.map((reason) => Answer.BadRequest({ reason })),
  )

const overloaded = ({ headers, status }: HttpClientResponse.HttpClientResponse) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    passes("overloaded", `status ${status}`, RetryAfter.millis(headers["retry-after"], now)),
  )

/** A page for people is not the registry's word that there is no such study. */
const notFound = (response: HttpClientResponse.HttpClientResponse) =>
  isOfType("text/html", response.headers)
    ? Effect.fail(passes("failing", "status 404 with a page"))
    : Effect.succeed(Answer.NotFound())

/** What an answer from an address says, once it has come whole. Of a failure only the status is told. */
export const of = (
  response: HttpClientResponse.HttpClientResponse,
  inquiry: Inquiry,
  from: URL,
  lately: Lately,
): Effect.Effect<Answer, AttemptHasFailed> => {
  const { status } = response
  const fact = `status ${status}`

  if (status === 200) return told(response, inquiry, from, lately)
  if (status === 404) return notFound(response)
  if (status === 400) return badRequest(response)
  if (status === 403) return ends("blocked", fact)
  if (status === 429 || status === 503) return overloaded(response)
  if (status === 408) return passes("too slow", fact)
  if (status >= 500) return passes("failing", fact)

  return ends(status >= 400 ? "refused" : "malformed", fact)
}

/** How the registry words its refusal of a number like NCT00000000. */
export const isFormatComplaint = (reason: string): boolean => /incorrect format/i.test(reason)

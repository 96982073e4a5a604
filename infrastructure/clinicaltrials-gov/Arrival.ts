import type * as Headers from "@effect/platform/Headers"
import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Clock, Data, Effect } from "effect"
import * as Body from "./Body.ts"
import { type AttemptHasFailed, ends, passes, unreachable } from "./FailedAttempt.ts"
import * as RetryAfter from "./RetryAfter.ts"

/** What came from the registry, as it came: `body` is a whole answer, `from` where it stood; `reason` is the registry's own text. */
export type Arrival = Data.TaggedEnum<{
  Arrived: {
    readonly body: ArrayBuffer
    readonly headers: Headers.Headers
    readonly from: URL
    readonly retrievedAt: number
  }
  NotFound: object
  BadRequest: { readonly reason: string }
}>

export const Arrival = Data.taggedEnum<Arrival>()

const mostBytesOfRefusal = 16 * 1024

const isOfType = (type: string, headers: Headers.Headers): boolean =>
  (headers["content-type"] ?? "").split(";", 1).join().trim().toLowerCase() === type

const arrived = (response: HttpClientResponse.HttpClientResponse, from: URL) =>
  Effect.gen(function* () {
    if (!isOfType("application/json", response.headers)) return yield* passes("failing", "status 200 without JSON")

    const body = yield* Effect.mapError(response.arrayBuffer, unreachable)
    const { headers } = response

    return Arrival.Arrived({ body, headers, from, retrievedAt: yield* Clock.currentTimeMillis })
  })

const badRequest = (response: HttpClientResponse.HttpClientResponse) =>
  Body.bytes(response, mostBytesOfRefusal).pipe(
    Effect.map((bytes) => new TextDecoder().decode(bytes)),
    Effect.orElseSucceed(() => ""),
    Effect.map((reason) => Arrival.BadRequest({ reason })),
  )

const overloaded = ({ headers, status }: HttpClientResponse.HttpClientResponse) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    passes("overloaded", `status ${status}`, RetryAfter.millis(headers["retry-after"], now)),
  )

/** A page for people is not the registry's word that there is no such study. */
const notFound = (response: HttpClientResponse.HttpClientResponse) =>
  isOfType("text/html", response.headers)
    ? Effect.fail(passes("failing", "status 404 with a page"))
    : Effect.succeed(Arrival.NotFound())

/** What came from an address, once it has come whole. Of a failure only the status is told. */
export const of = (
  response: HttpClientResponse.HttpClientResponse,
  from: URL,
): Effect.Effect<Arrival, AttemptHasFailed> => {
  const { status } = response
  const fact = `status ${status}`

  if (status === 200) return arrived(response, from)
  if (status === 404) return notFound(response)
  if (status === 400) return badRequest(response)
  if (status === 403) return ends("blocked", fact)
  if (status === 429 || status === 503) return overloaded(response)
  if (status === 408) return passes("too slow", fact)
  if (status >= 500) return passes("failing", fact)

  return ends(status >= 400 ? "refused" : "malformed", fact)
}

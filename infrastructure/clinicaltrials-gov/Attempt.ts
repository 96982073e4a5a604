import { FetchHttpClient, type Headers, HttpClient, HttpClientRequest, type HttpClientResponse } from "@effect/platform"
import { Clock, Data, Effect, Either, type Scope } from "effect"
import type { RegistryIsUnavailable } from "../../application/ports/Registry.ts"
import * as Body from "./Body.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as RetryAfter from "./RetryAfter.ts"

/** What the registry said. `json` is its whole answer, parsed and nothing more; `reason` its own text. */
export type Answer = Data.TaggedEnum<{
  Told: { readonly json: unknown; readonly retrievedAt: number }
  NotFound: {}
  BadRequest: { readonly reason: string }
}>

export const Answer = Data.taggedEnum<Answer>()

/**
 * One attempt to ask the registry came to nothing. `fact` is for logs: it holds nothing of the address or the answer.
 * `mayPass` says whether it is worth another attempt, `wait` (milliseconds) when the registry wants it.
 */
export class AttemptHasFailed extends Data.TaggedError("AttemptHasFailed")<{
  readonly reason: RegistryIsUnavailable["reason"]
  readonly fact: string
  readonly mayPass: boolean
  readonly wait?: number | undefined
}> {}

const mostRedirects = 3
const redirects = [301, 302, 303, 307, 308]

const mostBytesOfRefusal = 16 * 1024

const ends = (reason: RegistryIsUnavailable["reason"], fact: string) =>
  new AttemptHasFailed({ reason, fact, mayPass: false })

const passes = (reason: RegistryIsUnavailable["reason"], fact: string) =>
  new AttemptHasFailed({ reason, fact, mayPass: true })

/** The code of a network error (`ECONNRESET`), as its message may hold the address that was asked. */
const codeOf = (error: { readonly cause?: unknown }): string => {
  const { cause } = error

  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "connection failed"
}

const unreachable = (error: { readonly cause?: unknown }) => passes("unreachable", codeOf(error))

const isJson = (headers: Headers.Headers): boolean =>
  /^application\/json\s*(;|$)/i.test(headers["content-type"]?.trim() ?? "")

const parse = (bytes: Uint8Array): Either.Either<unknown, AttemptHasFailed> =>
  Either.try({
    try: () => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
    catch: () => passes("malformed", "not JSON, or cut off"),
  })

const told = (response: HttpClientResponse.HttpClientResponse, mostBytes: number) =>
  Effect.gen(function* () {
    if (!isJson(response.headers)) return yield* passes("failing", "status 200 without JSON")

    const bytes = yield* Effect.catchTags(Body.bytes(response, mostBytes), {
      BodyIsTooLarge: () => ends("malformed", "too large"),
      ResponseError: (error) => (error.reason === "EmptyBody" ? passes("malformed", "empty") : unreachable(error)),
    })
    const json = yield* parse(bytes)

    return Answer.Told({ json, retrievedAt: yield* Clock.currentTimeMillis })
  })

const badRequest = (response: HttpClientResponse.HttpClientResponse) =>
  Body.bytes(response, mostBytesOfRefusal).pipe(
    Effect.map((bytes) => new TextDecoder().decode(bytes)),
    Effect.orElseSucceed(() => ""),
    Effect.map((reason) => Answer.BadRequest({ reason })),
  )

const overloaded = (response: HttpClientResponse.HttpClientResponse) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.fail(
      new AttemptHasFailed({
        reason: "overloaded",
        fact: `status ${response.status}`,
        mayPass: true,
        wait: RetryAfter.millis(response.headers["retry-after"], now),
      }),
    ),
  )

const read = (response: HttpClientResponse.HttpClientResponse, mostBytes: number) => {
  const { status } = response
  const fact = `status ${status}`

  if (status === 200) return told(response, mostBytes)
  if (status === 404) return Effect.succeed(Answer.NotFound())
  if (status === 400) return badRequest(response)
  if (status === 403) return ends("blocked", fact)
  if (status === 429 || status === 503) return overloaded(response)
  if (status === 408) return passes("too slow", fact)
  if (status >= 500) return passes("failing", fact)

  return ends(status >= 400 ? "refused" : "malformed", fact)
}

/** Where a redirect leads, as long as it stays with the registry that was asked. */
const target = (response: HttpClientResponse.HttpClientResponse, from: URL): URL | undefined => {
  const location = response.headers["location"]
  if (location === undefined || !URL.canParse(location, from.href)) return undefined

  const to = new URL(location, from)

  return to.origin === from.origin && to.username === "" && to.password === "" ? to : undefined
}

/**
 * Asks the registry once, and reads the whole answer. Redirects are followed within the same origin: a former number of
 * a study leads to the study. Nothing is told to a tracer: the address holds the caller's words.
 */
export const make = (http: HttpClient.HttpClient, mostBytes: number) => {
  const client = http.pipe(
    HttpClient.withTracerDisabledWhen(() => true),
    HttpClient.withTracerPropagation(false),
    HttpClient.withScope,
  )

  const request = (url: URL) =>
    Effect.zipRight(
      RegistryMetrics.attempt,
      client.execute(HttpClientRequest.acceptJson(HttpClientRequest.get(url.href))),
    )

  const follow = (url: URL, redirectsLeft: number): Effect.Effect<Answer, AttemptHasFailed, Scope.Scope> =>
    Effect.flatMap(Effect.mapError(request(url), unreachable), (response) => {
      if (!redirects.includes(response.status)) return read(response, mostBytes)

      const next = target(response, url)
      if (next === undefined) return ends("malformed", "redirected elsewhere")

      return redirectsLeft === 0 ? ends("malformed", "redirected too often") : follow(next, redirectsLeft - 1)
    })

  return (url: URL): Effect.Effect<Answer, AttemptHasFailed> =>
    Effect.scoped(follow(url, mostRedirects)).pipe(
      Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
    )
}

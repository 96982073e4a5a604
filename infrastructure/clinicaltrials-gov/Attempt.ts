import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Effect, type Scope } from "effect"
import { inTurns } from "../../application/Turns.ts"
import * as Arrival from "./Arrival.ts"
import * as FailedAttempt from "./FailedAttempt.ts"
import type { Inquiry } from "./Inquiry.ts"
import * as RegistryAnswer from "./RegistryAnswer.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as WholeBody from "./WholeBody.ts"

/** So many bytes of whole answers are remembered, and as many of records: some pages. What is worked out about them takes several times as much. */
const mostRemembered = 4 * 1024 * 1024

const mostRedirects = 3
const redirects = [301, 302, 303, 307, 308]

/** Where a redirect leads, as long as it stays with the registry that was asked. */
const target = (response: HttpClientResponse.HttpClientResponse, from: URL): URL | undefined => {
  const location = response.headers["location"]
  if (location === undefined || !URL.canParse(location, from.href)) return undefined

  const to = new URL(location, from)

  return to.origin === from.origin && to.username === "" && to.password === "" ? to : undefined
}

/**
 * Asks the registry once, until the whole answer has arrived. What may move is followed within the same origin: a former number
 * of a study leads to the study. Nothing is told to a tracer: the address holds the caller's words.
 */
export const make = (http: HttpClient.HttpClient) => {
  const read = RegistryAnswer.reader(mostRemembered)
  const client = http.pipe(
    HttpClient.withTracerDisabledWhen(() => true),
    HttpClient.withScope,
  )

  const request = (url: URL) =>
    Effect.zipRight(
      RegistryMetrics.attempt,
      client.execute(HttpClientRequest.acceptJson(HttpClientRequest.get(url.href))),
    )

  const follow = (
    inquiry: Inquiry,
    url: URL,
    redirectsLeft: number,
  ): Effect.Effect<Arrival.Arrival, FailedAttempt.AttemptHasFailed, Scope.Scope> =>
    Effect.flatMap(Effect.mapError(request(url), FailedAttempt.unreachable), (response) => {
      if (!redirects.includes(response.status)) return Arrival.of(response, url)
      if (!inquiry.mayMove) return FailedAttempt.ends("malformed", "redirected")

      const next = target(response, url)
      if (next === undefined) return FailedAttempt.ends("malformed", "redirected elsewhere")

      return redirectsLeft === 0
        ? FailedAttempt.ends("malformed", "redirected too often")
        : follow(inquiry, next, redirectsLeft - 1)
    })

  const ask = (inquiry: Inquiry): Effect.Effect<Arrival.Arrival, FailedAttempt.AttemptHasFailed> =>
    Effect.scoped(follow(inquiry, inquiry.url, mostRedirects)).pipe(
      Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
      Effect.provideService(FetchHttpClient.Fetch, WholeBody.fetching(inquiry.mostBytes)),
    )

  return {
    ask,
    /** Reads what has arrived, in turns with all else that is worked on. */
    read: (
      arrival: Arrival.Arrival,
      inquiry: Inquiry,
    ): Effect.Effect<RegistryAnswer.RegistryAnswer, FailedAttempt.AttemptHasFailed> =>
      Effect.flatten(inTurns(read(arrival, inquiry))),
  }
}

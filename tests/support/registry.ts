import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Duration, Effect, Layer } from "effect"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"

type Options = Partial<ClinicalTrialsGov.Options>

/** An answer is waited for longer than any machine takes, and what fails is asked again at once. */
const usual: ClinicalTrialsGov.Options = {
  baseUrl: new URL("https://registry.test/api/v2"),
  timeout: Duration.minutes(2),
  backoff: Duration.zero,
  concurrency: 32,
  pageSize: 200,
}

/** The live adapter, over the server at an address. */
export const served = (baseUrl: URL, options: Options = {}) =>
  ClinicalTrialsGov.layer({ ...usual, baseUrl, ...options }).pipe(Layer.provide(FetchHttpClient.layer))

/** The live adapter, over a registry at `https://registry.test/api/v2` that is no server: what it answers is given here. */
export const answered = (answers: (url: URL) => Effect.Effect<Response>, options: Options = {}) =>
  ClinicalTrialsGov.layer({ ...usual, ...options }).pipe(
    Layer.provide(
      Layer.succeed(
        HttpClient.HttpClient,
        HttpClient.make((request, url) =>
          Effect.map(answers(url), (response) => HttpClientResponse.fromWeb(request, response)),
        ),
      ),
    ),
  )

import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientError from "@effect/platform/HttpClientError"
import { Effect, Layer, Logger, Redacted } from "effect"
import type { TracingOptions } from "../TracingVariables.ts"
import { version } from "../Version.ts"

/** A collector that does not answer in this time is given up, as OpenTelemetry's exporters do by default. */
const exportTimeout = "10 seconds"

const client = Layer.effect(
  HttpClient.HttpClient,
  Effect.map(
    HttpClient.HttpClient,
    HttpClient.transform((answer, request) =>
      Effect.timeoutFail(answer, {
        duration: exportTimeout,
        onTimeout: () => new HttpClientError.RequestError({ request, reason: "Transport" }),
      }),
    ),
  ),
).pipe(Layer.provide(FetchHttpClient.layer))

/** Tells spans to a collector, in batches, in the background; without options there is nothing. */
export const layer = (options: TracingOptions | undefined): Layer.Layer<never> =>
  options === undefined
    ? Layer.empty
    : OtlpTracer.layer({
        url: options.url.href,
        headers: Redacted.value(options.headers),
        resource: { serviceName: options.serviceName, serviceVersion: version },
        exportInterval: "2 seconds",
        shutdownTimeout: exportTimeout,
      }).pipe(
        Layer.provide(options.protocol === "http/json" ? OtlpSerialization.layerJson : OtlpSerialization.layerProtobuf),
        Layer.provide(client),
        // Would tell every log line to the span it falls in, with failures and all that they hold.
        Layer.merge(Logger.remove(Logger.tracerLogger)),
      )

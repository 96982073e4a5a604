import { Data, Duration, Effect, Schedule } from "effect"
import type { WebHandler } from "./WebHandler.ts"

export interface Options {
  readonly host: string
  readonly port: number
  /** The longest that a request may take: nothing is cut off before. */
  readonly longestRequest: Duration.Duration
}

/** The address to listen on is not to be had. */
export class AddressIsUnavailable extends Data.TaggedError("AddressIsUnavailable")<{ readonly sentence: string }> {}

/** Above the application's own limit, so that the answer to a large body is ours. */
const largestBody = 16 * 1024 * 1024

/** Bun cuts a connection that is silent for longer, at most after 255 seconds. */
const idleSeconds = (longestRequest: Duration.Duration) =>
  Math.min(255, Math.ceil(Duration.toSeconds(longestRequest)) + 15)

/** How long requests in flight may take to finish when the service is told to stop. */
const patience = Duration.seconds(20)

const failed = () =>
  Response.json(
    {
      error: {
        code: "internal_error",
        message: "The service failed unexpectedly. Nothing was made up; try again later.",
      },
    },
    { status: 500 },
  )

const listen = (handler: WebHandler, { host, longestRequest, port }: Options) =>
  Effect.try({
    try: () =>
      Bun.serve({
        hostname: host,
        port,
        development: false,
        reusePort: false,
        idleTimeout: idleSeconds(longestRequest),
        maxRequestBodySize: largestBody,
        fetch: (request, server) => handler(request, server.requestIP(request)?.address ?? ""),
        error: failed,
      }),
    catch: () => new AddressIsUnavailable({ sentence: `${host} port ${port} is not free to listen on (HOST, PORT).` }),
  })

const drain = (server: Bun.Server<undefined>) =>
  Effect.sync(() => server.pendingRequests).pipe(
    Effect.repeat({ until: (pending) => pending === 0, schedule: Schedule.spaced("20 millis") }),
    Effect.interruptible,
    Effect.timeoutOption(patience),
  )

/**
 * Serves until its scope closes. Then `onDrain` is told, requests in flight are answered to their end, and only then are
 * connections closed. Gives the address it listens on.
 */
export const serve = (handler: WebHandler, options: Options, onDrain: Effect.Effect<void>) =>
  Effect.acquireRelease(listen(handler, options), (server) =>
    onDrain.pipe(Effect.zipRight(drain(server)), Effect.zipRight(Effect.promise(() => server.stop(true)))),
  )

import { Duration, Effect, Either, Schedule } from "effect"
import * as AddressIsUnavailable from "./AddressIsUnavailable.ts"
import type { InFlight } from "./InFlight.ts"
import type { WebHandler, WebHandlers } from "./WebHandler.ts"

export interface Options {
  readonly host: string
  readonly port: number
  /** The longest that a request may take: nothing is cut off before. */
  readonly longestRequest: Duration.Duration
  /** How much longer than that a connection may be silent. */
  readonly longestSilence: Duration.Duration
  /** How long requests in flight may take to finish when the service is told to stop. */
  readonly drainTimeout: Duration.Duration
}

/** What is to be done to its end before the service ends. */
export type Work = Pick<InFlight, "settled" | "endAll">

/** What is answered where. */
export interface Answering extends WebHandlers {
  /** What a request is answered that the handler itself fails on. */
  readonly failed: () => Response
}

/** Bun cuts a connection that is silent for longer, at most after 255 seconds; one that never finishes its headers after 12. */
const idleSeconds = ({ longestRequest, longestSilence }: Options) =>
  Math.min(255, Math.ceil(Duration.toSeconds(Duration.sum(longestRequest, longestSilence))))

/** How long callers may take to read their answers once all are given. */
const farewell = Duration.seconds(3)

/** Takes the port. Until it is known what is answered there, no request is read. */
const listen = (options: Options) =>
  Either.try({
    try: () =>
      Bun.serve({
        hostname: options.host,
        port: options.port,
        development: false,
        reusePort: false,
        idleTimeout: idleSeconds(options),
        // The application has its own limit: Bun would answer with no body. What nobody reads is held back, not kept.
        maxRequestBodySize: Number.MAX_SAFE_INTEGER,
        fetch: () => new Response(null, { status: 503 }),
      }),
    catch: (error) => AddressIsUnavailable.because(error, options),
  })

/** Says what is answered at a port that was taken. */
const answer = (
  server: Bun.Server<undefined>,
  { elsewhere, failed, routes }: Answering,
  isEnding: () => boolean,
): Bun.Server<undefined> => {
  const served =
    (handler: WebHandler) =>
    async (
      request: Request & { readonly params?: Readonly<Record<string, string>> },
      server: Bun.Server<undefined>,
    ) => {
      const [parameter = ""] = Object.values(request.params ?? {})
      const response = await handler(request, server.requestIP(request)?.address ?? "", parameter)
      if (isEnding()) response.headers.set("connection", "close")

      return response
    }

  return server.reload({
    development: false,
    // Bun's router takes a path as it was sent, where the URL of a request has its dots resolved.
    routes: Object.fromEntries(Array.from(routes, ([pattern, handler]) => [pattern, served(handler)])),
    fetch: served(elsewhere),
    error: failed,
  })
}

const atMost = <A>(wait: Effect.Effect<A>, longest: Duration.Duration) =>
  Effect.timeoutOption(Effect.interruptible(wait), longest)

/** Waits for what is in flight; what has not finished when the time to drain is over gets its last answer. */
const finish = ({ endAll, settled }: Work, { drainTimeout }: Options) =>
  Effect.zipRight(atMost(settled, drainTimeout), Effect.sync(endAll))

/** Bun counts answers that are not read to their end, and does not tell when there are none. */
const allRead = (server: Bun.Server<undefined>) =>
  Effect.repeat(
    Effect.sync(() => server.pendingRequests),
    { until: (pending) => pending === 0, schedule: Schedule.spaced("10 millis") },
  )

/** Takes no further connection, lets answers be read to their end, and closes what is left. */
const close = (server: Bun.Server<undefined>) =>
  Effect.sync(() => void server.stop()).pipe(
    Effect.zipRight(atMost(allRead(server), farewell)),
    Effect.zipRight(Effect.promise(() => server.stop(true))),
  )

/**
 * Serves until its scope closes. Then `onDrain` is told, requests in flight are answered to their end, and only then are
 * connections closed. Gives the address it listens on.
 */
export const serve = (
  answering: (port: number) => Answering,
  work: Work,
  options: Options,
  onDrain: Effect.Effect<void>,
) => {
  let ending = false
  const drain = Effect.zipRight(
    onDrain,
    Effect.sync(() => {
      ending = true
    }),
  )

  return Effect.acquireRelease(
    Effect.suspend(() => listen(options)),
    (server) => drain.pipe(Effect.zipRight(finish(work, options)), Effect.zipRight(close(server))),
  ).pipe(Effect.map((server) => answer(server, answering(server.port ?? options.port), () => ending)))
}

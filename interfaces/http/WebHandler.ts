import { HttpApp, HttpMiddleware, type HttpServerRequest } from "@effect/platform"
import { Context, type Effect, Runtime } from "effect"
import { methodOf } from "../telemetry/Answered.ts"
import * as RequestLog from "../telemetry/RequestLog.ts"
import * as RequestMetrics from "../telemetry/RequestMetrics.ts"
import * as Visit from "../telemetry/Visit.ts"
import * as App from "./App.ts"

/** What the application needs of the world. */
export type Ports = Exclude<
  Effect.Effect.Context<ReturnType<typeof App.make>>,
  App.Connection | Visit.Visit | HttpServerRequest.HttpServerRequest
>

/** Answers a web request that came from an address. */
export type WebHandler = (request: Request, address: string) => Promise<Response>

/**
 * The application as a function of the web's own types, which counts and logs what it answers. The platform's own spans
 * are off: they would hold addresses and URLs.
 */
export const make = (
  runtime: Runtime.Runtime<Ports>,
  options: App.Options,
  log: RequestLog.RequestLog = RequestLog.none,
): WebHandler => {
  const quiet = Runtime.setFiberRef(runtime, HttpMiddleware.currentTracerDisabledWhen, () => true)
  const perRequest = Context.make(App.Connection, { address: "" }).pipe(Context.add(Visit.Visit, Visit.begin()))
  const handle = HttpApp.toWebHandlerRuntime(
    Runtime.updateContext(quiet, (ports: Context.Context<Ports>) => Context.merge(ports, perRequest)),
  )(App.make(options))

  return async (request, address) => {
    const began = performance.now()
    const visit = Visit.begin()
    RequestMetrics.began()
    const context = Context.make(App.Connection, { address }).pipe(Context.add(Visit.Visit, visit))
    const response = await handle(request, context as Context.Context<never>)
    const answered = {
      ...visit.facts(),
      method: methodOf(request.method),
      status: response.status,
      millis: performance.now() - began,
    }
    RequestMetrics.answered(answered)
    log(answered)

    return response
  }
}

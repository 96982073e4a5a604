import { HttpApp, HttpMiddleware, type HttpServerRequest } from "@effect/platform"
import { Context, type Effect, Runtime } from "effect"
import * as App from "./App.ts"

/** What the application needs of the world. */
export type Ports = Exclude<
  Effect.Effect.Context<ReturnType<typeof App.make>>,
  App.Connection | HttpServerRequest.HttpServerRequest
>

/** Answers a web request that came from an address. */
export type WebHandler = (request: Request, address: string) => Promise<Response>

/**
 * The application as a function of the web's own types. The platform's own spans are off: they would hold addresses and
 * URLs.
 */
export const make = (runtime: Runtime.Runtime<Ports>, options: App.Options): WebHandler => {
  const quiet = Runtime.setFiberRef(runtime, HttpMiddleware.currentTracerDisabledWhen, () => true)
  const handle = HttpApp.toWebHandlerRuntime(Runtime.provideService(quiet, App.Connection, { address: "" }))(
    App.make(options),
  )

  return (request, address) => handle(request, Context.make(App.Connection, { address }) as Context.Context<never>)
}

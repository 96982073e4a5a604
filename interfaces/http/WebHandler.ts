import { Context, type Effect, Exit, Runtime } from "effect"
import { methodOf } from "../telemetry/Answered.ts"
import * as RequestLog from "../telemetry/RequestLog.ts"
import * as RequestMetrics from "../telemetry/RequestMetrics.ts"
import * as Visit from "../telemetry/Visit.ts"
import * as App from "./App.ts"
import type { Incoming } from "./Incoming.ts"

type Answering = ReturnType<typeof App.make>["elsewhere"]

/** What the application needs of the world. */
export type Ports = Effect.Effect.Context<ReturnType<Answering>>

/** Answers a web request that came from an address; `parameter` is what its path holds for the parameter of a pattern. */
export type WebHandler = (request: Request, address: string, parameter: string) => Promise<Response>

/** What is answered at each path, by the patterns of Bun's router, and where none of them fits. */
export interface WebHandlers {
  readonly routes: ReadonlyMap<string, WebHandler>
  readonly elsewhere: WebHandler
}

/** What nobody reads any more: its caller has hung up. */
const unread = () => new Response(null, { status: 499 })

/** What HEAD is answered: what GET would be, but for the body. */
const withoutBody = async (response: Response): Promise<Response> => {
  const { byteLength } = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.set("content-length", String(byteLength))

  return new Response(null, { status: response.status, headers })
}

/** The application in the web's own types, which counts and logs what it answers. */
export const make = (
  runtime: Runtime.Runtime<Ports>,
  options: App.Options,
  log: RequestLog.RequestLog = RequestLog.none,
): WebHandlers => {
  const respond = async (answering: Answering, incoming: Incoming): Promise<Response> => {
    const noted = Runtime.make({ ...runtime, context: Context.add(runtime.context, Visit.Visit, incoming.visit) })
    const exit = await Runtime.runPromiseExit(noted)(answering(incoming))

    const response = Exit.getOrElse(exit, unread)

    return incoming.request.method === "HEAD" ? withoutBody(response) : response
  }

  const handler =
    (answering: Answering): WebHandler =>
    async (request, address, parameter) => {
      const began = performance.now()
      const visit = Visit.begin()
      RequestMetrics.began()
      const response = await respond(answering, { request, address, parameter, visit })
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

  const { elsewhere, routes } = App.make(options)

  return {
    routes: new Map(Array.from(routes, ([pattern, answering]) => [pattern, handler(answering)] as const)),
    elsewhere: handler(elsewhere),
  }
}

import { Context, type Effect, Exit, Runtime } from "effect"
import { methodOf } from "../telemetry/Answered.ts"
import * as RequestLog from "../telemetry/RequestLog.ts"
import * as RequestMetrics from "../telemetry/RequestMetrics.ts"
import * as Visit from "../telemetry/Visit.ts"
import * as App from "./App.ts"

/** What the application needs of the world. */
export type Ports = Effect.Effect.Context<ReturnType<ReturnType<typeof App.make>>>

/** Answers a web request that came from an address. */
export type WebHandler = (request: Request, address: string) => Promise<Response>

/** What nobody reads any more: its caller has hung up. */
const unread = () => new Response(null, { status: 499 })

/** What HEAD is answered: what GET would be, but for the body. */
const withoutBody = async (response: Response): Promise<Response> => {
  const { byteLength } = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.set("content-length", String(byteLength))

  return new Response(null, { status: response.status, headers })
}

/** The application as a function of the web's own types, which counts and logs what it answers. */
export const make = (
  runtime: Runtime.Runtime<Ports>,
  options: App.Options,
  log: RequestLog.RequestLog = RequestLog.none,
): WebHandler => {
  const app = App.make(options)

  const respond = async (request: Request, address: string, visit: typeof Visit.Visit.Service): Promise<Response> => {
    const noted = Runtime.make({ ...runtime, context: Context.add(runtime.context, Visit.Visit, visit) })
    const exit = await Runtime.runPromiseExit(noted)(app({ request, address, visit }))

    const response = Exit.getOrElse(exit, unread)

    return request.method === "HEAD" ? withoutBody(response) : response
  }

  return async (request, address) => {
    const began = performance.now()
    const visit = Visit.begin()
    RequestMetrics.began()
    const response = await respond(request, address, visit)
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

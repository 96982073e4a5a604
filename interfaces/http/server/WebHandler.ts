import { Context, Duration, Effect, Exit, type Fiber, Runtime } from "effect"
import * as WaitForStorage from "../../../application/WaitForStorage.ts"
import { methodOf } from "../../telemetry/Answered.ts"
import * as RequestLog from "../../telemetry/RequestLog.ts"
import * as RequestMetrics from "../../telemetry/RequestMetrics.ts"
import * as Visit from "../../telemetry/Visit.ts"
import * as XRequestId from "../reply/XRequestId.ts"
import type { Incoming } from "../request/Incoming.ts"
import * as App from "../routing/App.ts"
import * as InFlight from "./InFlight.ts"
import * as LastResort from "./LastResort.ts"

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

/** How long the last word to a caller may take, once the time for the answer is over. */
const lastBreath = Duration.seconds(1)

const responseOf = (fiber: Fiber.RuntimeFiber<Response>) =>
  new Promise<Response>((resolve) => fiber.addObserver((exit) => resolve(Exit.getOrElse(exit, unread))))

/** The application in the web's own types, which counts and logs what it answers. */
export const make = (
  runtime: Runtime.Runtime<Ports>,
  options: App.Options,
  log: RequestLog.RequestLog = RequestLog.none,
  inFlight: InFlight.InFlight = InFlight.make(),
): WebHandlers => {
  const work = (answering: Answering, incoming: Incoming): InFlight.Work => {
    const context = runtime.context.pipe(
      Context.add(Visit.Visit, incoming.visit),
      Context.add(WaitForStorage.WaitForStorage, WaitForStorage.begun()),
    )
    const run = Runtime.runFork(Runtime.make({ ...runtime, context }))
    const fiber = run(answering(incoming))

    return {
      answer: responseOf(fiber),
      /** Asked again, the application refuses what it has no time for, and says how the caller's quota stands. */
      end: () => {
        fiber.unsafeInterruptAsFork(fiber.id())
        const refused = Effect.timeoutTo(answering(incoming), {
          duration: lastBreath,
          onSuccess: (response) => response,
          onTimeout: () => LastResort.interrupted(options.links),
        })

        return responseOf(run(refused))
      },
    }
  }

  const handler =
    (answering: Answering): WebHandler =>
    async (request, address, parameter) => {
      const began = performance.now()
      const visit = Visit.begin(XRequestId.make())
      RequestMetrics.began()
      const whole = await inFlight.answer(work(answering, { request, address, parameter, visit }))
      const response = request.method === "HEAD" ? await withoutBody(whole) : whole
      const facts = visit.facts()
      response.headers.set(XRequestId.header, facts.requestId)
      const answered = {
        ...facts,
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

import { Effect, Either } from "effect"
import { identify } from "../../application/Admission.ts"
import type { Settled } from "../../application/ChargedCall.ts"
import type { Meter, Standing } from "../../application/ports/Usage.ts"
import { Usage } from "../../application/ports/Usage.ts"
import { type Failure, ServiceIsDraining } from "../Failure.ts"
import type { Links } from "../Links.ts"
import * as RequestSpan from "../telemetry/RequestSpan.ts"
import type { Facts, Visit } from "../telemetry/Visit.ts"
import * as Authorization from "./Authorization.ts"
import { clientNetwork } from "./ClientAddress.ts"
import type { Endpoint } from "./Endpoint.ts"
import { exchange } from "./Exchange.ts"
import * as ForwardedFor from "./ForwardedFor.ts"
import * as HangUp from "./HangUp.ts"
import * as Headers from "./Headers.ts"
import type { Incoming } from "./Incoming.ts"
import type { Page } from "./Page.ts"
import * as Reply from "./Reply.ts"
import * as Routes from "./Routes.ts"
import { logDefect } from "./UnexpectedFailure.ts"

export interface Options {
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly pages: ReadonlyArray<Page>
  readonly links: Links
  /** How many proxies stand in front. */
  readonly trustedProxies: number
  /** What is told of a quota while the store that knows it is away. */
  readonly quotas: { readonly sandboxRequestsPerDay: number; readonly proCallsPerMonth: number }
  /** Whether the service is told to stop: then it takes no further call. */
  readonly isDraining: () => boolean
  /** Whether calls are told to a tracer. */
  readonly isTraced: boolean
}

/** What an operator learns of a reply. */
const factsOf = ({ fault, headers }: Reply.Reply): Partial<Facts> => ({
  isReplayed: headers["idempotency-replayed"] !== undefined,
  ...(fault === undefined ? {} : { fault }),
})

/** The whole service behind HTTP: what is answered at each path, and nothing about ports and sockets. */
export const make = ({ endpoints, isDraining, isTraced, links, pages, ...settings }: Options) => {
  const { quotas, trustedProxies } = settings
  const warnOfProxy = Effect.runSync(ForwardedFor.warnOnce(trustedProxies))

  const preflight = (request: Request, more: Readonly<Record<string, string>> = {}) =>
    new Response(null, {
      status: 204,
      headers: Headers.withAlways(Headers.preflight(request.headers.get("access-control-request-headers")), more),
    })

  const written = (visit: typeof Visit.Service, reply: Reply.Reply, standing?: Standing) => {
    const { body, contentType, headers, status } = reply
    visit.note(factsOf(reply))
    const limits = standing === undefined ? {} : Headers.rateLimit(standing)

    return contentType === null
      ? new Response(null, { status, headers: Headers.withAlways(headers, limits) })
      : new Response(body, { status, headers: Headers.withAlways(headers, limits, { "content-type": contentType }) })
  }

  /** How a meter stands; with the store away, as much as is known without it. */
  const standingOf = Effect.fnUntraced(function* (meter: Meter) {
    const usage = yield* Usage
    const now = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)

    return yield* Effect.orElseSucceed(usage.standing(meter), () => ({
      limit: meter._tag === "Network" ? quotas.sandboxRequestsPerDay : quotas.proCallsPerMonth,
      remaining: 0,
      resetAt: Math.ceil(now / 1000),
    }))
  })

  const methodIsNotAllowed = (allow: string) =>
    Reply.error({ status: 405, code: "method_not_allowed", message: `This path accepts ${allow} only.` }, links, {
      allow,
    })

  const nothingHere = Reply.error(
    {
      status: 404,
      code: "not_found",
      message: `There is nothing at this path; there is ${[...endpoints.map(({ template }) => template), "/docs", "/openapi.json"].join(", ")}.`,
    },
    links,
  )

  /** Who calls, or why that is not known; and how the quota stands that is theirs, or would be. */
  const visitor = Effect.fnUntraced(function* ({ address, request, visit }: Incoming) {
    const forwardedFor = request.headers.get("x-forwarded-for") ?? undefined
    if (forwardedFor !== undefined) yield* warnOfProxy
    const networkOf = () => clientNetwork(address, forwardedFor, trustedProxies)
    const caller = yield* Effect.either(identify(Authorization.keyOf(request.headers.get("authorization")), networkOf))
    if (Either.isRight(caller)) visit.note({ plan: caller.right.plan })

    return {
      caller,
      standing: standingOf(Either.isRight(caller) ? caller.right.meter : { _tag: "Network", network: networkOf() }),
    }
  })

  const call = Effect.fnUntraced(function* (endpoint: Endpoint, incoming: Incoming) {
    const { parameter, request, visit } = incoming
    const { caller, standing } = yield* visitor(incoming)
    const methods = Routes.methodsOf(endpoint)
    if (!methods.includes(request.method)) {
      return request.method === "OPTIONS"
        ? preflight(request, { ...Headers.rateLimit(yield* standing), allow: methods.join(", ") })
        : written(visit, methodIsNotAllowed(methods.join(", ")), yield* standing)
    }
    const refused = (failure: Failure) =>
      Effect.map(standing, (standing): Settled<Reply.Reply> => ({ answer: Reply.failure(failure, links), standing }))
    const settled = yield* Either.isLeft(caller)
      ? refused(caller.left)
      : isDraining()
        ? refused(new ServiceIsDraining())
        : Effect.catchAll(exchange(endpoint, parameter, request, caller.right, links), refused)

    return written(visit, settled.answer, settled.standing)
  })

  const shown = (page: Page) => {
    const { body, contentType, headers, status } = page.respond()

    return new Response(body, { status, headers: Headers.withAlways(headers ?? {}, { "content-type": contentType }) })
  }

  const show = (page: Page, { request, visit }: Incoming) => {
    if (request.method === "OPTIONS") return preflight(request)

    return request.method === "GET" || request.method === "HEAD"
      ? shown(page)
      : written(visit, methodIsNotAllowed("GET, HEAD"))
  }

  const miss = Effect.fnUntraced(function* (isMetered: boolean, incoming: Incoming) {
    const { request, visit } = incoming
    const standing = isMetered ? yield* (yield* visitor(incoming)).standing : undefined

    return request.method === "OPTIONS"
      ? preflight(request, standing === undefined ? {} : Headers.rateLimit(standing))
      : written(visit, nothingHere, standing)
  })

  const respond = (route: Routes.Route, incoming: Incoming) => {
    switch (route._tag) {
      case "Call": {
        const { endpoint } = route
        incoming.visit.note({ route: endpoint.template })
        const answer = endpoint.asksRegistry
          ? HangUp.ending(call(endpoint, incoming), incoming.request.signal)
          : call(endpoint, incoming)

        return isTraced ? RequestSpan.around(answer, incoming) : answer
      }
      case "Show": {
        const { page } = route
        incoming.visit.note({ route: page.path })

        return Effect.sync(() => show(page, incoming))
      }
      case "Nothing":
        return miss(route.isMetered, incoming)
    }
  }

  const answering = (route: Routes.Route) => (incoming: Incoming) =>
    Effect.catchAllDefect(
      Effect.suspend(() => respond(route, incoming)),
      (defect) => Effect.as(logDefect(defect), written(incoming.visit, Reply.defect(links))),
    )

  return {
    /** By the patterns of paths. */
    routes: new Map(
      Array.from(Routes.known(endpoints, pages), ([pattern, route]) => [pattern, answering(route)] as const),
    ),
    elsewhere: answering(Routes.elsewhere),
  }
}

import { Effect, Either } from "effect"
import { identify } from "../../application/Admission.ts"
import type { Meter, Standing } from "../../application/ports/Usage.ts"
import { Usage } from "../../application/ports/Usage.ts"
import { type Failure, ServiceIsDraining } from "../Failure.ts"
import type { Links } from "../Links.ts"
import * as RequestSpan from "../telemetry/RequestSpan.ts"
import type { Facts, Visit } from "../telemetry/Visit.ts"
import * as Authorization from "./Authorization.ts"
import { clientNetwork } from "./ClientAddress.ts"
import type { Endpoint } from "./Endpoint.ts"
import { exchange, type Settled } from "./Exchange.ts"
import * as ForwardedFor from "./ForwardedFor.ts"
import * as HangUp from "./HangUp.ts"
import * as Headers from "./Headers.ts"
import { type Incoming, pathOf } from "./Incoming.ts"
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

/** What an operator learns of a reply. A tool's result that costs nothing, and is no replay, tells of a failure of ours. */
const factsOf = ({ fault, headers, isCharged }: Reply.Reply): Partial<Facts> => {
  const isReplayed = headers["idempotency-replayed"] !== undefined
  const known = fault ?? (isCharged || isReplayed ? undefined : { code: "internal_error", reason: "ToolHasFailed" })

  return { isReplayed, ...(known === undefined ? {} : { fault: known }) }
}

/** The whole service behind HTTP: every request that arrives, and nothing about ports and sockets. */
export const make = ({ endpoints, isDraining, isTraced, links, pages, ...settings }: Options) => {
  const { quotas, trustedProxies } = settings
  const find = Routes.finderOf(endpoints)
  const pageAt = new Map(pages.map((page) => [page.path, page]))
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

  const call = Effect.fnUntraced(function* (
    { endpoint, parameter }: Routes.Found,
    { address, request, visit }: Incoming,
  ) {
    const forwardedFor = request.headers.get("x-forwarded-for") ?? undefined
    if (forwardedFor !== undefined) yield* warnOfProxy
    const networkOf = () => clientNetwork(address, forwardedFor, trustedProxies)
    const caller = yield* Effect.either(identify(Authorization.keyOf(request.headers.get("authorization")), networkOf))
    if (Either.isRight(caller)) visit.note({ plan: caller.right.plan })

    const standing = standingOf(Either.isRight(caller) ? caller.right.meter : { _tag: "Network", network: networkOf() })

    const methods = Routes.methodsOf(endpoint)
    if (!methods.includes(request.method)) {
      return request.method === "OPTIONS"
        ? preflight(request, { ...Headers.rateLimit(yield* standing), allow: methods.join(", ") })
        : written(visit, methodIsNotAllowed(methods.join(", ")), yield* standing)
    }
    const refused = (failure: Failure) =>
      Effect.map(standing, (standing): Settled => ({ reply: Reply.failure(failure, links), standing }))
    const settled = yield* Either.isLeft(caller)
      ? refused(caller.left)
      : isDraining()
        ? refused(new ServiceIsDraining())
        : Effect.catchAll(exchange(endpoint, parameter, request, caller.right, links), refused)

    return written(visit, settled.reply, settled.standing)
  })

  const show = (page: Page) => {
    const { body, contentType, headers, status } = page.respond()

    return new Response(body, { status, headers: Headers.withAlways(headers ?? {}, { "content-type": contentType }) })
  }

  const outside = (page: Page | undefined, { request, visit }: Incoming) => {
    if (request.method === "OPTIONS") return preflight(request)
    if (page === undefined) {
      const paths = [...endpoints.map(({ template }) => template), "/docs", "/openapi.json"].join(", ")

      return written(
        visit,
        Reply.error(
          { status: 404, code: "not_found", message: `There is nothing at this path; there is ${paths}.` },
          links,
        ),
      )
    }

    return request.method === "GET" || request.method === "HEAD"
      ? show(page)
      : written(visit, methodIsNotAllowed("GET, HEAD"))
  }

  const respond = (incoming: Incoming) => {
    const path = pathOf(incoming.request)
    const found = find(path)
    const page = pageAt.get(path)
    const route = found?.endpoint.template ?? page?.path
    if (route !== undefined) incoming.visit.note({ route })
    if (found === undefined) return Effect.sync(() => outside(page, incoming))

    const answer = found.endpoint.asksRegistry
      ? HangUp.ending(call(found, incoming), incoming.request.signal)
      : call(found, incoming)

    return isTraced ? RequestSpan.around(answer, incoming) : answer
  }

  return (incoming: Incoming) =>
    Effect.catchAllDefect(
      Effect.suspend(() => respond(incoming)),
      (defect) => Effect.as(logDefect(defect), written(incoming.visit, Reply.defect(links))),
    )
}

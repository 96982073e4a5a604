import * as Headers from "@effect/platform/Headers"
import * as HttpTraceContext from "@effect/platform/HttpTraceContext"
import { Effect, Exit, Option } from "effect"
import { methodOf } from "./Answered.ts"
import * as Spans from "./Spans.ts"
import type { Visit } from "./Visit.ts"

const statusOf = (exit: Exit.Exit<Response, unknown>): number =>
  Exit.match(exit, { onFailure: () => 499, onSuccess: ({ status }) => status })

/** A span for one call: route, status, and the code of its error. A trace that the caller has begun is continued. */
export const around = <E, R>(
  call: Effect.Effect<Response, E, R>,
  { request, visit }: { readonly request: Request; readonly visit: typeof Visit.Service },
): Effect.Effect<Response, E, R> => {
  const method = methodOf(request.method)
  const { route } = visit.facts()
  const span = Spans.around(call, {
    name: `${method} ${route}`,
    kind: "server",
    tell: (exit) => {
      const { fault, requestId } = visit.facts()

      return {
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": statusOf(exit),
          request_id: requestId,
          ...(fault === undefined ? {} : { "error.type": fault.reason }),
        },
        ...(fault?.code === "internal_error" ? { failure: fault.reason } : {}),
      }
    },
  })

  return Option.match(HttpTraceContext.w3c(Headers.fromInput(request.headers)), {
    onNone: () => span,
    onSome: (parent) => Effect.withParentSpan(span, parent),
  })
}

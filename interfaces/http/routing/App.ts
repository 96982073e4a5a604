import { Effect } from "effect"
import { logDefect } from "../../../application/UnexpectedFailure.ts"
import * as RequestSpan from "../../telemetry/RequestSpan.ts"
import { isPreflight, preflight } from "../reply/Preflight.ts"
import * as Reply from "../reply/Reply.ts"
import { written } from "../reply/Written.ts"
import * as HangUp from "../request/HangUp.ts"
import type { Incoming } from "../request/Incoming.ts"
import { type Circumstances, call } from "./Call.ts"
import type { Endpoint } from "./Endpoint.ts"
import { metered, type Settings } from "./Metered.ts"
import * as RouteTable from "./RouteTable.ts"
import { show } from "./Show.ts"
import type { WebPage } from "./WebPage.ts"

export interface Options extends Settings, Circumstances {
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly pages: ReadonlyArray<WebPage>
  /** Whether calls are told to a tracer. */
  readonly isTraced: boolean
}

/** The calls of an endpoint. One that may take long ends when its caller hangs up. */
const calls = (endpoint: Endpoint, withQuota: ReturnType<typeof metered>, options: Options) => {
  const answer = withQuota((visitor, incoming) => call(endpoint, visitor, incoming, options), endpoint.errorForm)

  return (incoming: Incoming) => {
    const heard = endpoint.mayTakeLong ? HangUp.ending(answer(incoming), incoming.request.signal) : answer(incoming)

    return options.isTraced ? RequestSpan.around(heard, incoming) : heard
  }
}

/** The whole service behind HTTP: what is answered at each path, and nothing about ports and sockets. */
export const make = (options: Options) => {
  const { endpoints, links, pages } = options
  const withQuota = metered(options)
  const paths = [
    ...endpoints.map(({ template }) => template),
    ...pages.filter(({ isOffered }) => isOffered === true).map(({ path }) => path),
  ]
  const miss = ({ request }: Incoming) => Reply.nothingHere(URL.parse(request.url)?.pathname ?? "", paths, links)

  const respond = (route: RouteTable.Route) => {
    switch (route._tag) {
      case "Call":
        return calls(route.endpoint, withQuota, options)
      case "Show":
        return (incoming: Incoming) => show(route.page, incoming, links)
      case "Nothing":
        return route.isMetered
          ? withQuota((_, incoming) => Effect.succeed({ reply: miss(incoming) }), route.errorForm)
          : (incoming: Incoming) => Effect.sync(() => written(incoming.visit, miss(incoming)))
    }
  }

  const answering = (route: RouteTable.Route) => {
    const answer = respond(route)
    const declared = RouteTable.declared(route)

    return (incoming: Incoming) =>
      Effect.catchAllDefect(
        Effect.suspend(() => {
          const { request, visit } = incoming
          if (declared !== undefined) visit.note({ route: declared.path })
          if (isPreflight(request)) return Effect.succeed(written(visit, preflight(request, declared?.allow)))

          return answer(incoming)
        }),
        (defect) =>
          Effect.as(
            logDefect(defect),
            written(incoming.visit, Reply.inForm(Reply.defect(links), RouteTable.formOf(route))),
          ),
      )
  }

  return {
    /** By the patterns of paths. */
    routes: new Map(
      Array.from(RouteTable.known(endpoints, pages), ([pattern, route]) => [pattern, answering(route)] as const),
    ),
    elsewhere: answering(RouteTable.elsewhere),
  }
}

import { Either, Encoding } from "effect"
import type { WebHandler, WebHandlers } from "../../interfaces/http/server/WebHandler.ts"

type Handler = (request: Request, address: string) => Promise<Response>

const decoded = (segment: string): string => Either.getOrElse(Encoding.decodeUriComponent(segment), () => segment)

/** Patterns with a star come last, as they say least. */
const byPrecision = (one: string, other: string) => Number(one.includes("*")) - Number(other.includes("*"))

/** Sends requests to the handler of their path without a server: in place of Bun's router, for URLs as the web writes them. */
export const routed = ({ elsewhere, routes }: WebHandlers): Handler => {
  const patterns = [...routes.keys()].toSorted(byPrecision).map((pattern) => ({
    expression: new RegExp(
      `^${pattern.replaceAll(/[.$]/g, "\\$&").replaceAll("*", ".*").replaceAll(/:\w+/g, "([^/]+)")}$`,
    ),
    handler: routes.get(pattern) as WebHandler,
  }))

  return (request, address) => {
    const { pathname } = new URL(request.url)
    for (const { expression, handler } of patterns) {
      const found = expression.exec(pathname)
      if (found !== null) return handler(request, address, decoded(found[1] ?? ""))
    }

    return elsewhere(request, address, "")
  }
}

import type { Visit } from "../telemetry/Visit.ts"

/** A request that arrived. */
export interface Incoming {
  readonly request: Request
  /** The address at the other end of the connection: the client's, or that of the nearest proxy. */
  readonly address: string
  readonly visit: typeof Visit.Service
}

/** The path of a request, as it was sent; a request that names no host has no more than that. */
export const pathOf = ({ url }: Request): string => {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2)
  const query = url.indexOf("?", start)

  return start === -1 ? "/" : url.slice(start, query === -1 ? undefined : query)
}

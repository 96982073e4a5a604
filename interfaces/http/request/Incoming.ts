import type { Visit } from "../../telemetry/Visit.ts"

/** A request that arrived. */
export interface Incoming {
  readonly request: Request
  /** The address at the other end of the connection: the client's, or that of the nearest proxy. */
  readonly address: string
  /** What stands in the path for the braces of a template, decoded; empty where there are none. */
  readonly parameter: string
  readonly visit: typeof Visit.Service
}

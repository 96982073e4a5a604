import { Context } from "effect"
import type { Caller } from "../../application/Caller.ts"

/** Why a request got no answer of the asked kind: the code that its caller was told, and the fact behind it. */
export interface Fault {
  readonly code: string
  readonly reason: string
}

/** What an operator may know of a request. Nothing here is a caller's own text. */
export interface Facts {
  /** What the request is called in its answer, the log and its span. */
  readonly requestId: string
  /** The route's template, or `other` where nothing is. */
  readonly route: string
  readonly plan?: Caller["plan"]
  readonly fault?: Fault
  readonly isReplayed: boolean
  /** What the registry took of the time, if it was asked. */
  readonly registryMillis?: number
}

/** One request on its way through the house. Whoever learns a fact about it notes it here. */
export class Visit extends Context.Tag("interfaces/Visit")<
  Visit,
  { readonly note: (facts: Partial<Facts>) => void; readonly facts: () => Facts }
>() {}

export const begin = (requestId: string): typeof Visit.Service => {
  const known: Facts = { requestId, route: "other", isReplayed: false }

  return {
    note: (facts) => {
      Object.assign(known, facts)
    },
    facts: () => known,
  }
}

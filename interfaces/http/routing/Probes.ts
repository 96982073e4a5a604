import { Effect } from "effect"
import type { WebPage } from "./WebPage.ts"

const answer = (path: string, respond: () => { readonly status: number; readonly state: string }): WebPage => ({
  path,
  respond: Effect.sync(() => {
    const { state, status } = respond()

    return { status, contentType: "application/json", body: JSON.stringify({ status: state }) }
  }),
})

/** The process is up; and whether it takes calls: not while it ends. */
export const probes = (isDraining: () => boolean): ReadonlyArray<WebPage> => [
  answer("/healthz", () => ({ status: 200, state: "ok" })),
  answer("/readyz", () => (isDraining() ? { status: 503, state: "draining" } : { status: 200, state: "ready" })),
]

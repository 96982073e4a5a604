import { Effect } from "effect"
import { StorageHealth } from "../../../application/ports/StorageHealth.ts"
import { states } from "../../wire/Readiness.ts"
import type { WebPage } from "./WebPage.ts"

const told = (status: number, state: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ status: state }),
})

/** The process is up; and whether it takes calls: not while it ends, and not where what it keeps would be lost. */
export const probes = (isDraining: () => boolean): ReadonlyArray<WebPage> => [
  { path: "/healthz", respond: Effect.sync(() => told(200, "ok")) },
  {
    path: "/readyz",
    respond: Effect.map(StorageHealth, ({ wouldBeLostOnRestart }) => {
      if (isDraining()) return told(503, states.draining)

      return wouldBeLostOnRestart() ? told(503, states.databaseIsGone) : told(200, states.ready)
    }),
  },
]

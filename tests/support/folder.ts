import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

/** A folder of a test's own, removed when the test ends. */
export const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "trial-match-tests-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

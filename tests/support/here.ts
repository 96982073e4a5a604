import { rm } from "node:fs/promises"
import type { Clock } from "effect"
import * as Root from "../../interfaces/Root.ts"
import * as OutputLines from "../../interfaces/telemetry/OutputLines.ts"
import * as InProcess from "./inProcess.ts"
import { type Ended, folderOfItsOwn, up, usual } from "./process.ts"

/**
 * The service in this process, as `interfaces/main.ts` runs it in its own, with the given environment and no other but what is usual,
 * and by the given clock.
 */
export const begin = async (environment: Readonly<Record<string, string>>, clock?: Clock.Clock) => {
  const folder = await folderOfItsOwn()
  const program = InProcess.run((out) => Root.run(OutputLines.to(out)), { ...usual(folder), ...environment }, clock)

  return {
    ...program,
    ended: async (): Promise<Ended> => {
      const told = await program.ended()
      await rm(folder, { recursive: true, force: true })

      return told
    },
  }
}

/** The same, once it listens: `url` is where. */
export const listening = async (environment: Readonly<Record<string, string>>, clock?: Clock.Clock) => {
  const service = await up((port) => begin({ ...environment, PORT: port }, clock))

  return {
    ...service,
    /** Ends it as a signal does. */
    stop: () => {
      service.end()

      return service.ended()
    },
  }
}

export type Listening = Awaited<ReturnType<typeof listening>>

import { Effect, Layer } from "effect"
import { Usage } from "../../application/ports/Usage.ts"
import * as Metering from "../metering/Metering.ts"
import * as MonthCounter from "../metering/MonthCounter.ts"
import * as SandboxWindow from "../metering/SandboxWindow.ts"

interface Options extends SandboxWindow.Options, MonthCounter.Options {}

/** Counts calls in this process. All is forgotten when it ends. */
export const layer = (options: Options): Layer.Layer<Usage> =>
  Layer.effect(
    Usage,
    Effect.sync(() => Metering.usage({ networks: SandboxWindow.make(options), ...MonthCounter.make(options) })),
  )

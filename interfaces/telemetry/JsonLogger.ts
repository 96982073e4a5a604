import { Array, Cause, Effect, HashMap, Layer, Logger, type LogLevel, Predicate } from "effect"
import type { OutputLines } from "./OutputLines.ts"

const value = (annotation: unknown) =>
  Predicate.isNumber(annotation) || Predicate.isBoolean(annotation) ? annotation : String(annotation)

/** What a failure is called. Its words stay out: they may hold what a caller sent. */
const named = (failure: unknown): string =>
  Predicate.hasProperty(failure, "_tag")
    ? String(failure._tag)
    : failure instanceof Error
      ? failure.name
      : `a thrown ${typeof failure}`

const namesOf = (cause: Cause.Cause<unknown>): string =>
  [...Cause.failures(cause), ...Cause.defects(cause)].map(named).join(", ")

const logger = (lines: OutputLines) =>
  Logger.make(({ annotations, cause, date, logLevel, message }) => {
    lines.write(
      JSON.stringify({
        time: date.toISOString(),
        level: logLevel.label,
        message: Array.ensure(message).map(String).join("\n"),
        ...Object.fromEntries(HashMap.map(annotations, value)),
        ...(Cause.isEmpty(cause) ? {} : { cause: namesOf(cause) }),
      }),
    )
  })

/** One JSON object a line for everything that is logged from a level on. What was written is out before the process ends. */
export const layer = (lines: OutputLines, from: LogLevel.LogLevel): Layer.Layer<never> =>
  Layer.mergeAll(
    Logger.replace(Logger.defaultLogger, logger(lines)),
    Logger.minimumLogLevel(from),
    Layer.scopedDiscard(Effect.addFinalizer(() => lines.flush)),
  )

import { Effect } from "effect"

/** The place of a failure in the code, without its message: a message may hold what a caller sent. */
const placeOf = (defect: unknown): string =>
  defect instanceof Error
    ? [
        defect.name,
        ...(defect.stack ?? "")
          .replace(defect.message, "")
          .split("\n")
          .filter((line) => /^\s*at /.test(line))
          .slice(0, 12),
      ].join("\n")
    : `a thrown ${typeof defect}`

export const logDefect = (defect: unknown) => Effect.logError("Unexpected failure", placeOf(defect))

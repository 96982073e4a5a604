import type { Span } from "../document/Span.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { ofOperation } from "./OperationTimes.ts"

const afterwards: ReadonlySet<string> = new Set(["after", "following", "since", "post"])

const farthest = 6

/** What may stand before it without telling of anything that came after the operation: "patients after resection", "status after resection". */
const people =
  /^(?:patients?|participants?|subjects?|individuals|people|adults|those|women|men|status|state|condition|not|or|and|[.,;:()*-])$/

/**
 * Where the words begin that tell of an operation as what something else comes after: "no recurrence [after curative resection]",
 * "residual disease following it". That it was done is taken for granted, whatever is said of what came after.
 */
export const at = ({ first, tokens: { words } }: Span): number | undefined => {
  const start = afterwards.has(words[first] ?? "") ? first : Nearby.lastOther(words, first, farthest, ofOperation)
  const before = words[start - 1]

  return afterwards.has(words[start] ?? "") && before !== undefined && !people.test(before) ? start : undefined
}

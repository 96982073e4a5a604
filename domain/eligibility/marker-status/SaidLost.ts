import type { Span } from "../document/Span.ts"
import type { Marker } from "../markers/Marker.ts"
import type { Stand } from "../mention/Stand.ts"
import { asLost, type MarkerStatus } from "./MarkerStatus.ts"

/** Whether a state tells that the marker is there, or nothing: "expression of MTAP", "MTAP protein". */
const isOfProtein = ({ kinds, state }: MarkerStatus): boolean =>
  state === "bare" || (state === "present" && kinds.join() === "expression")

/** "No functional SMN1": of any gene. */
const isFunctional = ({ first, tokens: { words } }: Span, { state }: MarkerStatus): boolean =>
  state === "bare" && words[first - 1] === "functional"

/** What is said of a marker and how it stands: "lack of MTAP expression" is said of its loss, since tumours lose it. */
export const weighed = (
  span: Span,
  { lost }: Marker,
  status: MarkerStatus,
  stand: Stand,
): readonly [MarkerStatus, Stand] => {
  const { side } = span.segment
  const isTurned = stand.turned && side !== "neither" && status.variants.length === 0

  return isTurned && ((lost === true && isOfProtein(status)) || isFunctional(span, status))
    ? [asLost(status), { outcome: side, turned: false, remark: "" }]
    : [status, stand]
}

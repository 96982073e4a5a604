import type { Span } from "../document/Span.ts"
import type { Stand } from "../mention/Stand.ts"
import type { Marker } from "./Marker.ts"
import { asLost, type MarkerStatus } from "./MarkerStatus.ts"

/** Whether a state tells that the marker is there, or nothing: "expression of MTAP", "MTAP protein". */
const isOfProtein = ({ kinds, state }: MarkerStatus): boolean =>
  state === "bare" || (state === "present" && kinds.join() === "expression")

/** What is said of a marker and how it stands: "lack of MTAP expression" is said of its loss, since tumours lose it. */
export const weighed = (
  span: Span,
  { lost }: Marker,
  status: MarkerStatus,
  stand: Stand,
): readonly [MarkerStatus, Stand] => {
  const { side } = span.segment
  const isTurned = lost === true && stand.turned && side !== "neither" && status.variants.length === 0

  return isTurned && isOfProtein(status)
    ? [asLost(status), { outcome: side, turned: false, remark: "" }]
    : [status, stand]
}

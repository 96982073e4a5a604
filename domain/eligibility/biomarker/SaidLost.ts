import type { Span } from "../document/Span.ts"
import type { Stand } from "../mention/Stand.ts"
import type { Marker } from "./Marker.ts"
import { asLost, type MarkerStatus } from "./MarkerStatus.ts"

const nearAbsence = 4

/** Whether a state tells that the marker is there, or nothing: "expression of MTAP", "absence of MTAP", "MTAP protein". */
const isOfProtein = ({ first, tokens: { words } }: Span, { kinds, state }: MarkerStatus): boolean => {
  if (state !== "present") return state === "bare"
  const isSaidAbsent = words.slice(Math.max(0, first - nearAbsence), first).includes("absence")

  return kinds.join() === "expression" || (kinds.length === 0 && isSaidAbsent)
}

/** What is said of a marker and how it stands: "lack of MTAP expression" is said of its loss, since tumours lose it. */
export const weighed = (
  span: Span,
  { lost }: Marker,
  status: MarkerStatus,
  stand: Stand,
): readonly [MarkerStatus, Stand] => {
  const { side } = span.segment
  const isTurned = lost === true && stand.turned && side !== "neither" && status.variants.length === 0

  return isTurned && isOfProtein(span, status)
    ? [asLost(status), { outcome: side, turned: false, remark: "" }]
    : [status, stand]
}

import type { Span } from "../document/Span.ts"
import type { Stand } from "../mention/Stand.ts"
import type { Marker } from "./Marker.ts"
import { asLost, type MarkerStatus } from "./MarkerStatus.ts"

/** "Lack of MTAP expression": of what tumours lose, who is said to have none of it has lost it. */
const isSaidLost = ({ lost }: Marker, { kinds, state, variants }: MarkerStatus): boolean =>
  lost === true && variants.length === 0 && (state === "bare" || (state === "present" && kinds.join() === "expression"))

/** What is said of a marker and how it stands, where its loss may be told by how it stands. */
export const weighed = (
  { segment: { side } }: Span,
  marker: Marker,
  status: MarkerStatus,
  stand: Stand,
): readonly [MarkerStatus, Stand] =>
  stand.turned && side !== "neither" && isSaidLost(marker, status)
    ? [asLost(status), { outcome: side, turned: false, remark: "" }]
    : [status, stand]

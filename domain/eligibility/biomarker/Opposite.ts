import { zygosities } from "../marker-status/AlleleCounts.ts"
import * as ExpressionScore from "../marker-status/ExpressionScore.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import type { Marker } from "../markers/Marker.ts"

/** Who has less than that has none. */
const isOfAny = (score: ExpressionScore.Score): boolean => score.every(([from]) => from <= 1)

/**
 * What somebody has of a marker who is said not to have a state of it; nothing where several are left: who is no homozygote may be a
 * carrier, and what is not negative may be low.
 */
export const of = (marker: Marker, { kinds, score, state, variants }: MarkerStatus): MarkerStatus | undefined => {
  if (state !== "present" && state !== "bare") return undefined
  if (
    marker.measured === true ||
    (score !== undefined && !isOfAny(score)) ||
    kinds.some((kind) => zygosities.includes(kind))
  )
    return undefined
  const status = { state: "absent", kinds, variants, isDenied: true } as const

  return marker.scored === true ? { ...status, score: ExpressionScore.none } : status
}

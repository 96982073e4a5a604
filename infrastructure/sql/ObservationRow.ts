import { createHash } from "node:crypto"
import type { Observation } from "../../domain/study/Observation.ts"
import * as ObservationIdentity from "../../domain/study/ObservationIdentity.ts"

/** An observation as it is kept. Postgres gives wide integers as text. */
export interface ObservationRow {
  readonly nct_id: Observation["nctId"]
  readonly facility: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly status: Observation["status"]
  readonly last_verified_at: number | string
  readonly accepts_referrals: number | null
  readonly notes: string | null
}

export const toObservation = (row: ObservationRow): Observation => ({
  nctId: row.nct_id,
  site: { facility: row.facility, city: row.city, state: row.state, country: row.country },
  status: row.status,
  lastVerifiedAt: Number(row.last_verified_at),
  acceptsReferrals: row.accepts_referrals === null ? null : row.accepts_referrals === 1,
  notes: row.notes,
})

export const fromObservation = (observation: Observation) => ({
  identity: createHash("sha256").update(ObservationIdentity.whole(observation)).digest("hex"),
  site: ObservationIdentity.site(observation),
  nct_id: observation.nctId,
  ...observation.site,
  status: observation.status,
  last_verified_at: observation.lastVerifiedAt,
  accepts_referrals: observation.acceptsReferrals === null ? null : Number(observation.acceptsReferrals),
  notes: observation.notes,
})

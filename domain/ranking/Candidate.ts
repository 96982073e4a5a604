import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Study } from "../study/Study.ts"

/** What studies are ordered by. */
export interface Standing {
  readonly study: Study
  readonly mismatches: number
  readonly directness: number
  readonly inclusions: number
  readonly unknowns: number
  readonly exclusions: number
  readonly isOpenToday: boolean
  readonly milesToNearestOpen: number
}

/** A study with its checks, and where it stands. */
export interface Candidate extends Standing {
  readonly checks: ReadonlyArray<CriterionCheck>
}

import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Study } from "../study/Study.ts"
import type { Score } from "./Score.ts"
import type { Agreement } from "./TreatmentSetting.ts"

/** A study, and what it is ordered by. */
export interface Standing {
  readonly study: Study
  /** Whether its title or a condition that it lists names the condition. */
  readonly isNamed: boolean
  /** How many structured fields do not fit the profile. */
  readonly mismatches: number
  readonly score: Score
  readonly setting: Agreement
  /** Reckoned only where it decides: a study may have hundreds of sites. */
  readonly milesToNearestOpen: () => number
}

/** The same with its checks. */
export interface Candidate extends Standing {
  readonly checks: ReadonlyArray<CriterionCheck>
}

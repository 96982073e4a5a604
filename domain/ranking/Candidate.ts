import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Study } from "../study/Study.ts"
import type { Score } from "./Score.ts"
import type { Agreement } from "./TreatmentSetting.ts"

/** A study, and what it is ordered by. */
export interface Standing {
  readonly study: Study
  /** How many structured fields do not fit the profile. */
  readonly mismatches: number
  readonly score: Score
  /** Reckoned only where it decides: a study may have hundreds of sites. */
  readonly milesToNearestOpen: () => number
}

/** A study with its checks, and why it stands where it stands. */
export interface Candidate extends Standing {
  readonly checks: ReadonlyArray<CriterionCheck>
  /** What its text tells of the biomarkers that stand in the words of the condition. They count for the order, and are no checks. */
  readonly ofCondition: ReadonlyArray<CriterionCheck>
  /** Whether its title or a condition that it lists names the condition. */
  readonly isNamed: boolean
  readonly setting: Agreement
}

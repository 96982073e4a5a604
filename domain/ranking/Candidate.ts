import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Question } from "../eligibility/Questions.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
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

/** What a text told of one thing that was asked. */
export interface Told
  extends Pick<Question, "entered" | "kind">,
    Pick<Signpost, "asksForOther" | "isSpared" | "state"> {}

/** A study with its checks, and why it stands where it stands. */
export interface Candidate extends Standing {
  readonly checks: ReadonlyArray<CriterionCheck>
  /** What its text tells of all that is asked, and of the biomarkers that stand in the words of the condition, which are no checks. */
  readonly told: ReadonlyArray<Told>
  /** The markers by which it selects its patients, where the profile names none of them. */
  readonly otherMarkers: ReadonlyArray<string>
  /** Whether its title or a condition that it lists names the condition. */
  readonly isNamed: boolean
  readonly setting: Agreement
}

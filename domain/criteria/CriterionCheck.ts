import type { Signpost } from "../eligibility/Signpost.ts"
import type { Verdict } from "./Verdict.ts"

/** One criterion held against a study. `matched` and `not_matched` come from structured fields of the registry alone. */
export interface CriterionCheck {
  readonly criterion: string
  readonly state: Verdict | Signpost["state"]
  readonly evidence: string
}

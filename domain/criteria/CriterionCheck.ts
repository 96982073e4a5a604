import type * as Questions from "../eligibility/Questions.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
import type { Verdict } from "./Verdict.ts"

/**
 * One criterion held against a study. `kind` says of what it is, `criterion` says so to a reader. `matched` and `not_matched` come
 * from structured fields of the registry alone.
 */
export interface CriterionCheck {
  readonly kind: "status" | "age" | "sex" | "phase" | Questions.Kind
  readonly criterion: string
  readonly state: Verdict | Signpost["state"]
  readonly evidence: string
}

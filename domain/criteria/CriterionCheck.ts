import type { Evidence } from "../eligibility/mention/Evidence.ts"
import type * as Questions from "../eligibility/Questions.ts"
import type * as Signpost from "../eligibility/Signpost.ts"
import type * as FieldSentences from "./FieldSentences.ts"
import type { Verdict } from "./Verdict.ts"

/** What is said of a criterion. */
export type Code = Signpost.Code | FieldSentences.Code

/**
 * One criterion held against a study. `kind` says of what it is, `criterion` says so to a reader. `matched` and `not_matched` come
 * from structured fields of the registry alone.
 */
export interface CriterionCheck {
  readonly kind: "status" | "age" | "sex" | "phase" | Questions.Kind
  readonly criterion: string
  readonly state: Verdict | Signpost.Signpost["state"]
  readonly evidence: Evidence<Code>
}

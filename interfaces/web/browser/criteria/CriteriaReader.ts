import { lazily } from "../service/Lazily.ts"

/** What divides a text into its criteria, as the service does. */
export const criteriaReader =
  lazily<typeof import("../../../../domain/eligibility/document/CriteriaItems.ts")>("criteria.js")

import type { Field } from "../../domain/ask-next/Asking.ts"
import type { MatchRequest } from "./MatchRequest.ts"

/** What the fields of a profile that may be asked for are called on the wire. */
export const names = {
  biomarkers: "biomarkers",
  stage: "stage",
  priorLines: "prior_lines",
  age: "age",
  sex: "sex",
} as const satisfies Readonly<Record<Field, keyof typeof MatchRequest.Type>>

import type { ConditionsResponse, MatchedOption, MatchResponse, TrialSite } from "../../../wire/Payloads.ts"

/** What the returned options speak of and the profile leaves out. */
export interface NextQuestion {
  readonly field: "stage" | "biomarkers" | "prior_lines" | "age" | "sex"
  /** The biomarker; null of other fields. */
  readonly term: string | null
  readonly options: number
  readonly question: string
}

export type Site = typeof TrialSite.Type

export type Contact = NonNullable<Site["contacts"]>[number]

export type Option = typeof MatchedOption.Type

export type Check = Option["criteria_checks"][number]

export type Answer = typeof MatchResponse.Type & {
  readonly ask_next?: ReadonlyArray<NextQuestion>
}

export type Area = (typeof ConditionsResponse.Type)["launch_areas"][number]

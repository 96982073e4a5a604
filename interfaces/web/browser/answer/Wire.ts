import type { NamedArea } from "../../../../domain/condition/AreaNames.ts"
import type { AskNext, ConditionsResponse, MatchedOption, MatchResponse, TrialSite } from "../../../wire/Payloads.ts"

export type Answer = typeof MatchResponse.Type

export type Option = typeof MatchedOption.Type

/** What is answered of the sites of one study. */
export interface Availability {
  readonly study: Option
}

export type Check = Option["criteria_checks"][number]

export type Site = typeof TrialSite.Type

export type Contact = NonNullable<Site["contacts"]>[number]

export type NextQuestion = typeof AskNext.Type

export type Area = (typeof ConditionsResponse.Type)["launch_areas"][number] & NamedArea

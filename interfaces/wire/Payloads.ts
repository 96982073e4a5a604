import { Schema } from "effect"
import { observedStatuses } from "../../domain/study/Observation.ts"
import { studyTypes } from "../../domain/study/Study.ts"

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

const uri = (description: string) =>
  Schema.String.annotations({ jsonSchema: { type: "string", format: "uri", description } })

const DateTime = Schema.String.annotations({ jsonSchema: { type: "string", format: "date-time" } })
const Count = Schema.Int.pipe(Schema.nonNegative({ title: "Count" }))

export const NctNumber = Schema.String.pipe(Schema.pattern(/^NCT\d{8}$/)).annotations({
  description: "A study's number on ClinicalTrials.gov: NCT and eight digits.",
  examples: ["NCT01234567"],
})

export const CriterionCheck = Schema.Struct({
  criterion: Schema.String.annotations({ description: "What was checked." }),
  state: Schema.Literal("matched", "not_matched", "mentioned_inclusion", "mentioned_exclusion", "unknown").annotations({
    description:
      "matched and not_matched come from structured registry fields. mentioned_inclusion and mentioned_exclusion say on which side of the free text the term stands: a signpost to verify with the site, never a verdict. unknown: the registry does not publish enough to decide.",
  }),
  evidence: Schema.String.annotations({ description: "What in the registry's record produced the state." }),
}).annotations({ identifier: "CriterionCheck" })

export const VerifiedSiteIntel = Schema.Struct({
  status: Schema.Literal(...observedStatuses).annotations({ description: "Observed first-hand; not the registry's." }),
  last_verified_at: DateTime,
  investigator_accepts_referrals: Schema.NullOr(Schema.Boolean),
  notes: Schema.NullOr(Schema.String),
}).annotations({ identifier: "VerifiedSiteIntel" })

export const TrialSite = Schema.Struct({
  facility: Schema.String,
  city: Schema.NullOr(Schema.String),
  state: Schema.NullOr(Schema.String),
  country: Schema.NullOr(Schema.String),
  registry_status: Schema.NullOr(Schema.String).annotations({
    description: "The site's own status as the registry publishes it; null where it publishes none.",
  }),
  distance_miles: optional(
    Schema.NullOr(Schema.Number).annotations({
      description:
        "Present when the request carried a point. From the coordinates of the site's city, to one decimal; null where there are none.",
    }),
  ),
  verified: optional(VerifiedSiteIntel),
}).annotations({ identifier: "TrialSite" })

export const Intervention = Schema.Struct({
  name: Schema.String,
  type: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
}).annotations({ identifier: "Intervention" })

export const MatchedOption = Schema.Struct({
  nct_id: NctNumber,
  title: Schema.String,
  study_type: Schema.Literal(...studyTypes),
  overall_status: Schema.String.annotations({ description: "The registry's overall status, such as RECRUITING." }),
  phases: Schema.Array(Schema.String),
  conditions: Schema.Array(Schema.String),
  interventions: Schema.Array(Intervention),
  sponsor: Schema.NullOr(Schema.String),
  summary: Schema.NullOr(Schema.String),
  criteria_checks: Schema.Array(CriterionCheck),
  unknown_count: Count.annotations({
    description: "How many fields of the profile the published record could not decide on.",
  }),
  sites: Schema.Array(TrialSite),
  eligibility_text: Schema.NullOr(Schema.String),
  registry_url: uri("The study's record in the registry."),
  last_update_posted: Schema.NullOr(Schema.String),
}).annotations({ identifier: "MatchedOption" })

export const Source = Schema.Struct({
  registry: Schema.Literal("ClinicalTrials.gov"),
  query_url: uri("The exact URL the registry was asked."),
  retrieved_at: DateTime,
}).annotations({ identifier: "Source" })

/** What every payload ends with. */
const ending = {
  registry: Schema.String,
  registry_api: Schema.String,
  disclaimer: Schema.String,
}

export const MatchResponse = Schema.Struct({
  input_echo: Schema.Record({ key: Schema.String, value: Schema.Unknown }).annotations({
    description: "The request, as sent.",
  }),
  total_found: Count.annotations({ description: "How many studies the registry counts for the query." }),
  options: Schema.Array(MatchedOption).annotations({ description: "Ranked; an empty list is a valid answer." }),
  verified_fields_included: Schema.Boolean,
  verified_site_counts: optional(
    Schema.Record({ key: Schema.String, value: Count }).annotations({
      description: "Keys of other plans than Pro: how many sites of an option carry verified observations.",
    }),
  ),
  source: Source,
  ...ending,
}).annotations({ identifier: "MatchResponse" })

export const AvailabilityResponse = Schema.Struct({
  study: MatchedOption,
  verified_fields_included: Schema.Boolean,
  verified_site_count: optional(
    Count.annotations({
      description: "Keys of other plans than Pro: how many sites of the study carry verified observations.",
    }),
  ),
  source: Source,
  ...ending,
}).annotations({ identifier: "AvailabilityResponse" })

const LaunchArea = Schema.Struct({
  slug: Schema.String,
  name: Schema.String,
  registry_query: Schema.String.annotations({ description: "What the registry is asked for this area." }),
  stages: Schema.Array(Schema.String),
  biomarkers: Schema.Array(Schema.String),
}).annotations({ identifier: "LaunchArea" })

export const ConditionsResponse = Schema.Struct({
  launch_areas: Schema.Array(LaunchArea),
  rare_disease_path: Schema.Struct({
    slug: Schema.String,
    name: Schema.String,
    description: Schema.String,
  }),
  note: Schema.String,
  ...ending,
}).annotations({ identifier: "ConditionsResponse" })

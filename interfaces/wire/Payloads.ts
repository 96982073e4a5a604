import { Schema } from "effect"
import * as FieldSentences from "../../domain/criteria/FieldSentences.ts"
import * as Remark from "../../domain/eligibility/mention/Remark.ts"
import { reasons } from "../../domain/eligibility/mention/Remark.ts"
import * as Signpost from "../../domain/eligibility/Signpost.ts"
import * as WhySentences from "../../domain/ranking/WhySentences.ts"
import { observedStatuses } from "../../domain/study/Observation.ts"
import { studyTypes } from "../../domain/study/Study.ts"
import { optional } from "./Optional.ts"
import * as ProfileFields from "./ProfileFields.ts"

const uri = (description: string) =>
  Schema.String.annotations({ jsonSchema: { type: "string", format: "uri", description } })

const text = (description: string) => Schema.String.annotations({ description })

const textOrNull = (description: string) => Schema.NullOr(Schema.String).annotations({ description })

const dateTime = (description: string) =>
  Schema.String.annotations({ jsonSchema: { type: "string", format: "date-time", description } })

const count = (description: string) => Schema.Int.pipe(Schema.nonNegative({ description }))

const list = <A, I, R>(item: Schema.Schema<A, I, R>, description: string) =>
  Schema.Array(item).annotations({ description })

const NctNumber = Schema.String.pipe(Schema.pattern(/^NCT\d{8}$/)).annotations({
  description: "A study's number on ClinicalTrials.gov: NCT and eight digits.",
  examples: ["NCT01234567"],
})

/** Codes are published by a list that may grow: who does not know one has the sentence. */
const codeOf = (codes: ReadonlyArray<string>, what: string) =>
  text(`${what} One of ${codes.join(", ")}; more may be added.`)

export const CodeValues = Schema.Record({
  key: Schema.String,
  value: Schema.Union(Schema.String, Schema.Number, Schema.Null, Schema.Array(Schema.String)),
}).annotations({
  description:
    "What the sentence names, by kind; null where the registry does not publish it. Absent where nothing is named.",
})

const coded = (codes: ReadonlyArray<string>, what: string) =>
  Schema.Struct({ code: codeOf(codes, what), values: optional(CodeValues) })

export const Quote = Schema.Struct({
  text: text("A verbatim piece of eligibility_text, as evidence quotes it."),
  part: Schema.Literal("inclusion", "exclusion", "other").annotations({
    description: "Which part of the criteria it is in; other: neither.",
  }),
  start: count("Where it begins in eligibility_text, in UTF-16 units, as JavaScript counts."),
  end: count("Where it ends there: before this unit."),
  under: optional(
    list(
      Schema.String,
      "Headings above it that say more than the part, in the criteria's own words. Absent where there are none.",
    ),
  ),
  remarks: optional(
    list(
      coded(Remark.codes, "The remark."),
      "The remarks that evidence makes about it in brackets. Absent where there are none.",
    ),
  ),
}).annotations({ identifier: "Quote" })

export const CriterionCheck = Schema.Struct({
  criterion: text("What was checked."),
  state: Schema.Literal("matched", "not_matched", "mentioned_inclusion", "mentioned_exclusion", "unknown").annotations({
    description:
      "What was found. matched and not_matched come from structured registry fields. mentioned_inclusion and mentioned_exclusion say on which side of the free text the term stands: a signpost to verify with the site, never a verdict. unknown: the registry does not publish enough to decide.",
  }),
  evidence: text("What in the registry's record produced the state."),
  quotes: optional(list(Quote, "What evidence quotes, as data, in its order. Absent where it quotes nothing.")),
  reason: optional(
    Schema.Literal(...reasons).annotations({
      description:
        "Why the state is unknown. not_mentioned: the record does not speak of it; no_side: it neither lets in nor keeps out; both_sides: it does both; other_state: it speaks of another state, form or number; value_not_comparable: a number that cannot be compared; not_understood: what was entered; not_read: the entry, because earlier ones reach the limit for one profile; no_text: no criteria are published.",
    }),
  ),
  code: optional(
    codeOf([...FieldSentences.codes, ...Signpost.codes], "What evidence says, for wording it in another language."),
  ),
  values: optional(CodeValues),
}).annotations({ identifier: "CriterionCheck" })

export const VerifiedSiteIntel = Schema.Struct({
  status: Schema.Literal(...observedStatuses).annotations({ description: "Observed first-hand; not the registry's." }),
  last_verified_at: dateTime("When it was observed."),
  investigator_accepts_referrals: Schema.NullOr(Schema.Boolean).annotations({
    description: "Whether the investigator takes patients from other doctors; null where it was not asked.",
  }),
  notes: textOrNull("Other notes."),
}).annotations({ identifier: "VerifiedSiteIntel" })

export const Contact = Schema.Struct({
  name: textOrNull("A person, or an office such as a study's information desk."),
  role: textOrNull("The registry's term, such as CONTACT."),
  phone: textOrNull("As the registry publishes it; there is no common format."),
  phone_ext: textOrNull("The extension."),
  email: textOrNull("The address to write to."),
}).annotations({ identifier: "Contact" })

export const TrialSite = Schema.Struct({
  facility: text("The hospital or practice; `Facility not published` where the registry does not name it."),
  city: textOrNull("Its city."),
  state: textOrNull("Its state or province."),
  country: textOrNull("Its country."),
  registry_status: textOrNull("The site's own status as the registry publishes it; null where it publishes none."),
  distance_miles: optional(
    Schema.NullOr(Schema.Number).annotations({
      description:
        "Present when the request carried a point. From the coordinates of the site's city, to one decimal; null where there are none.",
    }),
  ),
  contacts: optional(
    list(Contact, "Whom to ask at this site, when one study is requested. Absent where none is published."),
  ),
  verified: optional(VerifiedSiteIntel),
}).annotations({ identifier: "TrialSite" })

const Intervention = Schema.Struct({
  name: text("What is given or done."),
  type: textOrNull("The registry's word for its kind, such as DRUG."),
  description: textOrNull("The registry's description."),
}).annotations({ identifier: "Intervention" })

export const MatchedOption = Schema.Struct({
  nct_id: NctNumber,
  title: text("The study's title."),
  study_type: Schema.Literal(...studyTypes).annotations({ description: "Which kind of option it is." }),
  overall_status: text("The registry's overall status, such as RECRUITING."),
  phases: list(Schema.String, "The registry's names of its phases, such as PHASE2."),
  conditions: list(Schema.String, "The conditions it studies."),
  interventions: list(Intervention, "What is given or done."),
  sponsor: textOrNull("Who leads the study."),
  summary: textOrNull("The study in brief, in the words of the registry."),
  criteria_checks: list(CriterionCheck, "What was checked against the profile, in a fixed order."),
  unknown_count: count("How many fields of the profile the published record could not decide on."),
  contacts: optional(
    list(Contact, "Whom to ask about the study, in the order published. Absent where the registry publishes none."),
  ),
  sites: list(
    TrialSite,
    "Where it runs: all of its sites, which may be hundreds. With a location, the nearest sites, or those of the named place, come first, so the first few are enough.",
  ),
  eligibility_text: textOrNull(
    "The eligibility criteria as the registry publishes them, without markdown escapes and invisible characters.",
  ),
  registry_url: uri("The study's record in the registry."),
  last_update_posted: textOrNull("The day the record was last updated, such as 2026-10-02."),
  why: optional(
    list(
      Schema.String,
      "In a match: at most three short sentences on why it stands where it stands, the weightiest first.",
    ),
  ),
  why_codes: optional(
    list(
      coded(WhySentences.codes, "What the sentence says."),
      "Each sentence of why as data, in the same order, for wording it in another language.",
    ),
  ),
}).annotations({ identifier: "MatchedOption" })

export const Source = Schema.Struct({
  registry: Schema.Literal("ClinicalTrials.gov").annotations({ description: "The registry that was queried." }),
  query_url: uri(
    "The exact URL of the registry query. Where the condition is a solid tumor, the query also includes studies of any solid tumor that name a gene among the biomarkers.",
  ),
  retrieved_at: dateTime("When its answer arrived."),
}).annotations({ identifier: "Source" })

/** What every payload ends with. */
const ending = {
  registry: text("The name of the registry."),
  registry_api: text("Which API of the registry was queried."),
  disclaimer: text("Says that the answer is not medical advice."),
}

const verifiedFieldsIncluded = Schema.Boolean.annotations({
  description: "True for keys of the Pro plan, which see observations of sites.",
})

export const AskNext = Schema.Struct({
  field: Schema.Literal(...Object.values(ProfileFields.names)).annotations({
    description: "The field of the profile that is left out.",
  }),
  term: textOrNull(
    "For a biomarker, score or measurement, its name, to be sent in biomarkers with the patient's result; null for other fields.",
  ),
  options: count("For how many of the returned options the state of a check would depend on it."),
  question: text("What to ask the patient, in plain words."),
}).annotations({ identifier: "AskNext" })

export const Suggestion = Schema.Struct({
  field: Schema.Literal("condition", "location.query").annotations({ description: "Which field it belongs to." }),
  value: text("What may have been meant, or the English name that the search used."),
}).annotations({ identifier: "Suggestion" })

const numberOrNull = (description: string) => Schema.NullOr(Schema.Number).annotations({ description })

export const SearchedArea = Schema.Struct({
  name: textOrNull("The place as understood, or the words searched for; null where a point was sent."),
  lat: numberOrNull("Latitude of the center of the search; null where words were searched for."),
  lng: numberOrNull("Its longitude; null where words were searched for."),
  radius_miles: numberOrNull("The radius in miles; null where words were searched for."),
}).annotations({ identifier: "SearchedArea" })

export const MatchResponse = Schema.Struct({
  input_echo: Schema.Record({ key: Schema.String, value: Schema.Unknown }).annotations({
    description: "The request, as sent.",
  }),
  total_found: count("How many studies the registry counts for the query."),
  options: list(MatchedOption, "Ranked; an empty list is a valid answer."),
  searched_area: optional(
    SearchedArea.annotations({ description: "The area searched; absent where the request has no location." }),
  ),
  suggestions: optional(
    list(
      Suggestion,
      "At most three for each field: known names one or two letters away from an unknown condition; for a condition named in Spanish, the English name that the search used; where nothing was found, the disease named among other words, and cities with that name or a similar one, the largest first; for the letters of a state, the city known by them. Absent where there are none.",
    ),
  ),
  ask_next: optional(
    list(
      AskNext,
      "What the returned options depend on and the profile leaves out, most useful first, at most ten. None of it is a verdict.",
    ),
  ),
  verified_fields_included: verifiedFieldsIncluded,
  verified_site_counts: optional(
    Schema.Record({ key: Schema.String, value: count("How many sites of the study were observed.") }).annotations({
      description:
        "For keys of plans other than Pro: by NCT number, how many sites of an option carry verified observations.",
    }),
  ),
  source: Source,
  ...ending,
}).annotations({ identifier: "MatchResponse" })

export const AvailabilityResponse = Schema.Struct({
  study: MatchedOption,
  suggestions: optional(
    list(
      Suggestion,
      "Only through the tool, where a place in words has none of the sites: up to three cities with that name or a similar one, the largest first. Absent where there are none.",
    ),
  ),
  verified_fields_included: verifiedFieldsIncluded,
  verified_site_count: optional(
    count("For keys of plans other than Pro: how many sites of the study carry verified observations."),
  ),
  source: Source,
  ...ending,
}).annotations({ identifier: "AvailabilityResponse" })

const LaunchArea = Schema.Struct({
  slug: text("What to send as the condition."),
  name: text("Its display name, which may also be sent."),
  registry_query: text("The registry query for this area."),
  stages: list(Schema.String, "Suggested words for the stage."),
  biomarkers: list(Schema.String, "Suggested words for biomarkers."),
}).annotations({ identifier: "LaunchArea" })

export const ConditionsResponse = Schema.Struct({
  launch_areas: list(LaunchArea, "The condition areas the service knows best."),
  rare_disease_path: Schema.Struct({
    slug: text("The identifier of this path."),
    name: text("Its display name."),
    description: text("How to use it."),
  }).annotations({ description: "For every other condition: send its name, in plain words." }),
  note: text("A note that applies to all lists."),
  ...ending,
}).annotations({ identifier: "ConditionsResponse" })

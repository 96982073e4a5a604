import { NctId } from "../../../domain/study/NctId.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as Markup from "../../../infrastructure/clinicaltrials-gov/Markup.ts"
import type { LabelledTrial } from "./Labels.ts"

const prose = (text: string | undefined): string | null =>
  text === undefined || text.trim() === "" ? null : Markup.unescape(text)

const criteria = ({ eligibility, exclusion, inclusion }: LabelledTrial): string | undefined => {
  if (eligibility !== undefined) return eligibility
  const parts = [
    inclusion === undefined ? [] : [`Inclusion Criteria:\n\n${inclusion}`],
    exclusion === undefined ? [] : [`Exclusion Criteria:\n\n${exclusion}`],
  ].flat()

  return parts.length === 0 ? undefined : parts.join("\n\n")
}

/** A judged trial as the registry's adapter would read its record, were it open today; what is not there is not published. */
export const study = (trial: LabelledTrial): Study => ({
  nctId: NctId(trial.nct),
  title: trial.title ?? trial.nct,
  type: "interventional",
  overallStatus: "RECRUITING",
  startDate: null,
  phases: [],
  primaryPurpose: null,
  conditions: trial.conditions ?? [],
  keywords: [],
  conditionTerms: [],
  interventions: [],
  sponsor: null,
  summary: prose(trial.description),
  eligibility: {
    minimumAge: trial.min_age ?? null,
    maximumAge: trial.max_age ?? null,
    ageGroups: [],
    sex: trial.sex ?? null,
    text: prose(criteria(trial)),
  },
  contacts: [],
  sites: [],
  lastUpdatePosted: null,
})

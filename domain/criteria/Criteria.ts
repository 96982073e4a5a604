import * as DiseaseNames from "../condition/DiseaseNames.ts"
import * as AskedMarker from "../eligibility/biomarker/AskedMarker.ts"
import * as Questions from "../eligibility/Questions.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
import type { Profile } from "../Profile.ts"
import type * as Steps from "../Steps.ts"
import type { Phase, Study } from "../study/Study.ts"
import type { CriterionCheck } from "./CriterionCheck.ts"
import * as FieldCriterion from "./FieldCriterion.ts"

/** What is held against each study: a profile, the criteria that structured fields decide, and the questions to texts. */
export interface Criteria {
  readonly profile: Profile
  readonly fields: ReadonlyArray<FieldCriterion.FieldCriterion>
  readonly questions: ReadonlyArray<Questions.Question>
}

export const of = (profile: Profile, phases: ReadonlyArray<Phase>): Criteria => ({
  profile,
  fields: FieldCriterion.of(profile, phases),
  questions: Questions.of(profile),
})

/** The same, once the words of diseases, and the markers of the profile, have been read ahead in steps: they are what may take long. */
export function* prepared(profile: Profile, phases: ReadonlyArray<Phase>): Steps.Steps<Criteria> {
  yield
  yield* DiseaseNames.words()
  yield* AskedMarker.ahead(profile.biomarkers)

  return of(profile, phases)
}

/** Whether the study takes new participants: the one check that needs no profile. */
export const checkStatus = (study: Study): CriterionCheck => FieldCriterion.check(FieldCriterion.status, study)

/** What a study's structured fields decide: first whether it is open, then age, sex and phase where they were given. */
export const checkFields = ({ fields }: Criteria, study: Study): ReadonlyArray<CriterionCheck> => [
  checkStatus(study),
  ...fields.map((field) => FieldCriterion.check(field, study)),
]

/** How many structured fields of a study do not fit the profile. */
export const mismatches = ({ fields }: Criteria, study: Study): number =>
  fields.reduce((sum, { state }) => (state(study) === "not_matched" ? sum + 1 : sum), 0)

/** What a text says of one criterion. */
export const checkOf = ({ kind, label }: Questions.Question, { evidence, state }: Signpost): CriterionCheck => ({
  kind,
  criterion: label,
  state,
  evidence,
})

/** The checks of the profile's own fields: all but the one that is of the study itself. */
export const ofProfile = (checks: ReadonlyArray<CriterionCheck>): ReadonlyArray<CriterionCheck> =>
  checks.filter(({ kind }) => kind !== "status")

/** How many fields of the profile the published record could not decide on. */
export const unknownCount = (checks: ReadonlyArray<CriterionCheck>): number =>
  ofProfile(checks).filter(({ state }) => state === "unknown").length

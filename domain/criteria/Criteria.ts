import * as Questions from "../eligibility/Questions.ts"
import * as Reading from "../eligibility/Reading.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
import type { Profile, Sex } from "../Profile.ts"
import { isOpenToday, type Phase, type Study } from "../study/Study.ts"
import * as AgeBound from "./AgeBound.ts"
import type { CriterionCheck } from "./CriterionCheck.ts"
import * as Verdict from "./Verdict.ts"

/** What is held against each study: a profile, what it asks of texts, and the phases that were asked for. */
export interface Criteria {
  readonly profile: Profile
  readonly phases: ReadonlyArray<Phase>
  readonly questions: ReadonlyArray<Questions.Question>
}

export const of = (profile: Profile, phases: ReadonlyArray<Phase>): Criteria => ({
  profile,
  phases,
  questions: Questions.of(profile),
})

/** Whether the study takes new participants: the one check that needs no profile. */
export const checkStatus = (study: Study): CriterionCheck => ({
  kind: "status",
  criterion: "Study open to new participants",
  state: isOpenToday(study) ? "matched" : "not_matched",
  evidence:
    study.overallStatus === "NOT_YET_RECRUITING" && study.startDate !== null
      ? `overallStatus: ${study.overallStatus}; startDate: ${study.startDate}`
      : `overallStatus: ${study.overallStatus}`,
})

const checkAge = ({ eligibility }: Study, age: number): CriterionCheck => {
  const { ageGroups, maximumAge, minimumAge } = eligibility
  const named = { kind: "age", criterion: "Age within published bounds" } as const
  if (minimumAge === null && maximumAge === null) {
    return {
      ...named,
      state: AgeBound.fallsInto(ageGroups, age),
      evidence: `minimumAge and maximumAge: not published; stdAges: ${ageGroups.join(", ") || "not published"}`,
    }
  }

  return {
    ...named,
    state: Verdict.both(AgeBound.meetsMinimum(minimumAge, age), AgeBound.meetsMaximum(maximumAge, age)),
    evidence: `minimumAge: ${minimumAge ?? "not published"}; maximumAge: ${maximumAge ?? "not published"}`,
  }
}

const checkSex = ({ eligibility }: Study, sex: Sex): CriterionCheck => {
  const admitted = eligibility.sex
  const matches = admitted === "ALL" || admitted === sex.toUpperCase()

  return {
    kind: "sex",
    criterion: "Sex",
    state: admitted === null ? "unknown" : matches ? "matched" : "not_matched",
    evidence: `sex: ${admitted ?? "not published"}`,
  }
}

const checkPhase = (study: Study, phases: ReadonlyArray<Phase>): CriterionCheck => {
  const named = { kind: "phase", criterion: "Phase" } as const
  if (study.type === "expanded_access") {
    return {
      ...named,
      state: "unknown",
      evidence: "studyType: EXPANDED_ACCESS; an expanded-access record has no phase",
    }
  }
  if (study.phases.length === 0) return { ...named, state: "unknown", evidence: "phases: not published" }

  return {
    ...named,
    state: study.phases.some((phase) => phases.some((asked) => asked === phase)) ? "matched" : "not_matched",
    evidence: `phases: ${study.phases.join(", ")}`,
  }
}

/** What a study's structured fields decide: first whether it is open, then age, sex and phase where they were given. */
export const checkFields = ({ phases, profile }: Criteria, study: Study): ReadonlyArray<CriterionCheck> => {
  const checks = [checkStatus(study)]
  if (profile.age !== undefined) checks.push(checkAge(study, profile.age))
  if (profile.sex !== undefined) checks.push(checkSex(study, profile.sex))
  if (phases.length > 0) checks.push(checkPhase(study, phases))

  return checks
}

const told = ({ kind, label }: Questions.Question, signpost: Signpost): CriterionCheck => ({
  kind,
  criterion: label,
  state: signpost.state,
  get evidence() {
    return signpost.evidence
  },
})

/** What a text says of one criterion. */
export const checkText = (question: Questions.Question, text: Reading.Opened): CriterionCheck =>
  told(question, Reading.answer(text, question))

/**
 * Holds the criteria against a study. The first check is the study's own (is it open?); each of the others is of one
 * field of the profile that was given, in the fixed order age, sex, phase, stage, biomarkers as sent, prior lines.
 */
export const check = (criteria: Criteria, { study, text }: Reading.AnnotatedStudy): ReadonlyArray<CriterionCheck> => [
  ...checkFields(criteria, study),
  ...criteria.questions.map((question) => checkText(question, text)),
]

/** The checks of the profile's own fields: all but the first. */
export const ofProfile = (checks: ReadonlyArray<CriterionCheck>): ReadonlyArray<CriterionCheck> => checks.slice(1)

/** How many fields of the profile the published record could not decide on. */
export const unknownCount = (checks: ReadonlyArray<CriterionCheck>): number =>
  ofProfile(checks).filter(({ state }) => state === "unknown").length

import { eachOnce } from "../Memo.ts"
import type { Profile, Sex } from "../Profile.ts"
import { isBoundedByAge, isOpenToday, type Phase, type Study } from "../study/Study.ts"
import * as AgeBound from "./AgeBound.ts"
import type { CriterionCheck } from "./CriterionCheck.ts"
import * as Verdict from "./Verdict.ts"

/** A criterion that a structured field of the registry decides, ready to be held against studies. `evidence` is worded only for those that are shown. */
export interface FieldCriterion {
  readonly kind: CriterionCheck["kind"]
  readonly criterion: string
  readonly state: (study: Study) => Verdict.Verdict
  readonly evidence: (study: Study) => string
}

/** Whether the study takes new participants: the one that needs no profile. */
export const status: FieldCriterion = {
  kind: "status",
  criterion: "Study open to new participants",
  state: (study) => (isOpenToday(study) ? "matched" : "not_matched"),
  evidence: ({ overallStatus, startDate }) =>
    overallStatus === "NOT_YET_RECRUITING" && startDate !== null
      ? `overallStatus: ${overallStatus}; startDate: ${startDate}`
      : `overallStatus: ${overallStatus}`,
}

/** Studies have few different bounds: each is read once for all of them. */
const ofAge = (age: number): FieldCriterion => {
  const meetsMinimum = eachOnce((bound: string | null) => AgeBound.meetsMinimum(bound, age))
  const meetsMaximum = eachOnce((bound: string | null) => AgeBound.meetsMaximum(bound, age))

  return {
    kind: "age",
    criterion: "Age within published bounds",
    state: ({ eligibility }) =>
      isBoundedByAge(eligibility)
        ? Verdict.both(meetsMinimum(eligibility.minimumAge), meetsMaximum(eligibility.maximumAge))
        : AgeBound.fallsInto(eligibility.ageGroups, age),
    evidence: ({ eligibility }) =>
      isBoundedByAge(eligibility)
        ? `minimumAge: ${eligibility.minimumAge ?? "not published"}; maximumAge: ${eligibility.maximumAge ?? "not published"}`
        : `minimumAge and maximumAge: not published; stdAges: ${eligibility.ageGroups.join(", ") || "not published"}`,
  }
}

const ofSex = (sex: Sex): FieldCriterion => {
  const own = sex.toUpperCase()

  return {
    kind: "sex",
    criterion: "Sex",
    state: ({ eligibility: { sex: admitted } }) =>
      admitted === null ? "unknown" : admitted === "ALL" || admitted === own ? "matched" : "not_matched",
    evidence: ({ eligibility }) => `sex: ${eligibility.sex ?? "not published"}`,
  }
}

const ofPhase = (asked: ReadonlyArray<Phase>): FieldCriterion => ({
  kind: "phase",
  criterion: "Phase",
  state: ({ phases, type }) => {
    if (type === "expanded_access" || phases.length === 0) return "unknown"

    return phases.some((phase) => asked.some((one) => one === phase)) ? "matched" : "not_matched"
  },
  evidence: ({ phases, type }) =>
    type === "expanded_access"
      ? "studyType: EXPANDED_ACCESS; an expanded-access record has no phase"
      : `phases: ${phases.join(", ") || "not published"}`,
})

/** Those of a profile and the phases that were asked for, in the fixed order age, sex, phase. */
export const of = ({ age, sex }: Profile, phases: ReadonlyArray<Phase>): ReadonlyArray<FieldCriterion> => [
  ...(age === undefined ? [] : [ofAge(age)]),
  ...(sex === undefined ? [] : [ofSex(sex)]),
  ...(phases.length === 0 ? [] : [ofPhase(phases)]),
]

/** What it tells of a study. */
export const check = ({ criterion, evidence, kind, state }: FieldCriterion, study: Study): CriterionCheck => ({
  kind,
  criterion,
  state: state(study),
  evidence: evidence(study),
})

import type { Reason } from "../eligibility/mention/Remark.ts"
import { eachOnce } from "../Memo.ts"
import type { Profile, Sex } from "../Profile.ts"
import type { Saying } from "../Saying.ts"
import { isBoundedByAge, isOpenToday, type Phase, type Study } from "../study/Study.ts"
import * as AgeBound from "./AgeBound.ts"
import type { CriterionCheck } from "./CriterionCheck.ts"
import * as FieldSentences from "./FieldSentences.ts"
import * as Verdict from "./Verdict.ts"

/** A criterion that a structured field of the registry decides, ready to be held against studies. `evidence` is worded only for those that are shown. */
export interface FieldCriterion {
  readonly kind: CriterionCheck["kind"]
  readonly criterion: string
  readonly state: (study: Study) => Verdict.Verdict
  readonly evidence: (study: Study) => Saying<FieldSentences.Code>
  /** Why the state is unknown, where it is. */
  readonly reason: (study: Study) => Reason
}

const notMentioned = (): Reason => "not_mentioned"

/** Whether the study takes new participants: the one that needs no profile. */
export const status: FieldCriterion = {
  kind: "status",
  criterion: "Study open to new participants",
  state: (study) => (isOpenToday(study) ? "matched" : "not_matched"),
  evidence: ({ overallStatus, startDate }) =>
    overallStatus === "NOT_YET_RECRUITING" && startDate !== null
      ? FieldSentences.say("status_and_start", { status: overallStatus, start: startDate })
      : FieldSentences.say("status", { status: overallStatus }),
  reason: notMentioned,
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
        ? FieldSentences.say("age_bounds", { minimum: eligibility.minimumAge, maximum: eligibility.maximumAge })
        : FieldSentences.say("age_groups", { groups: eligibility.ageGroups }),
    reason: ({ eligibility }) =>
      isBoundedByAge(eligibility) || eligibility.ageGroups.length > 0 ? "value_not_comparable" : "not_mentioned",
  }
}

const ofSex = (sex: Sex): FieldCriterion => {
  const own = sex.toUpperCase()

  return {
    kind: "sex",
    criterion: "Sex",
    state: ({ eligibility: { sex: admitted } }) =>
      admitted === null ? "unknown" : admitted === "ALL" || admitted === own ? "matched" : "not_matched",
    evidence: ({ eligibility: { sex: admitted } }) => FieldSentences.say("sex", { sex: admitted }),
    reason: notMentioned,
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
    type === "expanded_access" ? FieldSentences.say("no_phase", {}) : FieldSentences.say("phases", { phases }),
  reason: notMentioned,
})

/** Those of a profile and the phases that were asked for, in the fixed order age, sex, phase. */
export const of = ({ age, sex }: Profile, phases: ReadonlyArray<Phase>): ReadonlyArray<FieldCriterion> => [
  ...(age === undefined ? [] : [ofAge(age)]),
  ...(sex === undefined ? [] : [ofSex(sex)]),
  ...(phases.length === 0 ? [] : [ofPhase(phases)]),
]

/** What it tells of a study. */
export const check = ({ criterion, evidence, kind, reason, state }: FieldCriterion, study: Study): CriterionCheck => {
  const found = state(study)

  return {
    kind,
    criterion,
    state: found,
    evidence: { ...evidence(study), quotes: [], ...(found === "unknown" ? { reason: reason(study) } : {}) },
  }
}

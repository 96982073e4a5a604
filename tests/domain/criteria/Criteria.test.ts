import { describe, expect, test } from "bun:test"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import type { CriterionCheck } from "../../../domain/criteria/CriterionCheck.ts"
import * as FieldSentences from "../../../domain/criteria/FieldSentences.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import type { Phase, Study } from "../../../domain/study/Study.ts"
import { study } from "../../support/study.ts"

const profile: Profile = { condition: "glioma", biomarkers: [] }

const checks = (facts: Parameters<typeof study>[0], asked: Partial<Profile>, phases: ReadonlyArray<Phase> = []) =>
  Steps.whole(
    Ranking.ranked(Criteria.of({ ...profile, ...asked }, phases), undefined, [Reading.annotated(study(facts))]),
  )[0]?.checks ?? []

const only = (checks: ReadonlyArray<CriterionCheck>) => {
  expect(checks).toHaveLength(2)

  return checks[1]
}

const saying = (sentence: string) => expect.objectContaining({ sentence })

describe("Study open to new participants", () => {
  test.each<readonly [facts: Partial<Study>, state: CriterionCheck["state"], evidence: string]>([
    [{ overallStatus: "RECRUITING" }, "matched", "overallStatus: RECRUITING"],
    [{ overallStatus: "AVAILABLE", type: "expanded_access" }, "matched", "overallStatus: AVAILABLE"],
    [{ overallStatus: "NOT_YET_RECRUITING" }, "not_matched", "overallStatus: NOT_YET_RECRUITING"],
    [
      { overallStatus: "NOT_YET_RECRUITING", startDate: "2027-04" },
      "not_matched",
      "overallStatus: NOT_YET_RECRUITING; startDate: 2027-04",
    ],
    [{ overallStatus: "RECRUITING", startDate: "2025-01-01" }, "matched", "overallStatus: RECRUITING"],
    [{ overallStatus: "COMPLETED" }, "not_matched", "overallStatus: COMPLETED"],
    [{ overallStatus: "TEMPORARILY_NOT_AVAILABLE" }, "not_matched", "overallStatus: TEMPORARILY_NOT_AVAILABLE"],
    [{ overallStatus: "A_NEW_STATUS" }, "not_matched", "overallStatus: A_NEW_STATUS"],
  ])("%j: %s", (facts, state, evidence) => {
    expect(checks(facts, {})).toEqual([
      { kind: "status", criterion: "Study open to new participants", state, evidence: saying(evidence) },
    ])
  })
})

describe("Age within published bounds", () => {
  test.each<readonly [Partial<Study["eligibility"]>, age: number, state: CriterionCheck["state"], evidence: string]>([
    [{ minimumAge: "18 Years", maximumAge: "75 Years" }, 18, "matched", "minimumAge: 18 Years; maximumAge: 75 Years"],
    [{ minimumAge: "18 Years", maximumAge: "75 Years" }, 75, "matched", "minimumAge: 18 Years; maximumAge: 75 Years"],
    [
      { minimumAge: "18 Years", maximumAge: "75 Years" },
      17,
      "not_matched",
      "minimumAge: 18 Years; maximumAge: 75 Years",
    ],
    [
      { minimumAge: "18 Years", maximumAge: "75 Years" },
      76,
      "not_matched",
      "minimumAge: 18 Years; maximumAge: 75 Years",
    ],
    [{ minimumAge: "18 Years" }, 130, "matched", "minimumAge: 18 Years; maximumAge: not published"],
    [{ maximumAge: "6 Weeks" }, 0, "unknown", "minimumAge: not published; maximumAge: 6 Weeks"],
    [{ minimumAge: "28 Days", maximumAge: "36 Months" }, 0, "unknown", "minimumAge: 28 Days; maximumAge: 36 Months"],
    [{ minimumAge: "28 Days", maximumAge: "36 Months" }, 2, "matched", "minimumAge: 28 Days; maximumAge: 36 Months"],
    [{ minimumAge: "28 Days", maximumAge: "36 Months" }, 3, "unknown", "minimumAge: 28 Days; maximumAge: 36 Months"],
    [
      { minimumAge: "28 Days", maximumAge: "36 Months" },
      4,
      "not_matched",
      "minimumAge: 28 Days; maximumAge: 36 Months",
    ],
    [{ minimumAge: "N/A", maximumAge: "75 Years" }, 80, "not_matched", "minimumAge: N/A; maximumAge: 75 Years"],
    [{ minimumAge: "N/A", maximumAge: "75 Years" }, 60, "unknown", "minimumAge: N/A; maximumAge: 75 Years"],
    [
      { minimumAge: "18 Years", ageGroups: ["CHILD"] },
      30,
      "matched",
      "minimumAge: 18 Years; maximumAge: not published",
    ],
    [
      { ageGroups: ["ADULT", "OLDER_ADULT"] },
      30,
      "matched",
      "minimumAge and maximumAge: not published; stdAges: ADULT, OLDER_ADULT",
    ],
    [{ ageGroups: ["CHILD"] }, 30, "not_matched", "minimumAge and maximumAge: not published; stdAges: CHILD"],
    [{}, 30, "unknown", "minimumAge and maximumAge: not published; stdAges: not published"],
  ])("%j and %p years: %s", (eligibility, age, state, evidence) => {
    expect(only(checks({ eligibility }, { age }))).toEqual({
      kind: "age",
      criterion: "Age within published bounds",
      state,
      evidence: saying(evidence),
    })
  })
})

describe("Sex", () => {
  test.each<
    readonly [published: string | null, sex: "male" | "female", state: CriterionCheck["state"], evidence: string]
  >([
    ["ALL", "male", "matched", "sex: ALL"],
    ["ALL", "female", "matched", "sex: ALL"],
    ["MALE", "male", "matched", "sex: MALE"],
    ["MALE", "female", "not_matched", "sex: MALE"],
    ["FEMALE", "female", "matched", "sex: FEMALE"],
    ["FEMALE", "male", "not_matched", "sex: FEMALE"],
    [null, "female", "unknown", "sex: not published"],
  ])("%p and %s: %s", (published, sex, state, evidence) => {
    expect(only(checks({ eligibility: { sex: published } }, { sex }))).toEqual({
      kind: "sex",
      criterion: "Sex",
      state,
      evidence: saying(evidence),
    })
  })
})

describe("Phase", () => {
  test.each<readonly [Partial<Study>, ReadonlyArray<Phase>, state: CriterionCheck["state"], evidence: string]>([
    [{ phases: ["PHASE2"] }, ["PHASE2"], "matched", "phases: PHASE2"],
    [{ phases: ["PHASE1", "PHASE2"] }, ["PHASE2", "PHASE3"], "matched", "phases: PHASE1, PHASE2"],
    [{ phases: ["PHASE2"] }, ["PHASE3"], "not_matched", "phases: PHASE2"],
    [{ phases: ["EARLY_PHASE1"] }, ["PHASE1"], "not_matched", "phases: EARLY_PHASE1"],
    [{ phases: ["NA"] }, ["PHASE1"], "not_matched", "phases: NA"],
    [{ phases: [] }, ["PHASE1"], "unknown", "phases: not published"],
    [
      { type: "expanded_access" },
      ["PHASE1"],
      "unknown",
      "studyType: EXPANDED_ACCESS; an expanded-access record has no phase",
    ],
  ])("%j, asked for %j: %s", (facts, phases, state, evidence) => {
    expect(only(checks(facts, {}, phases))).toEqual({
      kind: "phase",
      criterion: "Phase",
      state,
      evidence: saying(evidence),
    })
  })
})

/** All that evidence tells of a structured field, each code once at least, and each reason that a field may have. */
const told: ReadonlyArray<
  readonly [facts: Parameters<typeof study>[0], asked: Partial<Profile>, phases: ReadonlyArray<Phase>, told: object]
> = [
  [{ overallStatus: "RECRUITING" }, {}, [], { code: "status", values: { status: "RECRUITING" } }],
  [
    { overallStatus: "NOT_YET_RECRUITING", startDate: "2027-04" },
    {},
    [],
    { code: "status_and_start", values: { status: "NOT_YET_RECRUITING", start: "2027-04" } },
  ],
  [
    { eligibility: { minimumAge: "18 Years" } },
    { age: 30 },
    [],
    { code: "age_bounds", values: { minimum: "18 Years", maximum: null } },
  ],
  [
    { eligibility: { maximumAge: "6 Weeks" } },
    { age: 0 },
    [],
    { code: "age_bounds", values: { minimum: null, maximum: "6 Weeks" }, reason: "value_not_comparable" },
  ],
  [{ eligibility: { ageGroups: ["ADULT"] } }, { age: 30 }, [], { code: "age_groups", values: { groups: ["ADULT"] } }],
  [
    { eligibility: { ageGroups: ["A_NEW_GROUP"] } },
    { age: 30 },
    [],
    { code: "age_groups", values: { groups: ["A_NEW_GROUP"] }, reason: "value_not_comparable" },
  ],
  [{}, { age: 30 }, [], { code: "age_groups", values: { groups: [] }, reason: "not_mentioned" }],
  [{ eligibility: { sex: "ALL" } }, { sex: "male" }, [], { code: "sex", values: { sex: "ALL" } }],
  [
    { eligibility: { sex: null } },
    { sex: "male" },
    [],
    { code: "sex", values: { sex: null }, reason: "not_mentioned" },
  ],
  [{ phases: ["PHASE2"] }, {}, ["PHASE2"], { code: "phases", values: { phases: ["PHASE2"] } }],
  [{ phases: [] }, {}, ["PHASE2"], { code: "phases", values: { phases: [] }, reason: "not_mentioned" }],
  [{ type: "expanded_access" }, {}, ["PHASE2"], { code: "no_phase", values: {}, reason: "not_mentioned" }],
]

describe("Evidence of a structured field is data, too", () => {
  test.each(told)("%j, asked for %j and %j: %j", (facts, asked, phases, expected) => {
    const { sentence: _, ...evidence } = checks(facts, asked, phases).at(-1)?.evidence ?? {}

    expect(evidence).toEqual({ ...expected, quotes: [] })
  })

  test("and every code of it stands in this table", () => {
    const codes = told.map(([, , , evidence]) => ("code" in evidence ? evidence.code : ""))

    expect(new Set(codes)).toEqual(new Set(FieldSentences.codes))
  })
})

test("Checks stand in one order, one for each field that was given, in the caller's own words", () => {
  const asked: Partial<Profile> = {
    priorLines: 2,
    biomarkers: ["KRAS G12D", "MSI-H"],
    stage: "Metastatic",
    sex: "male",
    age: 50,
  }

  expect(checks({}, asked, ["PHASE2"]).map(({ criterion, kind }) => [kind, criterion])).toEqual([
    ["status", "Study open to new participants"],
    ["age", "Age within published bounds"],
    ["sex", "Sex"],
    ["phase", "Phase"],
    ["stage", "Stage: Metastatic"],
    ["biomarker", "Biomarker: KRAS G12D"],
    ["biomarker", "Biomarker: MSI-H"],
    ["priorLines", "Prior lines of therapy"],
  ])
  expect(checks({}, { biomarkers: ["MSI-H", "KRAS G12D"] }).map(({ criterion }) => criterion)).toEqual([
    "Study open to new participants",
    "Biomarker: MSI-H",
    "Biomarker: KRAS G12D",
  ])
})

test("A profile of zeros is a profile: age 0 and no prior lines are checked", () => {
  expect(checks({}, { age: 0, priorLines: 0 }).map(({ criterion }) => criterion)).toEqual([
    "Study open to new participants",
    "Age within published bounds",
    "Prior lines of therapy",
  ])
})

test("Without criteria text, free-text fields are unknown and say so", () => {
  const free = checks({}, { stage: "metastatic", biomarkers: ["MSI-H"], priorLines: 1 }).slice(1)

  expect(free.map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown"])
  for (const { evidence } of free) expect(evidence.sentence).not.toBeEmpty()
})

test("Unknowns are counted among the profile's checks alone", () => {
  const evidence = FieldSentences.say("sex", { sex: null })
  const unknown: CriterionCheck = {
    kind: "sex",
    criterion: "",
    state: "unknown",
    evidence: { ...evidence, quotes: [] },
  }
  const matched: CriterionCheck = { ...unknown, state: "matched" }
  const ofStudy: CriterionCheck = { ...unknown, kind: "status" }

  expect(Criteria.unknownCount([ofStudy, matched])).toBe(0)
  expect(Criteria.unknownCount([unknown, ofStudy, matched, unknown])).toBe(2)
  expect(Criteria.ofProfile([ofStudy, unknown])).toEqual([unknown])
})

test("Whoever prepares criteria has the words of diseases from then on, and need not find them in the midst of a step", () => {
  Steps.whole(Criteria.prepared(profile, []))

  expect([...DiseaseNames.words()]).toBeEmpty()
})

import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Scope } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as StudyPage from "../../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import { RecordIsMalformed } from "../../../infrastructure/clinicaltrials-gov/StudyRecord.ts"

const record = (nctId: string, studyType = "INTERVENTIONAL", overallStatus = "RECRUITING", phases = ["PHASE2"]) => ({
  protocolSection: {
    identificationModule: { nctId },
    statusModule: { overallStatus },
    designModule: { studyType, phases },
  },
})

const both: Scope = { types: ["interventional", "expanded_access"], phases: [] }
const trials: Scope = { types: ["interventional"], phases: [] }
const phase2: Scope = { types: ["interventional", "expanded_access"], phases: ["PHASE1", "PHASE2"] }

const patients = [
  { condition: "pancreatic-cancer", stage: "metastatic", biomarkers: ["KRAS G12D", "BRCA2"], priorLines: 1 },
  { condition: "pancreatic-cancer", stage: "resectable", biomarkers: ["MSI-H"], priorLines: 0 },
  { condition: "glioblastoma", stage: "recurrent", biomarkers: ["MGMT methylated", "IDH wild-type"], priorLines: 2 },
  { condition: "alzheimers", stage: "mild", biomarkers: ["APOE4 carrier"], priorLines: 0 },
  { condition: "als", stage: "stage IV", biomarkers: ["SOD1", "unheard of"], priorLines: 3 },
]

const numbers = (page: unknown, scope = both): ReadonlyArray<number | string> => {
  const { studies, total } = Either.getOrThrow(Steps.whole(StudyPage.decode(page, scope, 200)))

  return [total, ...studies.map(({ nctId }) => nctId)]
}

describe("A page of results", () => {
  test("keeps the registry's order and total", () => {
    const studies = [
      record("NCT99000003"),
      record("NCT99000001", "EXPANDED_ACCESS", "AVAILABLE"),
      record("NCT99000002"),
    ]

    expect(numbers({ totalCount: 812, studies, nextPageToken: "abc" })).toEqual([
      812,
      "NCT99000003",
      "NCT99000001",
      "NCT99000002",
    ])
  })

  test("that is read again holds what it is asked for now", () => {
    const page = {
      totalCount: 2,
      studies: [record("NCT99000001"), record("NCT99000002", "EXPANDED_ACCESS", "AVAILABLE")],
    }

    expect([trials, both, trials].map((scope) => numbers(page, scope))).toEqual([
      [1, "NCT99000001"],
      [2, "NCT99000001", "NCT99000002"],
      [1, "NCT99000001"],
    ])
  })

  test("that is read for many tells each of them what it would tell if it was read for that one alone", () => {
    const page = { totalCount: madeUpStudies.length, studies: madeUpStudies }
    const best = (page: unknown, { biomarkers, condition, priorLines, stage }: (typeof patients)[number]) =>
      Steps.whole(
        Ranking.ranked(
          Criteria.of({ condition, stage, biomarkers, priorLines }, []),
          undefined,
          Either.getOrThrow(Steps.whole(StudyPage.decode(page, both, 200))).studies.map((study) =>
            Reading.annotated(study),
          ),
        ),
      ).map(({ checks, study }) => ({ nctId: study.nctId, checks }))

    const alone = patients.map((patient) => best(structuredClone(page), patient))
    const together = [...patients, ...patients.slice(0, 1)].map((patient) => best(page, patient))

    expect(together).toEqual([...alone, ...alone.slice(0, 1)])
  })

  test("may be empty", () => {
    expect(numbers({ totalCount: 0, studies: [] })).toEqual([0])
  })

  test.each<[name: string, page: unknown, field: string]>([
    ["no object", [], "page"],
    ["null", null, "studies"],
    ["no studies", { totalCount: 0 }, "studies"],
    ["studies that are no list", { totalCount: 0, studies: {} }, "studies"],
    ["a study that is none", { totalCount: 2, studies: [record("NCT99000001"), "NCT99000002"] }, "studies"],
    ["no total", { studies: [] }, "totalCount"],
    ["a total in words", { totalCount: "1", studies: [] }, "totalCount"],
    ["half a study in total", { totalCount: 0.5, studies: [] }, "totalCount"],
    ["fewer in total than on the page", { totalCount: 0, studies: [record("NCT99000001")] }, "totalCount"],
    ["none of the studies that it counts", { totalCount: 12, studies: [] }, "studies"],
    ["a study without a number", { totalCount: 2, studies: [record("NCT99000001"), record("")] }, "nctId"],
    ["an empty study", { totalCount: 2, studies: [record("NCT99000001"), {}] }, "nctId"],
  ])("is refused whole with %s", (_, page, field) => {
    expect(Steps.whole(StudyPage.decode(page, both, 200))).toEqual(Either.left(new RecordIsMalformed({ field })))
  })

  test.each<[name: string, scope: Scope, record: object]>([
    ["an observational study", both, record("NCT99000001", "OBSERVATIONAL")],
    ["a study without a type", both, record("NCT99000001", "")],
    ["a program, as trials were asked for", trials, record("NCT99000001", "EXPANDED_ACCESS")],
    ["a closed study", both, record("NCT99000001", "INTERVENTIONAL", "COMPLETED")],
    ["a trial with a program's status", both, record("NCT99000001", "INTERVENTIONAL", "AVAILABLE")],
    ["a program that is no longer available", both, record("NCT99000001", "EXPANDED_ACCESS", "NO_LONGER_AVAILABLE")],
    ["another phase", phase2, record("NCT99000001", "INTERVENTIONAL", "RECRUITING", ["PHASE3"])],
    ["no phase", phase2, record("NCT99000001", "INTERVENTIONAL", "RECRUITING", [])],
  ])("leaves out what was not asked for: %s", (_, scope, other) => {
    const page = { totalCount: 7, studies: [other, record("NCT99000002")] }

    expect(numbers(page, scope)).toEqual([6, "NCT99000002"])
    expect(Either.getOrThrow(Steps.whole(StudyPage.decode(page, scope, 200))).leftOut).toBe(1)
  })

  test("counts a study that is there twice once, as it stands first", () => {
    const studies = [
      record("NCT99000003"),
      record("NCT99000001"),
      record("NCT99000003", "INTERVENTIONAL", "NOT_YET_RECRUITING"),
      record("NCT99000002", "OBSERVATIONAL"),
      record("NCT99000003"),
    ]
    const page = Either.getOrThrow(Steps.whole(StudyPage.decode({ totalCount: 812, studies }, both, 5)))

    expect(page).toMatchObject({ total: 809, leftOut: 1, doubles: 2 })
    expect(page.studies).toMatchObject([
      { nctId: "NCT99000003", overallStatus: "RECRUITING" },
      { nctId: "NCT99000001" },
    ])
  })

  test("that holds more than was asked for is refused, whatever it holds", () => {
    const page = { totalCount: 3, studies: [{}, {}, {}] }

    expect(Steps.whole(StudyPage.decode(page, both, 2))).toEqual(
      Either.left(new RecordIsMalformed({ field: "studies" })),
    )
  })

  test("holds programs whatever phases are asked for", () => {
    const studies = [record("NCT99000001", "EXPANDED_ACCESS", "AVAILABLE", []), record("NCT99000002")]

    expect(numbers({ totalCount: 2, studies }, phase2)).toEqual([2, "NCT99000001", "NCT99000002"])
  })
})

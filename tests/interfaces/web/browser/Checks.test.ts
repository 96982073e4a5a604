import { afterAll, describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Checks from "../../../../interfaces/web/browser/answer/Checks.ts"
import type { Answer, Check } from "../../../../interfaces/web/browser/answer/Wire.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { posted, start } from "../../../support/service.ts"
import { checks, open, option } from "./Answers.ts"

const service = await start()
afterAll(() => service.stop())

test.each([
  [open, "status", ""],
  [checks.ageFits, "age", ""],
  [checks.sexUnknown, "sex", ""],
  [{ ...open, criterion: "Phase" }, "phase", ""],
  [checks.notMentioned, "stage", "Recurrent"],
  [{ ...open, criterion: "Biomarker: IDH1: R132H" }, "biomarker", "IDH1: R132H"],
  [checks.letIn, "prior_lines", ""],
  [{ ...open, criterion: "Something new" }, "other", "Something new"],
] as const)("a check is of what its criterion says: %p", (check, kind, value) => {
  expect(Checks.topicOf(check)).toEqual({ kind, value })
})

describe("The sentences of a signpost", () => {
  test("come with the side, the heading and the remark", () => {
    expect(Checks.quotesOf(checks.letIn)).toEqual([
      { side: "inclusion", heading: "", remark: "", text: "At least one prior line" },
      { side: "exclusion", heading: "", remark: "it rules out other numbers than 1", text: "More than one" },
    ])
    expect(Checks.quotesOf(checks.leftOpen)).toEqual([
      { side: "inclusion", heading: "Cohort A", remark: "of another state", text: "MGMT methylated" },
    ])
    expect(Checks.quotesOf({ ...open, evidence: "Criteria text: “a (b)”" })).toEqual([
      { side: "criteria", heading: "", remark: "", text: "a (b)" },
    ])
  })

  test("are none where nothing is quoted", () => {
    expect(
      Checks.quotesOf({
        ...open,
        evidence: "Inclusion criteria, under Stratum C (all others) (for some of the patients): “KRAS”",
      }),
    ).toEqual([
      { side: "inclusion", heading: "Stratum C (all others)", remark: "for some of the patients", text: "KRAS" },
    ])
    expect(Checks.quotesOf(checks.notMentioned)).toEqual([])
    expect(Checks.quotesOf(checks.ageFits)).toEqual([])
  })

  test("tell what a text leaves open from what it does not hold and from what is not published", () => {
    expect(
      [checks.leftOpen, checks.notMentioned, checks.keptOut, checks.sexUnknown].map((each) => Checks.standingOf(each)),
    ).toEqual(["unclear", "unmentioned", "mentioned_exclusion", "unknown"])
  })

  test.each<[text: string | null, standing: Checks.Standing]>([
    ["Inclusion Criteria: adults with glioblastoma", "unmentioned"],
    [null, "unknown"],
  ])("tell so of what the service answers about %j", (text, standing) => {
    const questions = Questions.of({ condition: "glioma", stage: "came back twice", biomarkers: ["MGMT methylated"] })
    const answers = Reading.read(text, questions)

    questions.forEach(({ label }, at) => {
      const check = { criterion: label, state: "unknown", evidence: answers[at]?.evidence.sentence ?? "" } as const

      expect(Checks.standingOf(check)).toBe(standing)
    })
  })
})

const said = (criterion: string, evidence: string): Check => ({ criterion, state: "matched", evidence })
const age = "Age within published bounds"

test.each([
  [said(age, "minimumAge: 18 Years; maximumAge: 75 Years"), "from 18 years to 75 years"],
  [said(age, "minimumAge: 18 Years; maximumAge: not published"), "from 18 years, no upper limit"],
  [said(age, "minimumAge: not published; maximumAge: 6 Months"), "up to 6 months, no lower limit"],
  [said(age, "minimumAge and maximumAge: not published; stdAges: ADULT, OLDER_ADULT"), "adults, older adults"],
  [said(age, "minimumAge and maximumAge: not published; stdAges: not published"), undefined],
  [said("Sex", "sex: FEMALE"), "women only"],
  [said("Sex", "sex: not published"), undefined],
  [said("Phase", "phases: PHASE1, PHASE2"), "Phase 1, Phase 2"],
  [said("Phase", "phases: not published"), undefined],
  [said("Phase", "studyType: EXPANDED_ACCESS; an expanded-access record has no phase"), undefined],
  [checks.keptOut, undefined],
])("a published field is put into words: %p", (check, words) => {
  expect(Checks.published(check, english)).toBe(words)
})

test("a study may fit as long as no published field of the profile rules it out", () => {
  const later = { ...open, state: "not_matched" } as const

  expect(Checks.mayFit(option([checks.ageFits, checks.keptOut, checks.notMentioned]))).toBe(true)
  expect(Checks.mayFit(option([checks.letIn, checks.ageDoesNotFit]))).toBe(false)
  expect(Checks.mayFit(option([], { criteria_checks: [later] }))).toBe(true)
})

test("the planned start is that of a study that is not open yet", () => {
  const later = { ...open, evidence: "overallStatus: NOT_YET_RECRUITING; startDate: 2027-01" }

  expect(Checks.plannedStart(option([], { criteria_checks: [later] }))).toBe("2027-01")
  expect(Checks.plannedStart(option())).toBeUndefined()
})

const everything = {
  condition: "glioblastoma",
  stage: "Recurrent",
  biomarkers: ["MGMT unmethylated", "EGFRvIII"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  include: ["interventional", "expanded_access"],
  phases: ["PHASE1", "PHASE2", "PHASE3"],
  limit: 50,
}

test("every check that the service writes is understood, in both languages", async () => {
  const answer = (await (await service.send("/v1/match", posted(everything))).json()) as Answer
  const written = answer.options.flatMap(({ criteria_checks }) => criteria_checks)

  expect(answer.options.length).toBeGreaterThan(20)
  expect(new Set(written.map((check) => Checks.topicOf(check).kind))).toEqual(
    new Set(["status", "age", "sex", "phase", "stage", "biomarker", "prior_lines"] as const),
  )
  for (const check of written) {
    const { kind } = Checks.topicOf(check)
    const isFirm = kind === "age" || kind === "sex" || kind === "phase"
    for (const words of [english, spanish]) {
      if (isFirm && check.state !== "unknown")
        expect([check, Checks.published(check, words)]).toEqual([check, expect.any(String)])
      if (kind !== "status") expect(Checks.nameOf(check, words)).not.toBe("")
    }
    if (check.state.startsWith("mentioned")) expect(Checks.quotesOf(check)).not.toBeEmpty()
    for (const { remark } of Checks.quotesOf(check)) expect(remark).not.toMatch(/^(,|under)/)
  }
})

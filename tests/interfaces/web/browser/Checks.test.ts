import { afterAll, describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Checked from "../../../../interfaces/functions/Checked.ts"
import * as Checks from "../../../../interfaces/web/browser/answer/Checks.ts"
import type { Standing } from "../../../../interfaces/web/browser/answer/Standing.ts"
import type { Answer, Check } from "../../../../interfaces/web/browser/answer/Wire.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { posted, start } from "../../../support/service.ts"
import { checks, open, option, quote } from "./Answers.ts"

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
  test("come with the side, the heading and what is remarked", () => {
    const told = (check: Check) =>
      Checks.quotesOf(check).map((each) => `${Checks.placeOf(each, english)}: ${each.text}`)

    expect(told(checks.letIn)).toEqual([
      "Under who can join: At least one prior line",
      "Under who cannot join (it rules out other numbers than 1): More than one",
    ])
    expect(told(checks.leftOpen)).toEqual(["Under who can join, Cohort A (another state of it): MGMT methylated"])
    expect(
      told({ ...open, quotes: [quote("a\n(b)", "other", { under: ["Stratum C (all others)", "Part 2"] })] }),
    ).toEqual(["In the criteria, Stratum C (all others), Part 2: a (b)"])
    expect(told(checks.notMentioned)).toEqual([])
    expect(told(checks.ageFits)).toEqual([])
  })

  test("are remarked on in the language of the page, and by its name where a remark is not known", () => {
    const remarked = (...remarks: Checks.Quote["remarks"]) => {
      const [found] = Checks.quotesOf({ ...open, quotes: [quote("KRAS", "inclusion", { remarks })] })

      return [english, spanish].map((words) => found && Checks.remarkOf(found, words))
    }

    expect(remarked({ code: "some_patients" }, { code: "more_than_let_in", values: { number: "2" } })).toEqual([
      "for some of the patients; 2 is more than it lets in",
      "para una parte de los pacientes; 2 es más de lo que acepta",
    ])
    expect(remarked({ code: "ruled_out_state_not_said" })).toEqual([
      "ruling it out; its state is not said",
      "lo descarta; no se dice el resultado",
    ])
    expect(remarked({ code: "seen_by_chance" })).toEqual(["seen by chance", "seen by chance"])
  })

  test("tell what a text leaves open from what it does not hold and from what is not published", () => {
    expect(
      [checks.leftOpen, checks.notMentioned, checks.keptOut, checks.sexUnknown].map((each) => Checks.standingOf(each)),
    ).toEqual(["unclear", "unmentioned", "mentioned_exclusion", "unknown"])
  })

  test.each<[text: string | null, standing: Standing]>([
    ["Inclusion Criteria: adults with glioblastoma", "unmentioned"],
    [null, "unknown"],
  ])("tell so of what the service answers about %j", (text, standing) => {
    const questions = Questions.of({ condition: "glioma", stage: "came back twice", biomarkers: ["MGMT methylated"] })
    const answers = Reading.read(text, questions)

    expect(
      answers.map((answer, at) =>
        Checks.standingOf(Checked.of({ criterion: questions[at]?.label ?? "", kind: "biomarker", ...answer })),
      ),
    ).toEqual(answers.map(() => standing))
  })

  test.each(["not_understood", "not_read"] as const)("tell what is %s from what is not published", (reason) => {
    expect(Checks.standingOf({ ...checks.notMentioned, criterion: "Biomarker: positive", reason })).toBe(reason)
  })
})

const said = (code: string, values: NonNullable<Check["values"]> = {}): Check => ({ ...open, code, values })

test.each([
  [said("age_bounds", { minimum: "18 Years", maximum: "75 Years" }), "from 18 years to 75 years"],
  [said("age_bounds", { minimum: "18 Years", maximum: null }), "from 18 years, no upper limit"],
  [said("age_bounds", { minimum: null, maximum: "6 Months" }), "up to 6 months, no lower limit"],
  [said("age_groups", { groups: ["ADULT", "OLDER_ADULT"] }), "adults, older adults"],
  [said("age_groups", { groups: [] }), undefined],
  [said("sex", { sex: "FEMALE" }), "women only"],
  [said("sex", { sex: null }), undefined],
  [said("phases", { phases: ["PHASE1", "PHASE2"] }), "Phase 1, Phase 2"],
  [said("phases", { phases: [] }), undefined],
  [said("no_phase"), undefined],
  [said("not_known_here"), undefined],
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
  const later = said("status_and_start", { status: "NOT_YET_RECRUITING", start: "2027-01" })

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
    for (const { remarks } of Checks.quotesOf(check))
      for (const { code } of remarks) expect(Object.keys(spanish.remarks)).toContain(code)
  }
})

import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"
import type { Profile } from "../../../../domain/Profile.ts"

const told = (profile: Partial<Profile>, ...lines: ReadonlyArray<string>): Signpost => {
  const [question] = Questions.of({ condition: "breast cancer", biomarkers: [], ...profile })
  if (question === undefined) throw new Error("Something is asked.")

  return Reading.answer(Reading.open(["Inclusion Criteria:", "", ...lines].join("\n")), question)
}

const ofMelanoma = [
  "Cohort 2 (melanoma):",
  "",
  "* PD-L1 positive",
  "* Metastatic disease",
  "* At least one prior line of therapy",
]

const fields: ReadonlyArray<readonly [field: string, profile: Partial<Profile>]> = [
  ["a biomarker", { biomarkers: ["PD-L1 positive"] }],
  ["the stage", { stage: "metastatic" }],
  ["earlier lines", { priorLines: 1 }],
]

describe.each(fields)("Of %s", (_, profile) => {
  test("what is said of those with another cancer is told as before, and known to be of others", () => {
    const signpost = told(profile, ...ofMelanoma)

    expect(signpost.state).toBe("mentioned_inclusion")
    expect(signpost.isOfOthers).toBe(true)
    expect(signpost.evidence.sentence).toContain("Cohort 2 (melanoma)")
  })

  test.each(["melanoma", "solid tumor", "Alzheimer's disease"])("it is of no others for %s", (condition) => {
    expect(told({ ...profile, condition }, ...ofMelanoma).isOfOthers).toBe(false)
  })

  test("what is said of the patient's own cancer counts, wherever it stands", () => {
    const ofBreast = ofMelanoma.map((line) => line.replace("melanoma", "breast cancer").replace("2", "3"))

    for (const lines of [
      [...ofMelanoma, "", ...ofBreast],
      [...ofBreast, "", ...ofMelanoma],
    ])
      expect(told(profile, ...lines).isOfOthers).toBe(false)
  })
})

test("What a sentence says of the patient's cancer counts under whatever heading", () => {
  const lines = ["Cohort 2 (melanoma):", "", "* PD-L1-positive breast cancer is let in, too"]

  expect(told({ biomarkers: ["PD-L1 positive"] }, ...lines).isOfOthers).toBe(false)
})

test("What is said of several is said of no one that is named among them", () => {
  const item = "* Solid tumors. In part B with an FGFR alteration, including cholangiocarcinoma with an FGFR2 fusion"

  expect(told({ condition: "lung cancer", biomarkers: ["FGFR1 amplification"] }, item).isOfOthers).toBe(false)
})

test("More lines than usual are told apart as well", () => {
  const lines = ["Cohort 2 (melanoma):", "", "* At least one prior line of therapy"]

  expect(told({ priorLines: 12 }, ...lines).isOfOthers).toBe(true)
  expect(told({ priorLines: 12, condition: "melanoma" }, ...lines).isOfOthers).toBe(false)
})

const ofTwo = (colorectal: string, pancreatic: string): ReadonlyArray<string> => [
  `* Cohort A (colorectal cancer): ${colorectal}`,
  `* Cohort B (pancreatic cancer): ${pancreatic}`,
]

const underHeadings = ([first = "", second = ""]: ReadonlyArray<string>): ReadonlyArray<string> =>
  [first, second].flatMap((line) => [line.replace("* ", "").replace(/:.*/, ":"), "", line.replace(/^.*?: /, "* "), ""])

const inSentences = ([first = "", second = ""]: ReadonlyArray<string>): ReadonlyArray<string> => [
  `* ${[first, second].map((line) => line.replace(/^.*?\((.*)\): /, "$1 with ")).join("; ")}`,
]

const lines = ofTwo("no more than 2 prior lines of systemic therapy", "at least 1 prior line of systemic therapy")

const limitOfOne = ofTwo("no more than 2 prior lines of systemic therapy", "measurable disease")

const markers = ofTwo("KRAS G12D mutation is not allowed", "KRAS G12D mutation")

const exclusionOfOne = [
  "* Colorectal or pancreatic cancer",
  "",
  "Exclusion Criteria:",
  "",
  "* Colorectal cohort only: KRAS G12D mutation",
]

const stages = ofTwo("no metastatic disease", "metastatic disease")

type Row = readonly [
  lines: ReadonlyArray<string>,
  profile: Partial<Profile>,
  bowel: Signpost["state"],
  pancreas: Signpost["state"],
]

/** What those of two cohorts are told by criteria that differ. */
const rows: ReadonlyArray<Row> = [
  ...[lines, underHeadings(lines), inSentences(lines), lines.toReversed()].map(
    (each): Row => [each, { priorLines: 5 }, "mentioned_exclusion", "mentioned_inclusion"],
  ),
  [lines, { priorLines: 1 }, "mentioned_inclusion", "mentioned_inclusion"],
  [limitOfOne, { priorLines: 5 }, "mentioned_exclusion", "unknown"],
  [underHeadings(limitOfOne), { priorLines: 12 }, "mentioned_exclusion", "unknown"],
  [markers, { biomarkers: ["KRAS G12D"] }, "mentioned_exclusion", "mentioned_inclusion"],
  [markers.toReversed(), { biomarkers: ["KRAS G12D"] }, "mentioned_exclusion", "mentioned_inclusion"],
  [exclusionOfOne, { biomarkers: ["KRAS G12D"] }, "mentioned_exclusion", "unknown"],
  [stages, { stage: "metastatic" }, "mentioned_exclusion", "mentioned_inclusion"],
  [["* No more than 2 prior lines", ...markers], { priorLines: 5 }, "mentioned_exclusion", "mentioned_exclusion"],
  [
    ["* Colorectal or pancreatic cancer with no more than 2 prior lines of therapy"],
    { priorLines: 5 },
    "mentioned_exclusion",
    "mentioned_exclusion",
  ],
  [
    ["* Colorectal cancer with no more than 2 prior lines of therapy"],
    { priorLines: 5 },
    "mentioned_exclusion",
    "mentioned_exclusion",
  ],
]

describe("Each is told the side of the own cohort", () => {
  test.each(rows)("%j, asked for %j", (of, profile, bowel, pancreas) => {
    expect(told({ ...profile, condition: "colorectal cancer" }, ...of).state).toBe(bowel)
    expect(told({ ...profile, condition: "pancreatic cancer" }, ...of).state).toBe(pancreas)
  })
})

test("Of alternatives in one sentence those of the patient's own disease count", () => {
  const line =
    "* Relapsed B-cell lymphoma and ≥ 2 prior lines of therapy, or AITL that has progressed after standard therapy"

  expect(told({ condition: "DLBCL", priorLines: 1 }, line).state).toBe("mentioned_exclusion")
  expect(told({ condition: "T-cell lymphoma", priorLines: 1 }, line).state).toBe("mentioned_inclusion")
})

const byCohortNames = [
  "* Progression on the last therapy",
  "* Cohort 1: measurable myeloma",
  "* Cohort 2: follicular lymphoma of any grade",
  "* One of these:",
  "  * For cohort 1, at least 4 prior lines of therapy",
  "  * For cohort 2, at least 2 prior lines of therapy",
]

const inBrackets =
  "* Follicular lymphoma (FL, after at least two lines of therapy), mantle cell lymphoma (MCL, after at least three lines of therapy) or myeloma (after at least four lines of therapy)"

const countsFirst = "* At least two prior lines for follicular lymphoma, at least four prior lines for myeloma"

const besideSolidTumors = [
  "* Escalation: solid tumors after at least one prior line of therapy",
  "* Expansion: lymphoma or myeloma after at least two prior lines of therapy",
]

describe("Lines are counted as they are for the patient's own disease", () => {
  test.each<readonly [lines: ReadonlyArray<string>, condition: string, least: number]>([
    [byCohortNames, "multiple myeloma", 4],
    [byCohortNames, "follicular lymphoma", 2],
    [[inBrackets], "follicular lymphoma", 2],
    [[inBrackets], "mantle cell lymphoma", 3],
    [[inBrackets], "multiple myeloma", 4],
    [[countsFirst], "follicular lymphoma", 2],
    [[countsFirst], "multiple myeloma", 4],
    [besideSolidTumors, "DLBCL", 2],
    [besideSolidTumors, "ovarian cancer", 1],
    [
      ["* For those with ovarian cancer: measurable disease. At least two prior lines of therapy", "* Melanoma"],
      "ovarian cancer",
      2,
    ],
  ])("%j, asked for %s: at least %d", (lines, condition, least) => {
    expect(told({ condition, priorLines: least - 1 }, ...lines).state).toBe("mentioned_exclusion")
    expect(told({ condition, priorLines: least }, ...lines).state).toBe("mentioned_inclusion")
  })
})

const ofNames = [
  "* Escalation: no limit to the number of prior regimens",
  "* One of the following indications:",
  "  * Bladder cancer:",
  "    * At least 1 prior line of therapy",
  "  * Histologically confirmed DLBCL",
  "    * At least 2 prior lines of therapy",
  "    * No candidate for a transplant",
  "  * Hodgkin lymphoma:",
  "    * Treatment so far:",
  "      * At least 3 prior lines of therapy",
]

const lettered = [
  "* Any of these cancers:",
  "  A. Colorectal cancer",
  "  1. Metastatic disease",
  "  2. At least 2 prior lines of therapy",
  "  B. Gastric cancer (including the junction)",
  "  1. Metastatic disease",
  "  2. At least 1 prior line of therapy",
]

const besideUnknown = [
  "* CTCL of stage IB or higher that progressed after at least two systemic therapies",
  "* Angioimmunoblastic T-cell lymphoma after at least one systemic therapy",
  "* For the histologies below, at least one prior systemic therapy is required:",
]

const labelled = [
  "* Uveal melanoma: either treatment-naive or progressed on the last treatment, or",
  "* NRAS-mutant melanoma: progressed on the last treatment",
  "* Progressed on an anti-PD-1 antibody. (Parts 2 and 3 only)",
]

const besideLymphoma = [
  "For lymphoma:",
  "",
  "* Relapsed after 1 prior regimen",
  "",
  "For CLL:",
  "",
  "* At least 3 prior lines of therapy",
]

const besideKinds = ["* Lymphoma, CLL included: at least 2 prior lines of therapy", "* Myeloma"]

const betweenLists = [
  "Ovarian cancer:",
  " 1. At least three prior lines of therapy",
  "",
  "    Pancreatic cancer:",
  "",
  " <!-- -->",
  "",
  " 1. At least one prior line of therapy",
]

describe("What is asked of the patient's own disease decides", () => {
  test.each<readonly [condition: string, lines: ReadonlyArray<string>, expected: ReadonlyArray<Signpost["state"]>]>([
    ["bladder cancer", ofNames, ["mentioned_exclusion", "mentioned_inclusion"]],
    ["DLBCL", ofNames, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_inclusion"]],
    ["Hodgkin lymphoma", ofNames, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_exclusion"]],
    ["colorectal cancer", lettered, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_inclusion"]],
    ["gastric cancer", lettered, ["mentioned_exclusion", "mentioned_inclusion"]],
    ["cutaneous T-cell lymphoma", besideUnknown, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_inclusion"]],
    ["uveal melanoma", labelled, ["mentioned_inclusion", "mentioned_inclusion"]],
    [
      "CLL",
      besideLymphoma,
      ["mentioned_exclusion", "mentioned_exclusion", "mentioned_exclusion", "mentioned_inclusion"],
    ],
    ["CLL", besideKinds, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_inclusion"]],
    ["follicular lymphoma", besideLymphoma, ["mentioned_exclusion", "mentioned_inclusion"]],
    ["pancreatic cancer", betweenLists, ["mentioned_exclusion", "mentioned_inclusion"]],
    ["ovarian cancer", betweenLists, ["mentioned_exclusion", "mentioned_exclusion", "mentioned_exclusion"]],
  ])("%s in %j", (condition, lines, expected) => {
    expect(expected.map((_, priorLines) => told({ condition, priorLines }, ...lines).state)).toEqual([...expected])
  })
})

test("What lets in a cohort of others tells those nothing whose cancer is called by its name elsewhere", () => {
  const lines = [
    "Parts A and B:",
    "",
    "* Melanoma or lung cancer that cannot be resected",
    "",
    "Part C:",
    "",
    "* Lung cancer that recurred after chemotherapy",
  ]

  expect(told({ condition: "melanoma", priorLines: 2 }, ...lines).state).toBe("unknown")
  expect(told({ condition: "lung cancer", priorLines: 2 }, ...lines).state).toBe("mentioned_inclusion")
})

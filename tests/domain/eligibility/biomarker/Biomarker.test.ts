import { expect, test } from "bun:test"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import { excluded, included } from "../corpus/Case.ts"

test.each([
  ["APOE4 heterozygote", excluded("Homozygous APOE ε4 carriers"), "another form of it"],
  ["APOE4 carrier", excluded("Homozygous APOE ε4 carriers"), "of a part of it"],
  ["HTT expansion", excluded("Homozygous for the HTT expansion"), "of a part of it"],
  ["Amyloid positive", included("Amyloid PET below 30 Centiloids"), "another state of it"],
  ["Amyloid positive", excluded("Amyloid-lowering treatment within 12 months"), "as part of a therapy's name"],
  ["MSS", included("Microsatellite stable (MSS), MSI-H or unknown"), "either way is accepted"],
  ["MSI-H", included("Microsatellite stable (MSS), MSI-H or unknown"), "either way is accepted"],
  ["MSI-H", included("dMMR or pMMR"), "either way is accepted"],
])("On %j, %j is quoted with a remark", (biomarker, text, remark) => {
  const [signpost] = Reading.read(text, Questions.of({ condition: "", biomarkers: [biomarker] }))

  expect(signpost?.evidence.sentence).toContain(`(${remark})`)
})

test.each([
  ["MSI-H", included("MSI-H or dMMR"), "mentioned_inclusion"],
  ["MSI-H", included("MSI-H and MSS with no liver metastases"), "mentioned_inclusion"],
  ["KRAS G12C", included("KRAS G12C or KRAS wild-type"), "mentioned_inclusion"],
  ["MSI-H", excluded("MSI-H or MSS"), "mentioned_exclusion"],
] as const)("On %j, %j is quoted without a remark", (biomarker, text, state) => {
  const [signpost] = Reading.read(text, Questions.of({ condition: "", biomarkers: [biomarker] }))

  expect(signpost?.state).toBe(state)
  expect(signpost?.evidence.sentence).not.toContain("either way")
})

test.each<[biomarker: string, text: string, asksForOther: boolean]>([
  ["KRAS G12D", included("KRAS G12C mutation"), true],
  ["KRAS G12D", included("KRAS wild-type"), true],
  ["KRAS wild-type", included("KRAS G12C mutation"), true],
  ["HER2 negative", included("HER2-positive disease"), true],
  ["HER2 positive", included("HER2-low disease"), true],
  ["triple negative", included("HER2-positive disease"), true],
  ["HR+/HER2-", included("Triple-negative breast cancer"), true],
  ["triple negative", included("HER2-positive or triple-negative disease"), false],
  ["not triple negative", included("HER2-positive disease"), false],
  ["KRAS G12D", included("KRAS G12C or G12D mutation"), false],
  ["KRAS G12D", excluded("KRAS G12C mutation"), false],
  ["KRAS G12D", included("No KRAS G12C mutation"), false],
  ["KRAS G12D", included("Known KRAS status"), false],
  ["EGFR amplification", included("EGFR mutation"), false],
  ["EGFR exon 19 deletion, no T790M", included("EGFR L858R mutation"), true],
  ["no EGFR T790M", included("EGFR L858R mutation"), false],
  ["KRAS G12D", included("Adults"), false],
  ["HER2 negative", included("Cohort B: HER2-positive disease"), false],
  ["HER2 negative", "Inclusion Criteria for Cohort 2:\n* HER2-positive breast cancer", false],
  ["HER2 negative", included("One of the following:\n  * HER2-positive disease\n  * PIK3CA mutation"), false],
  ["triple negative", included("Arm 2: HER2-positive disease"), false],
  ["MMSE 12", included("MMSE of 20 to 26"), false],
  ["KRAS G12D, ECOG 2", included("KRAS G12D mutation, ECOG 0-1"), false],
  ["MMSE 12", included("Cohort B: MMSE of 20 to 26"), false],
  ["MMSE 12", included("MMSE at screening"), false],
  ["MMSE 12", included("MMSE ≥ 20 or MoCA ≥ 16"), false],
  ["MMSE 22", excluded("MMSE below 20"), false],
])("Of %j, %j asks for another state or form: %p", (biomarker, text, asksForOther) => {
  const [signpost] = Reading.read(text, Questions.of({ condition: "", biomarkers: [biomarker] }))

  expect(signpost?.asksForOther).toBe(asksForOther)
  if (asksForOther) expect(signpost?.state).toBe("unknown")
})

const unknownNames = (many: number) => Array.from({ length: many }, (_, index) => `ZQX${index + 10} mutation`)

test.each([
  [1, 16, 2],
  [2, 16, 2],
  [3, 3, 1],
  [4, 4, 1],
  [4, 16, 1],
])(
  "Of names that no vocabulary knows, %d in a text share what is read, of %d that are entered: %d mentions of the last",
  (many, entered, told) => {
    const names = unknownNames(many).join(", ")
    const text = `${included(names)}\n\n${excluded(names)}`
    const signposts = Reading.read(text, Questions.of({ condition: "", biomarkers: unknownNames(entered) }))

    expect(signposts[many - 1]).toMatchObject({ state: "mentioned_inclusion" })
    expect(signposts[many - 1]?.evidence.sentence.match(/“/g)).toHaveLength(told)
  },
)

test("Of a fifth name in a text that no vocabulary knows is told no more than that it stands there", () => {
  const names = unknownNames(5)
  const signposts = Reading.read(included(names.join(", ")), Questions.of({ condition: "", biomarkers: names }))

  expect(signposts.map(({ state }) => state)).toEqual([...Array(4).fill("mentioned_inclusion"), "unknown"])
  expect(signposts.at(-1)).toMatchObject({ evidence: { code: "quoted" } })
})

test("A profile has room for 16 names that no vocabulary knows, and an entry that finds none is not read", () => {
  const names = Array.from({ length: 17 }, (_, index) => `ZQX${index + 10}`)
  const entries = [
    `${names.slice(0, 10).join(" mutation, ")} mutation`,
    ...names.slice(10, 15).map((name) => `${name} mutation`),
    `${names.slice(15).join(" mutation, ")} mutation`,
  ]
  const signposts = Reading.read(included("Adults"), Questions.of({ condition: "", biomarkers: entries }))

  expect(signposts.map(({ evidence: { code } }) => code)).toEqual([...Array(6).fill("not_mentioned"), "not_read"])
  expect(signposts.at(-1)).toMatchObject({ state: "unknown", evidence: { reason: "not_read" } })
  expect(signposts.at(-1)?.evidence.sentence).toContain("48 markers and measurements")
})

test("A profile has room for 48 markers of the vocabulary", () => {
  const names = markers.map(({ name }) => name).filter((name) => /^[A-Z]{3,4}\d?$/.test(name))
  const entries = [0, 1, 2, 3].map((turn) => names.slice(turn * 16, turn * 16 + 16).join("+, "))
  const signposts = Reading.read(included("Adults"), Questions.of({ condition: "", biomarkers: entries }))

  expect(signposts.map(({ evidence: { code } }) => code)).toEqual([...Array(3).fill("not_mentioned"), "not_read"])
})

import { describe, expect, test } from "bun:test"
import * as Headings from "../../../../domain/eligibility/document/Headings.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

/** The side of a line's heading, and its content. */
const read = (line: string, bulleted = false) => {
  const heading = Headings.at(line, NumberedText.of(line), 0, line.length, bulleted)

  return heading === undefined ? undefined : ([heading.side, line.slice(heading.end)] as const)
}

describe("a line is a heading", () => {
  test.each([
    ["Inclusion Criteria:", "inclusion", ""],
    ["EXCLUSION CRITERIA", "exclusion", ""],
    ["4.1 Inclusion criteria:", "inclusion", ""],
    ["Non inclusion criteria", "exclusion", ""],
    ["Criteria for exclusion of patients", "exclusion", ""],
    ["Exclusion of criteria", undefined, undefined],
    ["Inclusion", "inclusion", ""],
    ["Key exclusions", "exclusion", ""],
    ["Reasons for exclusion:", "exclusion", ""],
    ["Patients excluded:", "exclusion", ""],
    ["Patients excluded", undefined, undefined],
    ["Exclusion of glaucoma:", undefined, undefined],
    ["Non-inclusion criteria: Glaucoma", "exclusion", "Glaucoma"],
    ["Criteria for exclusion", "exclusion", ""],
    ["DISEASE CHARACTERISTICS:", "inclusion", ""],
    ["Withdrawal criteria: progression", "neither", "progression"],
    ["Inclusion Criteria Adults who have consented", "inclusion", "Adults who have consented"],
    ["Inclusion criteria for providers (n = 60–150, 2–5 per centre):", "inclusion", ""],
    ["Cohort C (any cancer (of the liver) that may be seen) Inclusion Criteria", "inclusion", ""],
    ["Other inclusion/exclusion criteria may apply", "neither", "Other inclusion/exclusion criteria may apply"],
    [
      "Protocol defined inclusion and exclusion criteria",
      "neither",
      "Protocol defined inclusion and exclusion criteria",
    ],
    ["Non-inclusion:", "exclusion", ""],
    ["Non Inclusion", "exclusion", ""],
    ["Criteria of non-inclusion:", "exclusion", ""],
    ["Criteria for non inclusion:", "exclusion", ""],
    ["Non-inclusion criteria Any infection", "exclusion", "Any infection"],
    ["Criteria for exclusion Any infection", "exclusion", "Any infection"],
    ["Criteria for inclusion Adults who have consented", "inclusion", "Adults who have consented"],
    ["Criteria for withdrawal", "neither", ""],
    ["Gender and Minority Inclusion", "neither", ""],
  ])("%j: of the side of %p, before %p", (line, side, content) => {
    expect<unknown>(read(line)).toEqual(side === undefined ? undefined : [side, content])
  })
})

describe("a misspelt line is a heading", () => {
  test.each([
    ["Exlcusion Citeria", "exclusion"],
    ["Exculsoin critieria", "exclusion"],
    ["Inclution creterion", "inclusion"],
    ["Elegibilty criteria", "inclusion"],
    ["Inelegibility criteria", "exclusion"],
    ["Exclusoncriteria", "exclusion"],
    ["Inclusin", "inclusion"],
    ["Enclusion criteria", undefined],
    ["Inclusion bacteria", undefined],
    ["Infusion citeria", undefined],
    ["Excision criteria", undefined],
    ["Dementia criteria", undefined],
  ])("%j: of the side of %p", (line, side) => expect<unknown>(read(line)?.[0]).toBe(side))
})

describe("a line in plain words is a heading", () => {
  test.each([
    ["Who can join the study", "inclusion"],
    ["Who cannot join", "exclusion"],
    ["Who can't join?", "exclusion"],
    ["Reasons you may not be able to take part", "exclusion"],
    ["What would keep me out", "exclusion"],
    ["Patients can join if they have:", "inclusion"],
    ["Do not join if:", "exclusion"],
    ["This study is not for people who have:", "exclusion"],
    ["People who cannot be in the study:", "exclusion"],
    ["Things that rule you out:", "exclusion"],
    ["You cannot take part if you are pregnant", undefined],
    ["Patients who take part in another study:", undefined],
    ["Participants must have:", undefined],
    ["Who is treated with chemotherapy", undefined],
  ])("%j: of the side of %p", (line, side) => expect<unknown>(read(line)?.[0]).toBe(side))

  test("unless it has a bullet", () => expect(read("Who can't join?", true)).toBeUndefined())
})

describe("a sentence introduces a list", () => {
  test.each([
    ["You will not be eligible if you:", "exclusion"],
    ["You may join if you have any of these:", "inclusion"],
    ["You cannot take part if you are pregnant:", "exclusion"],
    ["You will not be able to take part in this study if any of these apply to you:", "exclusion"],
    ["Patients will be excluded if any of the following apply:", "exclusion"],
    ["Patients will not be entered for any of the following reasons:", "exclusion"],
    ["Subjects should not enter the study if any of the following exclusion criteria are fulfilled:", "exclusion"],
    ["Patients who meet any of the following exclusion criteria are not to be enrolled in this study:", "exclusion"],
    ["You cannot participate if:", "exclusion"],
    ["You may not be able to participate if:", "exclusion"],
    ["None of the following may apply:", "exclusion"],
    ["None of the following:", undefined],
    ["To be eligible patients must:", "inclusion"],
    ["Patients will not be eligible if:", "exclusion"],
    ["Patients are not excluded if:", undefined],
    ["Decline for which other causes have been excluded, or any two of the following:", undefined],
    ["Patients eligible for this study must not meet any of the following criteria:", undefined],
    ["To be eligible for this study, patients should not meet any of the following criteria:", undefined],
    ["Excluded are all adults with a disease that does not meet any of the following criteria:", undefined],
    ["Eligible patients may not have any of the following:", undefined],
    ["Patients must have:", undefined],
    ["Patients will be treated as follows:", undefined],
  ])("%j: of the side of %p", (line, side) => expect<unknown>(read(line)?.[0]).toBe(side))
})

describe("a line is none", () => {
  test.each([
    "Adults with consent",
    "Inclusion and exclusion criteria:",
    "Patients who meet the exclusion criteria will be withdrawn",
    "Acceptable liver function (see exclusion criteria)",
    "Age: 18 years",
    "Excluded",
    "There are no exclusion criteria for this part of the study, which is open to all adults who are in it",
  ])("%j", (line) => expect(read(line)).toBeUndefined())

  test("where it is a bulleted sentence", () => {
    expect(read("Patients will be excluded if any of the following apply:", true)).toBeUndefined()
    expect(read("inclusion criteria of the first part", true)).toBeUndefined()
    expect(read("Inclusion criteria:", true)).toEqual(["inclusion", ""])
  })
})

test.each([
  ["inclusion criteria", false],
  ["key inclusion criteria", false],
  ["her2 inclusion criteria", true],
  ["inclusion criteria of part a", true],
  ["prior concurrent therapy", false],
])("%j says more than which part it heads: %p", (line, is) =>
  expect(Headings.saysMore(NumberedText.of(line), 0, line.length)).toBe(is),
)

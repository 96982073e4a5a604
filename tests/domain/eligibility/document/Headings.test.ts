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
    ["Inclusion", "inclusion", ""],
    ["Patients excluded:", "exclusion", ""],
    ["Non-inclusion criteria: Glaucoma", "exclusion", "Glaucoma"],
    ["Criteria for exclusion", "exclusion", ""],
    ["DISEASE CHARACTERISTICS:", "inclusion", ""],
    ["Withdrawal criteria: progression", "neither", "progression"],
    ["Inclusion Criteria Adults who have consented", "inclusion", "Adults who have consented"],
    ["Inclusion criteria for providers (n = 60–150, 2–5 per centre):", "inclusion", ""],
    ["You will not be eligible if you:", "exclusion", "You will not be eligible if you:"],
    ["Patients will not be entered for the following reasons:", "exclusion", undefined],
    ["Other inclusion/exclusion criteria may apply", "neither", undefined],
  ])("%j: of the side of %s, before %p", (line, side, content) => {
    expect<unknown>(read(line)).toEqual([side, content ?? line])
  })
})

/** The side of a heading that holds no letters by which most are told. */
const readUnusual = (line: string, bulleted = false) =>
  Headings.unusualAt(line, NumberedText.of(line), 0, line.length, bulleted)?.side

describe("a line is an unusual heading", () => {
  test.each([
    ["Exlcusion Citeria", "exclusion"],
    ["Inclusin", "inclusion"],
    ["Who can't join?", "exclusion"],
    ["Patients can join if they have:", "inclusion"],
    ["Infusion citeria", undefined],
    ["Adults with consent", undefined],
  ] as const)("%j: of the side of %p", (line, side) => expect<unknown>(readUnusual(line)).toBe(side))

  test("that has no bullet where it is in plain words", () =>
    expect(readUnusual("Who can't join?", true)).toBeUndefined())
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

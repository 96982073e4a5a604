import { describe, expect, test } from "bun:test"
import type { AssertionStatus } from "../../../../domain/eligibility/context/CuesAhead.ts"
import { ahead, ofLead } from "../../../../domain/eligibility/context/Scopes.ts"
import * as Sentence from "./Sentence.ts"

describe.each<readonly [status: AssertionStatus, texts: ReadonlyArray<string>]>([
  [
    "negated",
    [
      "No KRAS",
      "Never treated with KRAS",
      "Not suspected to have KRAS",
      "Naive to KRAS",
      "Absence of documentation of KRAS",
      "Must be free from KRAS until the end",
      "Have been off KRAS for 4 weeks",
      "No infection (including fever) or KRAS",
      "No infection, fever or KRAS",
      "Non-KRAS disease",
      "No patients with KRAS",
      "No subjects with known ALK or KRAS",
      "No patients who have received KRAS",
      "Imaging to rule out KRAS",
      "Not associated with KRAS",
    ],
  ],
  [
    "excepted",
    [
      "Any disease except KRAS",
      "Exceptions are KRAS",
      "Any drug other than study medication [excepting KRAS]",
      "Local therapy (apart KRAS or ALK)",
      "Any disease other than ALK, ROS1, or KRAS",
      "Unless the tumor has KRAS",
      "In lieu of KRAS",
    ],
  ],
  ["neutral", ["With or without KRAS", "Regardless of KRAS"]],
  [
    "incapable",
    [
      "Unable or unwilling to undergo KRAS",
      "Unwilling and/or unable to undergo KRAS",
      "Any condition that would prevent the subject from undergoing KRAS",
      "Disease that prevents KRAS",
    ],
  ],
  [
    "forbidden",
    [
      "Exclusion of KRAS",
      "Patients will not be enrolled if they have KRAS",
      "Excluded are patients having KRAS",
      "Patients are ineligible if they have KRAS",
      "Patients are not eligible if the patient has known KRAS",
      "Patients are excluded in case of KRAS",
      "Subjects will be excluded because of KRAS",
    ],
  ],
  [
    "uncertain",
    [
      "Cannot undergo KRAS",
      "Failure to have fully recovered from KRAS",
      "Has not recovered from KRAS",
      "Unable to tolerate KRAS",
      "No infection (biopsy of KRAS)",
      "No infection, KRAS",
      "Any disease other than ALK or ROS1, KRAS",
    ],
  ],
  [
    "affirmed",
    [
      "No abnormal findings of KRAS",
      "No clinically relevant abnormalities in KRAS",
      "KRAS",
      "No infection but KRAS",
      "No infection and have KRAS",
      "No infection or who have KRAS",
      "No surgery for KRAS",
      "Not only KRAS",
      "No more than two KRAS",
      "1) No infection 2) KRAS",
      "(No infection) KRAS",
      "Non-measurable KRAS",
      "Stenosis preventing the passage of KRAS",
      "No infection (unless due to fever, including KRAS)",
      "Ineligible for intensive induction therapy of newly diagnosed KRAS",
    ],
  ],
])("what is before a mention makes it %s", (status, texts) => {
  test.each(texts)("%j", (text) => {
    const { first, last, words } = Sentence.of(text)

    expect(ahead(words, first, last)).toBe(status)
  })
})

test("A scope is over where its trigger reaches no more, and whether it still holds is not clear", () => {
  const { first, last, words } = Sentence.of(`No ${"very ".repeat(20)}KRAS`)

  expect(ahead(words, first, last)).toBe("uncertain")
})

test.each<readonly [string, AssertionStatus]>([
  ["none of the following", "negated"],
  ["no surgery for any of these", "negated"],
  ["any of the following", "affirmed"],
  ["patients will not be entered for any of the following reasons", "forbidden"],
  ["the following laboratory results will disqualify patients", "forbidden"],
])("A line %j makes those below it %s", (text, status) => {
  const words = text.split(" ")

  expect(ofLead(words)).toBe(status)
})

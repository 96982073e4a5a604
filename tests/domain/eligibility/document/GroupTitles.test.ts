import { expect, test } from "bun:test"
import * as GroupTitles from "../../../../domain/eligibility/document/GroupTitles.ts"
import * as Lines from "../../../../domain/eligibility/document/Lines.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

const named = (line: string): "some" | "all" | undefined => {
  const words = NumberedText.of(line)
  const [only] = Lines.of(words.folded)

  return only === undefined ? undefined : GroupTitles.titled(words, only)
}

test.each([
  "Cohort A: Colorectal Cancer",
  "Stratum B (H3 K27M)",
  "Group 2 (Arm 1 or Arm 2)",
  "Breast Cancer group",
  "For the control group:",
  "Prospective substudy",
  "Healthy Controls",
  "Healthcare Worker Participants",
  "20 Moderate COVID-19 patients",
  "For hospitalized patients :",
  "Participants with Multiple Myeloma",
  "Caregivers",
])("%j names those for whom the criteria are that follow", (line) => expect(named(line)).toBe("some"))

test.each(["All participants (Group 1 & 2)", "For all cohorts:", "Both arms"])("%j names everyone", (line) =>
  expect(named(line)).toBe("all"),
)

test.each([
  "Healthy volunteers allowed",
  "Must have a minimum age of 18 years",
  "Part 2: participants must be treatment naïve",
  "The dose escalation cohort is closed to further enrollment.",
  "No evidence of disease in the control arm",
  "Estrogen receptor-negative tumor",
  "A cohort of patients whose tumors hold a mutation of the gene and who can swallow capsules",
])("%j names nobody", (line) => expect(named(line)).toBeUndefined())

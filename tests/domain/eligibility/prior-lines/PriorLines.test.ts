import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"

const marks = { mentioned_inclusion: "in", mentioned_exclusion: "out", unknown: "?" } as const

/** What a text tells those with no earlier line, with one, and so on. */
const told = (text: string, most = 3): string =>
  Array.from({ length: most + 1 }, (_, priorLines) => {
    const questions = Questions.of({ condition: "Lung cancer", biomarkers: [], priorLines })

    return marks[Reading.read(text, questions)[0]?.state ?? "unknown"]
  }).join(" ")

const including = (...lines: ReadonlyArray<string>) =>
  `Inclusion Criteria:\n\n${lines.map((line) => `* ${line}`).join("\n")}`

describe("Statements for everyone hold together", () => {
  test.each<[lines: ReadonlyArray<string>, said: string]>([
    [["At least one prior line of therapy"], "out in in in"],
    [["No more than two prior lines of therapy"], "in in in out"],
    [["At least one prior line of therapy", "No more than two prior lines of therapy"], "out in in out"],
    [["Treatment-naive or up to two prior lines of therapy"], "in in in out"],
    [["Previously untreated"], "in out out out"],
    [["Candidates for first-line therapy with cisplatin or carboplatin"], "in out out out"],
    [["Signed consent"], "? ? ? ?"],
  ])("%j tells 0 to 3: %s", (lines, said) => expect(told(including(...lines))).toBe(said))
})

test("What one cohort lets in is let in, and what each cohort keeps out is kept out", () => {
  expect(told(including("Cohort A: Previously untreated", "Cohort B: One prior line of systemic therapy"), 2)).toBe(
    "in in out",
  )
})

test("Under the exclusion criteria a count keeps out", () => {
  expect(told("Exclusion Criteria:\n\n* More than one prior line of systemic therapy", 2)).toBe("in in out")
})

test.each<[text: string, lines: number, evidence: string]>([
  [
    including("No prior chemotherapy"),
    0,
    "Inclusion criteria (it rules out other numbers than 0): “No prior chemotherapy”",
  ],
  [including("No prior chemotherapy"), 1, "Inclusion criteria (ruling it out): “No prior chemotherapy”"],
  [
    including("At least two prior lines"),
    1,
    "Inclusion criteria (1 is fewer than it asks for): “At least two prior lines”",
  ],
  [
    including("Prior chemotherapy is allowed"),
    0,
    "Inclusion criteria (it says nothing of 0): “Prior chemotherapy is allowed”",
  ],
  [
    including("At most two prior lines"),
    3,
    "Inclusion criteria (3 is more than it lets in): “At most two prior lines”",
  ],
  [including("At most two prior lines"), 2, "Inclusion criteria: “At most two prior lines”"],
  [
    including("At least one prior line of systemic therapy", "Unlimited prior chemotherapy is allowed"),
    0,
    "Inclusion criteria (0 is fewer than it asks for): “At least one prior line of systemic therapy”",
  ],
  [
    "Exclusion Criteria:\n\n* More than one prior line",
    1,
    "Exclusion criteria (it rules out other numbers than 1): “More than one prior line”",
  ],
  ["Exclusion Criteria:\n\n* Prior first-line therapy", 3, "Exclusion criteria: “Prior first-line therapy”"],
  [
    "Exclusion Criteria:\n\n* Prior second-line therapy",
    1,
    "Exclusion criteria (it rules out other numbers than 1): “Prior second-line therapy”",
  ],
  [including("No prior first-line therapy"), 2, "Inclusion criteria (ruling it out): “No prior first-line therapy”"],
  [
    "Exclusion Criteria:\n\n* Must have had no more than two prior lines",
    1,
    "Exclusion criteria (as a requirement): “Must have had no more than two prior lines”",
  ],
  [
    "Exclusion Criteria:\n\n* No limit on the number of prior lines",
    1,
    "Exclusion criteria (allowing it): “No limit on the number of prior lines”",
  ],
])("%j tells %d how the number stands to it", (text, priorLines, evidence) => {
  const questions = Questions.of({ condition: "Lung cancer", biomarkers: [], priorLines })

  expect(Reading.read(text, questions)[0]?.evidence.sentence).toBe(evidence)
})

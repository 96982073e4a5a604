import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../../domain/Profile.ts"

const evidence = (text: string, asked: Omit<Profile, "condition">): string | undefined =>
  Reading.read(text, Questions.of({ condition: "", ...asked }))[0]?.evidence.sentence

test("a quote ends before the mark of the next item in its line", () => {
  const text = "Inclusion Criteria: - Adults - KRAS G12C mutation - Consent * Second-line therapy * Age 18"

  expect(evidence(text, { biomarkers: ["KRAS G12C"] })).toBe("Inclusion criteria: “KRAS G12C mutation”")
  expect(evidence(text, { biomarkers: [], priorLines: 1 })).toBe("Inclusion criteria: “Second-line therapy”")
})

test("a minus that belongs to a marker stays in its quote", () => {
  expect(evidence("Inclusion Criteria:\n\n* HER2-", { biomarkers: ["HER2 negative"] })).toBe(
    "Inclusion criteria: “HER2-”",
  )
})

test("a minus at the end of its line stays, too", () => {
  expect(evidence("Inclusion Criteria:\n\n* HER2 -", { biomarkers: ["HER2 negative"] })).toBe(
    "Inclusion criteria (its state is not said): “HER2 -”",
  )
})

test("the number of the next item in the same line is left out of a quote", () => {
  const text = "Exclusion Criteria: 1. KRAS G12C 2. An open wound 3. HER2 IHC of 2. Prior surgery"

  expect(evidence(text, { biomarkers: ["KRAS G12C"] })).toBe("Exclusion criteria: “KRAS G12C”")
  expect(evidence(text, { biomarkers: ["HER2 IHC 2+"] })).toEndWith("“HER2 IHC of 2.”")
})

test("the same words in both parts are quoted for each", () => {
  const text = "Inclusion Criteria:\n\n* KRAS G12C\n\nExclusion Criteria:\n\n* KRAS G12C"

  expect(evidence(text, { biomarkers: ["KRAS G12C"] })).toBe(
    "Inclusion criteria: “KRAS G12C” Exclusion criteria: “KRAS G12C”",
  )
})

test("a sentence that speaks for both sides is quoted once", () => {
  const text = "Inclusion Criteria:\n\n* EGFR mutation, or after no prior therapy no EGFR mutation of any kind"
  const quotes = [...(evidence(text, { biomarkers: ["EGFR mutation"] }) ?? "").matchAll(/“/g)]

  expect(quotes.length).toBe(1)
})

describe("the words that turn a sentence stay in its quote", () => {
  const drivers = Array.from({ length: 18 }, (_, at) => `EGFR exon ${at + 1} mutation`).join(", ")
  const turned = `Participants must not have other known alterations, such as ${drivers}, or BRAF V600E mutation`

  test("however long the list is", () => {
    const told = evidence(`Inclusion Criteria:\n\n* ${turned}`, { biomarkers: ["BRAF V600E"] })

    expect(turned.length).toBeGreaterThan(400)
    expect(told).toBe(`Inclusion criteria (ruling it out): “${turned}”`)
  })

  test("and a sentence begins at its beginning, where it fits", () => {
    const long = `KRAS G12C mutation ${"in tumor tissue or in plasma ".repeat(20)}`

    expect(evidence(`Inclusion Criteria:\n\n* Known ${long}`, { biomarkers: ["KRAS G12C"] })).toStartWith(
      "Inclusion criteria: “Known KRAS G12C mutation in tumor",
    )
  })
  test("and no word is cut", () => {
    const long = "unsuspicious ".repeat(40)
    const told = evidence(`Inclusion Criteria:\n\n* ${long} KRAS G12C mutation ${long}`, { biomarkers: ["KRAS G12C"] })

    expect(told).toMatch(/“unsuspicious .*KRAS G12C mutation.* unsuspicious”$/)
  })
})

describe("the label says what the quote is", () => {
  test.each([
    ["Tumors must NOT be positive for EGFR L858R", "Inclusion criteria (ruling out another form of it)"],
    ["EGFR L858R mutation", "Inclusion criteria (another form of it)"],
    ["EGFR wild-type", "Inclusion criteria (another state of it)"],
    ["No EGFR", "Inclusion criteria (ruling it out; its state is not said)"],
    ["No EGFR testing", "Inclusion criteria (whatever its state)"],
  ])("of %j", (line, label) =>
    expect(evidence(`Inclusion Criteria:\n\n* ${line}`, { biomarkers: ["EGFR exon 19 deletion"] })).toBe(
      `${label}: “${line}”`,
    ),
  )

  test.each([
    ["EGFR L858R mutation", "Inclusion criteria (another state of it)", "EGFR wild-type"],
    ["EGFR L858R mutation", "Inclusion criteria (another state of it)", "EGFR negative"],
    ["EGFR L858R mutation", "Inclusion criteria (another state of it)", "no EGFR mutation"],
    ["No HER2 L755S", "Inclusion criteria (ruling out another state of it)", "HER2 negative"],
    ["EGFR L858R mutation", "Inclusion criteria (another form of it)", "no EGFR T790M"],
    ["EGFR amplification", "Inclusion criteria (another form of it)", "EGFR not mutated"],
  ])("of %j: %s, for who has %s", (line, label, biomarker) =>
    expect(evidence(`Inclusion Criteria:\n\n* ${line}`, { biomarkers: [biomarker] })).toBe(`${label}: “${line}”`),
  )

  test.each([
    ["No EGFR L858R", "Exclusion criteria (where another form of it is missing)"],
    ["Any driver other than EGFR L858R", "Exclusion criteria (another form of it, as an exception)"],
    ["EGFR L858R is allowed", "Exclusion criteria (allowing another form of it)"],
    ["EGFR mutation status that is unknown is allowed", "Exclusion criteria (allowing it; whatever its state)"],
  ])("of %j among the exclusion criteria", (line, label) =>
    expect(evidence(`Exclusion Criteria:\n\n* ${line}`, { biomarkers: ["EGFR exon 19 deletion"] })).toBe(
      `${label}: “${line}”`,
    ),
  )
})

describe("the title of a group is told with what stands below it", () => {
  const parts = (title: string, item: string) =>
    `${title}\n\nInclusion Criteria:\n\n* Adults\n* ${item}\n\nExclusion Criteria:\n\n* Infection\n* MSI-H`
  const told = (text: string, marker = "KRAS G12C") => evidence(text, { biomarkers: [marker] })

  test.each(["Cohort A: Colorectal Cancer", "Stratum B (all others)", "Adult Volunteers"])(
    "%j above its inclusion criteria",
    (title) => {
      expect(told(parts(title, "KRAS G12C"))).toBe(`Inclusion criteria, under ${title}: “KRAS G12C”`)
      expect(told(parts(title, "KRAS G12C"), "MSI-H")).toBe(`Exclusion criteria, under ${title}: “MSI-H”`)
    },
  )

  test("until the next one", () => {
    const text = `${parts("Adult Volunteers", "Consent")}\n\nAD and MCI Patients\n\nInclusion Criteria:\n\n* KRAS G12C`

    expect(told(text)).toBe("Inclusion criteria, under AD and MCI Patients: “KRAS G12C”")
  })

  test("until a heading that says for whom it is", () => {
    const text = `${parts("Cohort A", "Consent")}\n\nAll Cohorts Exclusion Criteria:\n\n* KRAS G12C`

    expect(told(text)).toBe("Exclusion criteria, under All Cohorts Exclusion Criteria: “KRAS G12C”")
  })

  test("but with no exclusion criteria that several share", () => {
    const text =
      "Cohort A\n\nInclusion Criteria:\n\n* Adults\n\nCohort B\n\nInclusion Criteria:\n\n* Children\n\nExclusion Criteria:\n\n* KRAS G12C"

    expect(told(text)).toBe("Exclusion criteria: “KRAS G12C”")
  })

  test("above a list within a part of the criteria, as far as this goes", () => {
    const text =
      "Inclusion Criteria:\n\nGroup 1 (Arm 2)\n\n* KRAS G12C\n* Adults\n\nConsent and MSI-H\n\nExclusion Criteria:\n\n* BRAF V600E"

    expect(told(text)).toBe("Inclusion criteria, under Group 1 (Arm 2): “KRAS G12C”")
    expect(told(text, "MSI-H")).toBe("Inclusion criteria: “Consent and MSI-H”")
    expect(told(text, "BRAF V600E")).toBe("Exclusion criteria: “BRAF V600E”")
  })

  test("which ends where a list for all begins", () => {
    const text = "Inclusion Criteria:\n\nGroup 1\n\n* Adults\n\nFor all participants\n\n* KRAS G12C"

    expect(told(text)).toBe("Inclusion criteria: “KRAS G12C”")
  })

  test("and is quoted only for what its list leaves out", () => {
    const title = "Stratum A (KRAS G12C)"

    expect(told(parts(title, "Tumor with KRAS G12C"))).toBe(
      `Inclusion criteria, under ${title}: “Tumor with KRAS G12C”`,
    )
    expect(told(parts(title, "Consent"))).toBe(`Inclusion criteria: “${title}”`)
  })

  test("and lines of therapy are said to be for some of the patients", () => {
    expect(evidence(parts("Adult Volunteers", "At least one prior line"), { biomarkers: [], priorLines: 1 })).toBe(
      "Inclusion criteria, under Adult Volunteers (for some of the patients): “At least one prior line”",
    )
  })
})

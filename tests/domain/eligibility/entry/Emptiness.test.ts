import { describe, expect, test } from "bun:test"
import * as Emptiness from "../../../../domain/eligibility/entry/Emptiness.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"

const text = `Inclusion Criteria:

* Histologically confirmed glioblastoma, known MGMT status or MGMT status unknown
* No other active cancer; all patients at any stage of the disease, diagnosed first or anew, grade 4 or 5
* The value is to be determined, where no result is available; not applicable to children`

const askedFor = (stage: string) =>
  Reading.read(text, Questions.of({ condition: "glioblastoma", stage, biomarkers: [] }))

describe("A stage that says nothing is not understood, whatever a text holds", () => {
  test.each([
    "unknown",
    "Unknown.",
    "not known",
    "stage: unknown",
    "stage unknown",
    "unknown stage",
    "stage not specified",
    "not yet staged",
    "not sure",
    "I don't know",
    "I don’t know yet",
    "to be determined",
    "not applicable",
    "not available",
    "n/a",
    "N.A.",
    "?",
    "-",
    "…",
    "null",
    "none",
    "no",
    "yes",
    "any",
    "all",
    "other",
    "known",
    "confirmed",
    "current",
    "first",
    "disease",
    "cancer",
    "stage",
    "5",
  ])("%j", (stage) => {
    expect(askedFor(stage)).toMatchObject([{ state: "unknown", evidence: { reason: "not_understood", quotes: [] } }])
  })

  test("and adds nothing to a score beside it", () => {
    const [answer] = Reading.read(
      "Inclusion Criteria:\n\n* ECOG 0-1\n* Stage unknown",
      Questions.of({ condition: "glioblastoma", stage: "ECOG 1, stage unknown", biomarkers: [] }),
    )

    expect(answer).toMatchObject({ state: "mentioned_inclusion", evidence: { quotes: [{ text: "ECOG 0-1" }] } })
  })
})

test.each([
  "active",
  "active disease",
  "acute",
  "asymptomatic",
  "chronic",
  "end stage",
  "high risk",
  "infantile",
  "late onset",
  "stable disease",
  "symptomatic",
  "treated",
  "uncontrolled",
])("%j says how a disease stands", (stage) => expect(Emptiness.is(stage)).toBe(false))

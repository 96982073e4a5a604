import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as LetIn from "../../../../domain/eligibility/mention/LetIn.ts"
import * as Stand from "../../../../domain/eligibility/mention/Stand.ts"

const outcomeOf = (line: string): Stand.Outcome => {
  const text = `Exclusion Criteria:\n\n* ${line}`
  const at = text.indexOf("metastases")
  const span = Span.at(Document.make(text), at, at + "metastases".length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return LetIn.weighed(span, Stand.of(span)).outcome
}

describe("What an exclusion says of “metastases” that may let somebody in", () => {
  test.each<[line: string, outcome: Stand.Outcome]>([
    ["Distant metastases", "exclusion"],
    [
      "Patients with metastases, which were taken out (in one session) at the first operation and never came back in all the years since, are eligible",
      "unknown",
    ],
    [
      "Patients with metastases, which were taken out at the first operation that was done at the center by the surgeons of the study, and which never came back in all the years of regular visits since then, are eligible",
      "unknown",
    ],
    ["Earlier chemotherapy is allowed if metastases were found since", "inclusion"],
    ["Earlier chemotherapy is allowed; metastases in the liver", "exclusion"],
    ["Distant metastases, but those in the lungs are allowed", "exclusion"],
    [
      "However, patients with metastases (small ones and (large ones) are allowed, as long as they are stable",
      "unknown",
    ],
  ])("%j: %s", (line, outcome) => {
    expect(outcomeOf(line)).toBe(outcome)
  })
})

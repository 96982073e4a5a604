import { describe, expect, test } from "bun:test"
import * as Unreceived from "../../../../domain/eligibility/line-claims/Unreceived.ts"
import { told } from "../prior-lines/Wording.ts"

describe("What was not had, behind a “no”", () => {
  test.each<[text: string, lines: string]>([
    ["No systemic therapy for metastatic disease", "1 or more"],
    ["Without chemotherapy in the advanced setting", "1 or more"],
    ["No treatment in the past", "1 or more"],
    ["No systemic therapy is needed", "nothing"],
    ["No radiotherapy in the past", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(Unreceived.byNone, text)).toBe(lines))
})

describe("What is asked of the last treatment, which there was", () => {
  test.each<[text: string, lines: string]>([
    ["The most recent systemic therapy must have included an antibody", "1 or more"],
    ["The last regimen was an antibody", "1 or more"],
    ["The last visit was a year ago", "nothing"],
    ["Four weeks since the last chemotherapy", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(Unreceived.byLast, text)).toBe(lines))
})

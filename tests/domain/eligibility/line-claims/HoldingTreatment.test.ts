import { describe, expect, test } from "bun:test"
import * as HoldingTreatment from "../../../../domain/eligibility/line-claims/HoldingTreatment.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by that the disease has not progressed", () => {
  test.each<[text: string, lines: string]>([
    ["Has not progressed following definitive chemoradiotherapy", "1 or more"],
    ["No evidence of progression after induction chemotherapy", "1 or more"],
    ["Progression after induction chemotherapy", "nothing"],
    ["Without progression after surgery", "nothing"],
    ["Without progression after at least 16 weeks of platinum-based chemotherapy", "1 or more"],
    ["Without progression after 16 weeks of androgen deprivation therapy", "nothing"],
    ["No progression within a year", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(HoldingTreatment.byStability, text)).toBe(lines))
})

describe("Earlier lines told by a response", () => {
  test.each<[text: string, lines: string]>([
    ["In response to the most recent platinum regimen", "1 or more"],
    ["Responded to prior therapy", "1 or more"],
    ["Responded to a prior BTK inhibitor", "nothing"],
    ["Response to treatment", "nothing"],
    ["Immune response to prior vaccination", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(HoldingTreatment.byResponse, text)).toBe(lines))
})

import { describe, expect, test } from "bun:test"
import * as FirstTreatment from "../../../../domain/eligibility/line-claims/FirstTreatment.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by a first attempt", () => {
  test.each<[text: string, lines: string]>([
    ["It must be the first treatment attempt", "0"],
    ["It will be the patient's first systemic treatment", "0"],
    ["First treatment in the morning", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(FirstTreatment.byAttempt, text)).toBe(lines))
})

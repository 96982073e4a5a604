import { describe, expect, test } from "bun:test"
import * as FailedTreatment from "../../../../domain/eligibility/line-claims/FailedTreatment.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by what failed before", () => {
  test.each<[text: string, lines: string]>([
    ["Progressed on standard therapy", "1 or more"],
    ["Failure of systemic therapy", "1 or more"],
    ["Progressive disease after chemotherapy", "1 or more"],
    ["Refractory to standard treatment", "1 or more"],
    ["Progressed on an EGFR inhibitor", "1 or more"],
    ["Inadequate response to chemotherapy", "1 or more"],
    ["Inadequate response to a BTK inhibitor", "nothing"],
    ["Response to chemotherapy", "nothing"],
    ["Recurrent glioblastoma after chemoradiation", "1 or more"],
    ["Recurrent glioblastoma with chemoradiation", "nothing"],
    ["Progression of symptoms", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(FailedTreatment.byFailure, text)).toBe(lines))
})

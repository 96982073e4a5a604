import { describe, expect, test } from "bun:test"
import * as WithRadiation from "../../../../domain/eligibility/line-claims/WithRadiation.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier treatment told by chemoradiation that was completed", () => {
  test.each<[text: string, lines: string]>([
    ["Chemoradiation completed 3 to 6 weeks ago", "1 or more"],
    ["Chemoradiotherapy has been completed", "1 or more"],
    ["Chemoradiotherapy completed at least 4 weeks before enrolment", "nothing"],
    ["Chemoradiotherapy must have been completed 4 weeks before enrolment", "nothing"],
    ["Patients must have completed at least 90% of the planned radiotherapy with concurrent temozolomide", "1 or more"],
    ["Completion of standard chemoradiation", "1 or more"],
    ["Completed radiotherapy", "nothing"],
    ["Completed chemoradiation or surgery", "nothing"],
    ["Has not completed chemoradiation", "nothing"],
    ["Those who have completed chemoradiation must have recovered from it", "nothing"],
    ["Planned to undergo chemoradiation", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(WithRadiation.byEnd, text)).toBe(lines))
})

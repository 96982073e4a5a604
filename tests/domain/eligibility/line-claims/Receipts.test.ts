import { expect, test } from "bun:test"
import * as Receipts from "../../../../domain/eligibility/line-claims/Receipts.ts"
import { rangeOf, wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, lines: string]>([
  ["Prior systemic therapy", "1 or more"],
  ["Previous chemotherapy for metastatic disease", "1 or more"],
  ["Prior radiotherapy", "nothing"],
  ["Prior EGFR inhibitor", "nothing"],
  ["Prior adjuvant chemotherapy", "nothing"],
  ["Prior surgery", "nothing"],
  ["Received chemotherapy", "1 or more"],
  ["Have received systemic treatment", "1 or more"],
  ["Received an EGFR inhibitor", "nothing"],
  ["Receiving oxygen", "nothing"],
  ["Treated with concurrent chemotherapy and radiotherapy", "1 or more"],
  ["Received a BTK inhibitor", "nothing"],
  ["Received a BTK inhibitor and progressed on it", "1 or more"],
  ["Received a BTK inhibitor without progression", "nothing"],
  ["Received chemoimmunotherapy", "1 or more"],
  ["Received platinum-based chemotherapy for metastatic disease", "1 or more"],
  ["No systemic therapy for metastatic disease", "1 or more"],
  ["Without chemotherapy in the advanced setting", "1 or more"],
  ["No treatment in the past", "1 or more"],
  ["No systemic therapy is needed", "nothing"],
  ["No radiotherapy in the past", "nothing"],
  ["The most recent systemic therapy must have included an antibody", "1 or more"],
  ["The last regimen was an antibody", "1 or more"],
  ["The last visit was a year ago", "nothing"],
  ["Four weeks since the last chemotherapy", "nothing"],
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
])("%j tells of %s", (text, lines) => {
  expect(rangeOf(Receipts.of(wordsOf(text))[0])).toBe(lines)
})

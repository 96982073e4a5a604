import { describe, expect, test } from "bun:test"
import * as Receipts from "../../../../domain/eligibility/line-claims/Receipts.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by “prior”", () => {
  test.each<[text: string, lines: string]>([
    ["Prior systemic therapy", "1 or more"],
    ["Previous chemotherapy for metastatic disease", "1 or more"],
    ["Prior radiotherapy", "nothing"],
    ["Prior EGFR inhibitor", "nothing"],
    ["Prior adjuvant chemotherapy", "nothing"],
    ["Prior surgery", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(Receipts.byPrior, text)).toBe(lines))
})

describe("Earlier lines told by what was received", () => {
  test.each<[text: string, lines: string]>([
    ["Received chemotherapy", "1 or more"],
    ["Have received systemic treatment", "1 or more"],
    ["Received an EGFR inhibitor", "nothing"],
    ["Receiving oxygen", "nothing"],
    ["Treated with concurrent chemotherapy and radiotherapy", "1 or more"],
  ])("%j tells of %s", (text, lines) => expect(told(Receipts.byReceipt, text)).toBe(lines))
})

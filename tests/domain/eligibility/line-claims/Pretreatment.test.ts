import { describe, expect, test } from "bun:test"
import * as Pretreatment from "../../../../domain/eligibility/line-claims/Pretreatment.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by what patients are called", () => {
  test.each<[text: string, lines: string]>([
    ["Treatment-naive", "0"],
    ["Chemotherapy-naive", "0"],
    ["Naive to systemic therapy", "0"],
    ["Naive to an inhibitor", "nothing"],
    ["Previously untreated", "0"],
    ["Untreated brain metastases", "nothing"],
    ["Untreated lymphoma", "0"],
    ["Heavily pretreated", "2 or more"],
    ["Previously treated", "1 or more"],
    ["Previously treated with an inhibitor", "nothing"],
    ["Newly diagnosed cancer", "0"],
    ["Newly diagnosed measurable metastatic lesions", "nothing"],
    ["Chemonaive", "0"],
  ])("%j tells of %s", (text, lines) => expect(told(Pretreatment.byName, text)).toBe(lines))
})

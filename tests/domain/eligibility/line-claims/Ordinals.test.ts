import { describe, expect, test } from "bun:test"
import * as Ordinals from "../../../../domain/eligibility/line-claims/Ordinals.ts"
import { rangeOf, wordsOf } from "../prior-lines/Wording.ts"

describe("Earlier lines told by the number of a line", () => {
  test.each<[text: string, lines: string]>([
    ["Progressed on first-line therapy", "1 or more"],
    ["Completed first-line chemotherapy", "1"],
    ["Candidates for second-line treatment", "1"],
    ["First-line therapy", "0"],
    ["First-line therapy with one drug or another must have failed", "1 or more"],
    ["First-line therapy with a drug, where all other drugs failed", "0"],
    ["Second-line therapy with a drug has been completed", "2"],
    ["First dose of study drug", "nothing"],
    ["Second visit", "nothing"],
    ["Received first- and second-line therapy", "2"],
    ["Received first- or second-line therapy", "1–2"],
    ["Received first, second or third line therapy", "1–3"],
    ["Received 2L+ therapy", "2 or more"],
    ["Received frontline therapy", "1"],
    ["Received second-line therapy", "2"],
    ["Known to be treated in the second-line setting", "2"],
    ["Prior surgery is allowed in patients with measurable disease who come for first-line therapy", "0"],
  ])("%j tells of %s", (text, lines) => expect(rangeOf(Ordinals.of(wordsOf(text))[0])).toBe(lines))
})

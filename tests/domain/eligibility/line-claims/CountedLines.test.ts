import { describe, expect, test } from "bun:test"
import * as CountedLines from "../../../../domain/eligibility/line-claims/CountedLines.ts"
import { rangeOf, wordsOf } from "../prior-lines/Wording.ts"

describe("Earlier lines told by counting", () => {
  test.each<[text: string, lines: string]>([
    ["At least two prior lines of systemic therapy", "2 or more"],
    ["No more than three prior regimens", "0–3"],
    ["Received one prior chemotherapy regimen", "1"],
    ["Progressed after two regimens", "2 or more"],
    ["2 to 4 prior lines of therapy", "2–4"],
    ["At least one prior line of endocrine therapy", "1 or more"],
    ["Received two cycles of first-line chemotherapy", "1"],
    ["Grade 2 prior therapy", "nothing"],
    ["1. Prior systemic therapy", "nothing"],
    ["Two weeks of therapy", "nothing"],
    ["Two (2) or more different prior regimens", "2 or more"],
    ["Within 4 weeks of prior therapy", "nothing"],
    ["18 years of age or older with prior therapy", "nothing"],
    ["Total number of treatment lines in the metastatic setting ≥ 2", "2 or more"],
    ["Anti-PD-1 therapy", "nothing"],
    ["Prior lines of therapy: 2 or more", "2 or more"],
    ["Number of prior regimens must be at most 3", "0–3"],
    ["Prior systemic regimens (at least 1)", "1 or more"],
    ["Prior therapy lines ≥ 2", "2 or more"],
    ["Gain of lines ≥ 2 on the eye chart", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(rangeOf(CountedLines.of(wordsOf(text))[0])).toBe(lines))
})

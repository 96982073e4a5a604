import { describe, expect, test } from "bun:test"
import * as TrailingCounts from "../../../../domain/eligibility/line-claims/TrailingCounts.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by a count behind", () => {
  test.each<[text: string, lines: string]>([
    ["Prior lines of therapy: 2 or more", "2 or more"],
    ["Number of prior regimens must be at most 3", "0–3"],
    ["Prior systemic regimens (at least 1)", "1 or more"],
    ["Prior therapy lines ≥ 2", "2 or more"],
    ["Gain of lines ≥ 2 on the eye chart", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(TrailingCounts.byTail, text)).toBe(lines))
})

import { expect, test } from "bun:test"
import * as TherapyTarget from "../../../../domain/eligibility/biomarker/TherapyTarget.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["Prior KRAS inhibitor", true],
  ["A KRAS G12C inhibitor", true],
  ["anti-KRAS therapy", true],
  ["Agents that block EGFR or KRAS", true],
  ["KRAS mutation, no prior inhibitor", false],
  ["Agents that block pain. KRAS mutation", false],
])("In %j the marker is a therapy's target: %p", (text, is) => {
  const tokens = Tokens.of(fold(text), 0, text.length)
  const first = tokens.words.indexOf("kras")

  expect(TherapyTarget.names(text, tokens, first, first + 1)).toBe(is)
})

import { expect, test } from "bun:test"
import * as TherapyTarget from "../../../../domain/eligibility/biomarker/TherapyTarget.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["Prior KRAS inhibitor", true],
  ["A KRAS G12C inhibitor", true],
  ["anti-KRAS therapy", true],
  ["KRAS-lowering treatment", true],
  ["KRAS-silencing drugs", true],
  ["KRAS-lowering mutations", false],
  ["Agents that block EGFR or KRAS", true],
  ["KRAS mutation, no prior inhibitor", false],
  ["Agents that block pain. KRAS mutation", false],
])("In %j the marker is a therapy's target: %p", (text, is) => {
  const tokens = Tokens.of(fold(text), 0, text.length)
  const first = tokens.words.indexOf("kras")

  expect(TherapyTarget.isNamed(MarkerRun.written(text, tokens, first, first + 1))).toBe(is)
})

test.each([
  ["Prior treatment with PD-1 or PD-L1", true],
  ["Prior treatment of tumors with PD-L1", false],
])("In %j what is given is a checkpoint's blocker: %p", (text, is) => {
  const tokens = Tokens.of(fold(text), 0, text.length)
  const first = tokens.words.lastIndexOf("pd")

  expect(TherapyTarget.isNamed(MarkerRun.written(text, tokens, first, tokens.words.length))).toBe(is)
})

import { describe, expect, test } from "bun:test"
import * as Allowances from "../../../../domain/eligibility/prior-lines/Allowances.ts"
import { claimIn } from "./Wording.ts"

describe("What is let in and not asked for", () => {
  test.each<[text: string, isPermitted: boolean]>([
    ["Patients may have received two prior lines of therapy", true],
    ["Two prior lines of therapy are allowed", true],
    ["One prior regimen (in any setting) is permitted", true],
    ["Patients must have received two prior lines of therapy", false],
    ["Two prior lines of therapy", false],
  ])("%j: %p", (text, isPermitted) => {
    const { claim, words } = claimIn(text)

    expect(Allowances.of({ claims: [claim], words }).has(claim)).toBe(isPermitted)
  })
})

import { describe, expect, test } from "bun:test"
import * as Treatment from "../../../domain/ranking/Treatment.ts"
import { study } from "../../support/study.ts"

const intervention = (type: string | null) => ({ interventions: [{ name: "X", type, description: null }] })

describe("A study treats", () => {
  test.each<readonly [why: string, facts: Parameters<typeof study>[0], treats: boolean]>([
    ["by its purpose", { primaryPurpose: "TREATMENT", ...intervention("BEHAVIORAL") }, true],
    ["not by another purpose, whatever it gives", { primaryPurpose: "DIAGNOSTIC", ...intervention("DRUG") }, false],
    ["by what it gives where no purpose is published", intervention("DRUG"), true],
    ["not by a questionnaire", intervention("OTHER"), false],
    ["by its phase where no type is published", { ...intervention(null), phases: ["PHASE2"] }, true],
    ["not without a phase", { ...intervention(null), phases: ["NA"] }, false],
    ["as expanded access", { type: "expanded_access" }, true],
  ])("%s", (_, facts, treats) => {
    expect(Treatment.isGivenBy(study(facts))).toBe(treats)
  })
})

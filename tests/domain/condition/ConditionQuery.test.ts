import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as LargeTexts from "../../support/largeTexts.ts"

const abbreviations = (condition: string) => ConditionQuery.of(condition).inLists.abbreviations

describe("Short names of a condition", () => {
  test.each<readonly [condition: string, names: ReadonlyArray<string>]>([
    ["chronic obstructive pulmonary disease (COPD)", ["COPD"]],
    ["ALS", ["ALS"]],
    ["amyotrophic lateral sclerosis (ALS, MND)", ["ALS"]],
    ["EGFR mutant non-small cell lung cancer", ["NSCLC"]],
    ["(ALS) motor neuron disease (MND)", ["ALS", "MND"]],
    ["motor neuron disease (MND) (MND)", ["MND"]],
    ["leukemia (chronic)", []],
    ["hepatocellular carcinoma", ["HCC"]],
    ["multiple sclerosis", []],
  ])("%s: %p", (condition, names) => expect(abbreviations(condition)).toEqual([...names]))

  test("are eight at most: every one is looked for in every text", () => {
    const names = "AA AB AC AD AE AF AG AH AI AJ".split(" ")

    expect(abbreviations(`many names ${names.map((name) => `(${name})`).join(" ")}`)).toEqual(names.slice(0, 8))
  })
})

describe("What is looked for is bounded, whatever the condition", () => {
  test.each(LargeTexts.all())("%s", (_, text) => {
    for (const { abbreviations, phrases } of Object.values(ConditionQuery.of(text)).filter(
      (each) => typeof each === "object",
    )) {
      expect(abbreviations.length).toBeLessThanOrEqual(8)
      expect(phrases.written.length).toBeLessThanOrEqual(9)
      expect(phrases.keys.length).toBeLessThanOrEqual(40)
      expect(phrases.reach).toBeLessThanOrEqual(12)
    }
  })
})

describe("A condition is told apart from what it says besides", () => {
  test.each<readonly [condition: string, disease: string, besides: string]>([
    ["EGFR mutant NSCLC", "NSCLC", "EGFR mutant"],
    ["HER2-positive breast cancer", "HER2-positive breast cancer", ""],
    ["panc ca with liver mets", "pancreatic cancer", "with liver mets"],
    ["Alzheimer's, amyloid positive", "Alzheimer's", ", amyloid positive"],
    ["SOD1-ALS", "ALS", "SOD1"],
    ["HER2- breast cancer, recurrent", "breast cancer", "HER2- , recurrent"],
    ["something rare", "", "something rare"],
  ])("%s", (condition, disease, besides) => expect(ConditionQuery.apart(condition)).toEqual({ disease, besides }))
})

import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as VocabularyName from "../../../domain/condition/VocabularyName.ts"

describe("What a condition is called in our vocabulary", () => {
  test.each<readonly [condition: string, name: string | undefined]>([
    ["pancreatic cancer", "pancreatic-cancer"],
    ["Alzheimer’s Disease", "alzheimers"],
    ["breast cancer", "breast cancer"],
    ["Breast Cancer", "breast cancer"],
    ["ALS", "ALS"],
    ["als", undefined],
    ["cancer of the breast that came back", undefined],
    ["breast  cancer", undefined],
    ["a disease that nobody named", undefined],
    ["", undefined],
  ])("%p: %p", (condition, name) => expect(VocabularyName.of(condition)).toBe(name))

  test("stands for all that is looked for, however it is written", () => {
    const written = ["Breast Cancer", "BREAST cancer", "Chronic Lymphocytic Leukemia", "Glioblastoma", "NSCLC", "ALS"]

    for (const condition of written) {
      const name = VocabularyName.of(condition) ?? condition

      expect(ConditionQuery.of(condition)).toEqual(ConditionQuery.of(name))
      expect(ConditionQuery.isSolidTumor(condition)).toBe(ConditionQuery.of(condition).isSolidTumor)
    }
  })
})

test("A condition in the caller's own words is looked for anew each time, one of the vocabulary's is at hand", () => {
  const [own, name] = ["breast cancer of mine", "breast cancer"]

  expect(ConditionQuery.of(own)).not.toBe(ConditionQuery.of(own))
  expect(ConditionQuery.of(own)).toEqual(ConditionQuery.of(own))
  expect(ConditionQuery.of(name)).toBe(ConditionQuery.of(name))
})

import { describe, expect, test } from "bun:test"
import * as NamedWithin from "../../../domain/condition/NamedWithin.ts"
import * as LargeTexts from "../../support/largeTexts.ts"

const names = new Set(["all", "lung cancer", "cancer", "nsclc", "als", "brain metastases", "small cell lung cancer"])

const longest = (text: string) =>
  NamedWithin.longest(text, (name) => (names.has(name.toLowerCase()) ? name.toLowerCase() : undefined))?.known

describe("The longest name within a condition", () => {
  test.each<readonly [condition: string, name: string | undefined]>([
    ["EGFR mutant NSCLC", "nsclc"],
    ["my mother's lung cancer", "lung cancer"],
    ["lung cancer with brain metastases", "lung cancer"],
    ["Lung cancer (stage IV), EGFR+", "lung cancer"],
    ["small cell lung cancer, extensive", "small cell lung cancer"],
    ["cancer of the lung", "cancer"],
    ["familial ALS", "als"],
    ["SOD1-ALS", "als"],
    ["my dad has als", "als"],
    ["all lung diseases", undefined],
    ["non-ALS", undefined],
    ["EGFR mutation without lung cancer", undefined],
    ["not lung cancer", undefined],
    ["", undefined],
    ["...", undefined],
  ])("of %j is %p", (condition, name) => expect(longest(condition)).toBe(name))

  test.each(LargeTexts.all())("is looked for among few words of %s", (_, text) => {
    let asked = 0
    NamedWithin.longest(text, () => {
      asked++
    })

    expect(asked).toBeLessThanOrEqual(8 * 12)
  })
})

import { describe, expect, test } from "bun:test"
import type { Measure } from "../../../../domain/eligibility/measurement/Measure.ts"
import * as MeasureRows from "../../../../domain/eligibility/measurement/MeasureRows.ts"

describe("a row", () => {
  test.each<[row: string, measure: Measure]>([
    [
      "EDSS | expanded disability status scale = 0 to 10 points; step 0.5; low is better # Kurtzke 1983",
      {
        name: "EDSS",
        forms: ["EDSS", "expanded disability status scale"],
        scales: [{ units: ["points"], values: [0, 10] }],
        step: 0.5,
        better: "low",
        source: "Kurtzke 1983",
      },
    ],
    [
      `total sugar: sugar | total sugar
  = 3 to 20 | 22 to 1e3 mmol/l, mM × 0.5 + 2.25 with 1 decimal | 1 to 2 g ÷ 4; of everyone;
  not behind free bound; not before a | - b; entered sweet # of nobody: in mmol`,
      {
        name: "total sugar",
        forms: ["sugar", "total sugar"],
        scales: [
          { units: [], values: [3, 20] },
          { units: ["mmol/l", "mM"], values: [22, 1000], times: 0.5, plus: 2.25, decimals: 1 },
          { units: ["g"], values: [1, 2], times: 0.25 },
        ],
        ofEveryone: true,
        notBehind: new Set(["free", "bound"]),
        notBefore: [["a"], ["-", "b"]],
        entered: ["sweet"],
        source: "of nobody: in mmol",
      },
    ],
  ])("is read: %s", (row, measure) => expect(MeasureRows.read(row)).toEqual([measure]))

  test("has what all of them share, unless it says otherwise", () =>
    expect(
      MeasureRows.read("A = 1 to 5 # a\nB = 1 to 6; high is better # b", "low is better").map(({ better }) => better),
    ).toEqual(["low", "high"]))

  test.each([
    ["A | B 1 to 5 # c", "is no row"],
    ["A = 1 to 5", "is no row"],
    ["A = 1 # c", "“1” is no scale"],
    ["A = 1 to 5 | 2 g # c", "“2 g” is no scale"],
    ["A = 1 to 5; of nobody # c", "“of nobody” tells nothing of a measure"],
  ])("that is written wrongly is told: %s", (row, fault) => expect(() => MeasureRows.read(row)).toThrow(fault))
})

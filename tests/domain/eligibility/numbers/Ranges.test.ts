import { describe, expect, test } from "bun:test"
import * as Ranges from "../../../../domain/eligibility/numbers/Ranges.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** Ranges as mathematicians write them, each with its unit. */
const written = (text: string): ReadonlyArray<string> =>
  Ranges.of(Runs.ofPublished(Tokens.ofWritten(text))).map(
    ({ high, low, unit = "" }) =>
      `${low.isIncluded ? "[" : "("}${low.number}, ${high.number}${high.isIncluded ? "]" : ")"}${unit === "" ? "" : ` ${unit}`}`,
  )

describe("Ranges", () => {
  test.each<[text: string, ranges: ReadonlyArray<string>]>([
    ["FVC ≥ 45 % predicted", ["[45, Infinity) % predicted"]],
    ["FVC ≥ 45% of predicted and ≤ 80% predicted", ["[45, 80] % predicted"]],
    ["HbA1c between 7.0 and 10.5%", ["[7, 10.5] %"]],
    ["HbA1c of 7,0 to 10,5 %", ["[7, 10.5] %"]],
    ["BMI > 27 kg/m²", ["(27, Infinity) kg/m2"]],
    ["BMI >27kg/m2", ["(27, Infinity) kg/m2"]],
    ["BMI \\> 27 kg/m^2", ["(27, Infinity) kg/m2"]],
    ["eGFR < 30 mL/min/1.73 m²", ["(-Infinity, 30) ml/min/1.73m2"]],
    ["eGFR < 30 mL/min/1.73m2", ["(-Infinity, 30) ml/min/1.73m2"]],
    ["hemoglobin of at least 9.0 g/dL", ["[9, Infinity) g/dl"]],
    ["AST/ALT ≤ 2.5 x ULN", ["(-Infinity, 2.5] ULN"]],
    ["AST ≤2.5xULN", ["(-Infinity, 2.5] ULN"]],
    ["ALT less than 3 times the upper limit of normal", ["(-Infinity, 3) ULN"]],
    ["ANC ≥ 1.5 x 10^9/L", ["[1500000000, Infinity) /l"]],
    ["ANC ≥ 1.5 × 10⁹/L", ["[1500000000, Infinity) /l"]],
    ["ANC ≥ 1.5 x 109/L", ["[1500000000, Infinity) /l"]],
    ["ANC ≥ 1500/µL", ["[1500, Infinity) /ul"]],
    ["platelets ≥ 100,000/mm3", ["[100000, Infinity) /mm3"]],
    ["CD4 above 200 cells/mm3", ["(200, Infinity) cells/mm3"]],
    ["MMSE score of 20 to 28, inclusive", ["[20, 28]"]],
    ["MMSE 20-26 (inclusive)", ["[20, 26]"]],
    ["MMSE between 20 and 26 (exclusive)", ["(20, 26)"]],
    ["MMSE ≥ 20 and ≤ 26", ["[20, 26]"]],
    ["MMSE greater than or equal to (≥) 20", ["[20, Infinity)"]],
    ["20 ≤ MMSE ≤ 26", ["[20, 26]"]],
    ["20 < MMSE", ["(20, Infinity)"]],
    ["MMSE of 24 or above", ["[24, Infinity)"]],
    ["MMSE of values equal to 24 or above", ["[24, Infinity)"]],
    ["eGFR lesser than 30", ["(-Infinity, 30)"]],
    ["BMI starting from 30", ["[30, Infinity)"]],
    ["which does not exceed 10 %", ["(-Infinity, 10] %"]],
    ["higher or equal than 7.5", ["[7.5, Infinity)"]],
    ["greater than or = 7.5 %", ["[7.5, Infinity) %"]],
    ["ALT within 2.5 times the upper limit of normal", ["(-Infinity, 2.5] ULN"]],
    ["not be below 7 % or above 10 %", ["[7, 10] %"]],
    ["not less than 7 or more than 10", ["[7, 10]"]],
    ["no higher than 10 or lower than 7", ["[7, 10]"]],
    ["no less than 7 nor more than 10", ["[7, 10]"]],
    ["HbA1c > 7,5", ["(7.5, Infinity)"]],
    ["between 7,1 and 10,5", ["[7.1, 10.5]"]],
    ["between 3,11 and 6,50 mmol/L", ["[3.11, 6.5] mmol/l"]],
    ["platelets ≥ 100.000/µL", ["[100000, Infinity) /ul"]],
    ["MMSE < 20 or > 26", ["(-Infinity, 20)", "(26, Infinity)"]],
    ["ECOG 0, 1, or 2", ["[0, 2]"]],
    ["ECOG 0/1", ["[0, 1]"]],
    ["ECOG \\<\\= 2", ["(-Infinity, 2]"]],
    ["no greater than 2", ["(-Infinity, 2]"]],
    ["more than two lines", ["(2, Infinity)"]],
    ["up to 3 prior regimens", ["(-Infinity, 3]"]],
    ["at least two (2) prior lines but not more than four", ["[2, Infinity)", "(-Infinity, 4]"]],
    ["at least 2 but not more than 4", ["[2, 4]"]],
    ["one to three lines", ["[1, 3]"]],
    ["a 10-fold rise", ["[10, 10] fold"]],
    ["aged 18 to 75 years", ["[18, 75] years"]],
    ["18years or older", ["[18, Infinity) years"]],
    ["within 6 months", ["[6, 6] months"]],
    ["age 1 to < 2 years", ["[1, 2) years"]],
    ["twenty-four hours", ["[24, 24] hours"]],
    ["CDR of .5", ["[0.5, 0.5]"]],
    ["blood pressure ≥ 140/90 mm Hg", ["[140, Infinity)", "[90, 90] mmHg"]],
    ["eGFR ≥30mL/min/1.73m2", ["[30, Infinity) ml/min/1.73m2"]],
    ["stage T1 N0", []],
    ["vitamin D", []],
    ["no prior therapy", []],
  ])("of “%s”", (text, ranges) => expect(written(text)).toEqual([...ranges]))

  test("stand where they are written", () =>
    expect(Ranges.of(Runs.ofPublished(Tokens.ofWritten("Age 18 to 75 years, MMSE at least 20")))).toMatchObject([
      { first: 1, last: 5 },
      { first: 7, last: 10 },
    ]))
})

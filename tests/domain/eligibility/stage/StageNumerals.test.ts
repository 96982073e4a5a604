import { expect, test } from "bun:test"
import * as StageNumerals from "../../../../domain/eligibility/stage/StageNumerals.ts"

test.each([
  ["stage iiib", ["3b"]],
  ["stage ii - iv", ["2", "3", "4"]],
  ["stage iiia - iiic", ["3a", "3b", "3c"]],
  ["stages i , ii or iii", ["1", "2", "3"]],
  ["stage 3 or stage 4 disease", ["3", "4"]],
  ["iv", ["4"]],
  ["iv infusion", []],
  ["stage", []],
  ["stage iv , 18 years of age or older", ["4"]],
  ["stage i or 3 months after resection", ["1"]],
  ["stage iv , 2 prior lines", ["4"]],
  ["stage 3 , 4 weeks after surgery", ["3"]],
  ["stage 3 , 1 to 2 weeks after surgery", ["3"]],
  ["stage 3 or 4", ["3", "4"]],
  ["stage iii or stage 4", ["3", "4"]],
  ["stage ⅳ", ["4"]],
  ["stage ⅲb - ⅳ", ["3b", "4"]],
  ["stage iiia2", ["3a"]],
  ["stage 18", []],
])("%j names %j", (stage, numbers) => expect(StageNumerals.inStage(stage.split(" "))).toEqual(numbers))

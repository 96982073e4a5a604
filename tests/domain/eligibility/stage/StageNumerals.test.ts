import { expect, test } from "bun:test"
import * as StageNumerals from "../../../../domain/eligibility/stage/StageNumerals.ts"

test.each([
  ["stage iiib", ["3b"]],
  ["stage ii - iv", ["2", "3", "4"]],
  ["stage iiia - iiic", ["3a", "3b", "3c"]],
  ["stage iia - iiic", ["2a", "2b", "2c", "3a", "3b", "3c"]],
  ["stage ii bulky , iii or iv", ["2", "3", "4"]],
  ["stage iiib / c / d or iv", ["3b", "3c", "3d", "4"]],
  ["stages iii / iva - b", ["3", "4a", "4b"]],
  ["stage i ( a or b )", ["1", "1a", "1b"]],
  ["stage ib ( ≥ 4 cm ) , ii , iiia", ["1b", "2", "3a"]],
  ["stage iiib with malignant pleural effusion or iv", ["3b", "4"]],
  ["stage ii or higher", ["2", "2", "3", "4"]],
  ["stage ≥ iib", ["2b", "2c", "3", "4"]],
  ["less than stage iii", ["1", "2"]],
  ["up to stage ii", ["1", "2"]],
  ["stage ( ajcc , 8th edition ) iiia", ["3a"]],
  ["stage iiib - ivm1c", ["3b", "3c", "4m"]],
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
  ["stage ⅲb - ⅳ", ["3b", "3c", "4"]],
  ["stage iiia2", ["3a"]],
  ["stage 18", []],
])("%j names %j", (stage, numbers) => expect(StageNumerals.inStage(stage.split(" "))).toEqual(numbers))

test.each([
  ["iii or iv stage", ["3", "4"]],
  ["grade iii of iv stage", ["4"]],
  ["phase 3 stage", []],
])("Before its last word %j names %j", (line, numbers) => {
  const words = line.split(" ")

  expect(StageNumerals.before(words, words.length - 1)).toEqual(numbers)
})

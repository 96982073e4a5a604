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
])("%j names %j", (stage, numbers) => expect(StageNumerals.inStage(stage.split(" "))).toEqual(numbers))

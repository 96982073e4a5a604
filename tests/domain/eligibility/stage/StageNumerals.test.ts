import { expect, test } from "bun:test"
import * as StageNumerals from "../../../../domain/eligibility/stage/StageNumerals.ts"

test.each([
  ["iii or iv stage", ["3", "4"]],
  ["grade iii of iv stage", ["4"]],
  ["phase 3 stage", []],
])("Before its last word %j names %j", (line, numbers) => {
  const words = line.split(" ")

  expect(StageNumerals.before(words, words.length - 1)).toEqual(numbers)
})

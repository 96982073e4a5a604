import { expect, test } from "bun:test"
import * as Counts from "../../../../domain/eligibility/numbers/Counts.ts"

const many = Number.POSITIVE_INFINITY

test.each([
  ["two", [2, 2, 1]],
  ["at least two ( 2 )", [2, many, 6]],
  ["no more than 2", [0, 2, 4]],
  ["fewer than 3", [0, 2, 3]],
  ["more than 1 but fewer than 4", [2, 3, 7]],
  ["no more than 1 and at least 1", [1, 1, 8]],
  ["at least 1 and no more than 1", [1, 1, 8]],
  ["up to 2 but at least 2", [2, 2, 7]],
  ["1 - 2", [1, 2, 3]],
  ["one or more", [1, many, 3]],
  ["2 or fewer", [0, 2, 3]],
  ["no more than 10", [0, 10, 4]],
  ["up to twelve", [0, 12, 3]],
  ["8 - 12", [8, 12, 3]],
  ["100", undefined],
  ["between 1 and 3", [1, 3, 4]],
  ["more than a single", [2, many, 4]],
  ["one , or at least two", [1, many, 6]],
  ["multiple", [2, many, 1]],
  ["two ( 2 ) lines", [2, 2, 4]],
  ["a single line", [1, 1, 2]],
  ["two ( cohort 2 ) lines", [2, 2, 5]],
  ["two ( 2 ) ( arm b ) lines", [2, 2, 8]],
  ["two ( platinum ) lines", [2, 2, 1]],
  ["two ( cohort of patients without a mutation ) lines", [2, 2, 1]],
  ["none or one line", [0, 1, 3]],
  ["no prior or only one line", [0, 1, 5]],
  ["no prior or concurrent line", undefined],
  ["no line", undefined],
  ["100 lines", undefined],
  ["one , two or three lines", [1, 3, 5]],
  ["one , two , or three lines", [1, 3, 6]],
  ["0 , 1 or 2", [0, 2, 5]],
  ["1 - 2 lines", [1, 2, 3]],
  ["one or , at most , two lines", [1, 2, 7]],
  ["one or only two lines", [1, 2, 4]],
  ["one ( cohort 1 ) or two ( cohort 2 ) lines", [1, 2, 11]],
  ["one , two lines", [1, 1, 1]],
  ["therapy", undefined],
])("%j is %j", (words, expected) => {
  const count = Counts.at(words.split(" "), 0)

  expect<unknown>(count === undefined ? undefined : [count.low, count.high, count.last]).toEqual(expected)
})

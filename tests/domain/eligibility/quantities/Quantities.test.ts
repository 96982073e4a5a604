import { expect, test } from "bun:test"
import * as Quantities from "../../../../domain/eligibility/quantities/Quantities.ts"

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
  ["therapy", undefined],
])("%j is %j", (words, expected) => {
  const count = Quantities.at(words.split(" "), 0)

  expect<unknown>(count === undefined ? undefined : [count.low, count.high, count.last]).toEqual(expected)
})

test("A bound behind what is counted may be the same number", () => {
  const words = "up to 1 prior line , and must have received at least one".split(" ")
  const one = Quantities.single(words, 0)

  expect(one && Quantities.bounded(words, one, 5)).toMatchObject({ low: 1, high: 1 })
})

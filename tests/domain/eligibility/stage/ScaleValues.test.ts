import { expect, test } from "bun:test"
import * as ScaleValues from "../../../../domain/eligibility/stage/ScaleValues.ts"

test.each<[words: string, ranges: ReadonlyArray<ScaleValues.Range>]>([
  ["stage c", [[30, 39]]],
  [
    "stage b or c disease",
    [
      [20, 29],
      [30, 39],
    ],
  ],
  [
    "0 / a",
    [
      [0, 0],
      [10, 19],
    ],
  ],
  ["iii", [[30, 39]]],
  [
    "class ii - iv",
    [
      [20, 29],
      [20, 49],
    ],
  ],
  [
    "1 , 2 or 3a",
    [
      [10, 19],
      [20, 29],
      [31, 31],
    ],
  ],
  [
    "global score of 0 . 5 or 1 . 0",
    [
      [5, 5],
      [10, 19],
    ],
  ],
  ["≥ 2", [[20, 99]]],
  ["> 0", [[1, 99]]],
  [
    "of 1 ( mild ) or 2 ( moderate )",
    [
      [10, 19],
      [20, 29],
    ],
  ],
  ["scale score of 0 . 0", [[0, 0]]],
  [
    "stage 6 or 7",
    [
      [60, 69],
      [70, 79],
    ],
  ],
  ["stage 3 or higher", [[30, 99]]],
  ["score", []],
])("%j tells %j", (words, ranges) => expect<unknown>(ScaleValues.behind(words.split(" "), 0).ranges).toEqual(ranges))

test("What stands behind the values and bounds them ends them", () =>
  expect(ScaleValues.behind(["2", "or", "more", "points"], 0).last).toBe(3))

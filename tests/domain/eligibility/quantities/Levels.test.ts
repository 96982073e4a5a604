import { describe, expect, test } from "bun:test"
import * as Levels from "../../../../domain/eligibility/quantities/Levels.ts"
import type * as MeasuredNumbers from "../../../../domain/eligibility/quantities/MeasuredNumbers.ts"

const unit: MeasuredNumbers.Unit = { top: 30, words: new Set(["points"]), better: "high" }

const any = Number.NEGATIVE_INFINITY

const many = Number.POSITIVE_INFINITY

/** A bound that is left out lies right beside it. */
const rounded = (end: number): number => (Number.isFinite(end) ? Math.round(end * 10) / 10 : end)

const told = (words: string, of = unit) => {
  const levels = Levels.at(words.split(" "), 0, of)

  return [levels?.intervals.map(([from, to]) => [rounded(from), rounded(to)]), levels?.last]
}

test.each<[words: string, intervals: ReadonlyArray<readonly [number, number]>, last: number]>([
  ["20 to 26", [[20, 26]], 3],
  ["20 - 26 points", [[20, 26]], 4],
  ["26 - 20", [[20, 26]], 3],
  ["20 \\ ~ 26", [[20, 26]], 4],
  ["between 20 and 26", [[20, 26]], 4],
  ["from 20 ( inclusive ) to 26 ( inclusive )", [[20, 26]], 10],
  ["between 20 / 30 and 26 / 30", [[20, 26]], 8],
  ["20 out of 30 or more", [[20, many]], 6],
  ["≥ 18 and ≤ 26", [[18, 26]], 5],
  ["\\ > = 18 , \\ < = 26", [[18, 26]], 9],
  ["at least 18 but no more than 26", [[18, 26]], 8],
  [
    "< 18 or > 26",
    [
      [any, 18],
      [26, many],
    ],
    5,
  ],
  ["≥ 18 and ≥ 20", [[18, many]], 2],
  ["less than or equal to ( ≤ ) 1", [[any, 1]], 9],
  ["up to and including 20", [[any, 20]], 5],
  ["24 or above", [[24, many]], 3],
  ["24 points and higher", [[24, many]], 4],
  ["26 and below", [[any, 26]], 3],
  ["20 +", [[20, many]], 2],
  ["26 ≥", [[26, many]], 2],
  ["20 at least", [[20, many]], 3],
  ["0 , 1 or 2", [[0, 2]], 5],
  ["0 . 5 , 1 . 0 , or 2 . 0", [[0.5, 2]], 12],
  ["0 , 1 , 18", [[0, 18]], 5],
  ["> 0 - 1", [[1, many]], 4],
])("%j", (words, intervals, last) => expect<unknown>(told(words)).toEqual([intervals, last]))

test("A bound that is left out does not belong to it", () => {
  const [above] = Levels.at([">", "24"], 0, unit)?.intervals ?? []
  const [below] = Levels.at(["below", "24"], 0, unit)?.intervals ?? []

  expect(above?.[0]).toBeGreaterThan(24)
  expect(below?.[1]).toBeLessThan(24)
})

describe("What is better depends on what is measured", () => {
  test.each<[words: string, better: "high" | "low", interval: readonly [number, number]]>([
    ["70 or better", "high", [70, many]],
    ["2 or better", "low", [any, 2]],
    ["2 or worse", "low", [2, many]],
    ["worse than 2", "low", [2, many]],
    ["worse than 20", "high", [any, 20]],
  ])("%j of what is better %s", (words, better, interval) =>
    expect<unknown>(told(words, { ...unit, better })[0]).toEqual([interval]),
  )

  test("and says nothing of what has no better values", () =>
    expect(told("2 or better", { top: 30, words: new Set() })[1]).toBe(1))
})

test.each([["score"], ["0 - 1and"], ["0 to1"], ["-"], ["of the following"]])("%j tells no number", (words) =>
  expect(Levels.at(words.split(" "), 0, unit)).toBeUndefined(),
)

test("One number is lone, and more or a bound is not", () => {
  expect(["24", "24 / 30", "= 24"].map((words) => Levels.at(words.split(" "), 0, unit)?.isLone)).toEqual([
    true,
    true,
    true,
  ])
  expect(["24 or 25", "≥ 24", "24 +"].map((words) => Levels.at(words.split(" "), 0, unit)?.isLone)).toEqual([
    false,
    false,
    false,
  ])
})

import { expect, test } from "bun:test"
import * as Interval from "../../../../domain/eligibility/quantities/Interval.ts"

test("Intervals overlap where they share a number", () => {
  expect(Interval.overlap([30, 39], [32, 32])).toBe(true)
  expect(Interval.overlap([30, 39], [39, 49])).toBe(true)
  expect(Interval.overlap([30, 39], [40, 49])).toBe(false)
})

test("Both ends belong to an interval", () => {
  expect([19, 20, 26, 27].map((number) => Interval.holds([20, 26], number))).toEqual([false, true, true, false])
})

test("What lies in both is what they share", () => {
  expect(Interval.both([18, Number.POSITIVE_INFINITY], [0, 26])).toEqual([18, 26])
  expect(Interval.both([0, 17], [18, 26])).toBeUndefined()
})

test("Two intervals enclose what lies in both where each has the end that the other lacks", () => {
  const any = Number.NEGATIVE_INFINITY
  const many = Number.POSITIVE_INFINITY

  expect(Interval.enclosed([18, many], [any, 26])).toEqual([18, 26])
  expect(Interval.enclosed([18, many], [20, many])).toBeUndefined()
  expect(Interval.enclosed([18, many], [20, 26])).toBeUndefined()
  expect(Interval.enclosed([18, many], [any, 17])).toBeUndefined()
})

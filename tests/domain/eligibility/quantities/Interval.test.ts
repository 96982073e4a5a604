import { expect, test } from "bun:test"
import * as Interval from "../../../../domain/eligibility/quantities/Interval.ts"

test("Intervals overlap where they share a number", () => {
  expect(Interval.overlap([30, 39], [32, 32])).toBe(true)
  expect(Interval.overlap([30, 39], [39, 49])).toBe(true)
  expect(Interval.overlap([30, 39], [40, 49])).toBe(false)
})

test("What lies in both is what they share", () => {
  expect(Interval.both([18, Number.POSITIVE_INFINITY], [0, 26])).toEqual([18, 26])
  expect(Interval.both([0, 17], [18, 26])).toBeUndefined()
})

import { describe, expect, test } from "bun:test"
import * as AgeBound from "../../../domain/criteria/AgeBound.ts"
import type { Verdict } from "../../../domain/criteria/Verdict.ts"

type Row = readonly [bound: string | null, age: number, verdict: Verdict]

describe("A lower bound is inclusive", () => {
  test.each<Row>([
    ["18 Years", 17, "not_matched"],
    ["18 Years", 18, "matched"],
    ["18 Years", 19, "matched"],
    ["1 Year", 0, "not_matched"],
    ["1 Year", 1, "matched"],
    ["0 Years", 0, "matched"],
    ["130 Years", 130, "matched"],
    ["12 Months", 0, "not_matched"],
    ["12 Months", 1, "matched"],
    ["18 Months", 0, "not_matched"],
    ["18 Months", 1, "unknown"],
    ["18 Months", 2, "matched"],
    ["23 Months", 1, "unknown"],
    ["24 Months", 1, "not_matched"],
    ["24 Months", 2, "matched"],
    ["420 Months", 34, "not_matched"],
    ["420 Months", 35, "matched"],
    ["1 Month", 0, "unknown"],
    ["1 Month", 1, "matched"],
    ["0 Months", 0, "matched"],
    ["52 Weeks", 0, "unknown"],
    ["52 Weeks", 1, "matched"],
    ["53 Weeks", 0, "not_matched"],
    ["53 Weeks", 1, "unknown"],
    ["1 Week", 0, "unknown"],
    ["1 Week", 1, "matched"],
    ["105 Weeks", 1, "not_matched"],
    ["104 Weeks", 1, "unknown"],
    ["104 Weeks", 2, "matched"],
    ["28 Days", 0, "unknown"],
    ["28 Days", 1, "matched"],
    ["1 Day", 0, "unknown"],
    ["1 Day", 1, "matched"],
    ["365 Days", 0, "unknown"],
    ["365 Days", 1, "matched"],
    ["366 Days", 0, "not_matched"],
    ["366 Days", 1, "unknown"],
    ["730 Days", 2, "matched"],
    ["732 Days", 1, "not_matched"],
    ["12 Hours", 0, "unknown"],
    ["12 Hours", 1, "matched"],
    ["1 Hour", 1, "matched"],
    ["8760 Hours", 1, "matched"],
    ["8784 Hours", 0, "not_matched"],
    ["8783 Hours", 0, "unknown"],
    ["30 Minutes", 0, "unknown"],
    ["30 Minutes", 1, "matched"],
    ["1 Minute", 1, "matched"],
    ["525600 Minutes", 1, "matched"],
    ["527040 Minutes", 0, "not_matched"],
    [null, 0, "matched"],
    [null, 130, "matched"],
  ])("%p and an age of %p: %s", (bound, age, verdict) => {
    expect(AgeBound.meetsMinimum(bound, age)).toBe(verdict)
  })
})

describe("An upper bound is inclusive, and of whole years", () => {
  test.each<Row>([
    ["75 Years", 74, "matched"],
    ["75 Years", 75, "matched"],
    ["75 Years", 76, "not_matched"],
    ["1 Year", 1, "matched"],
    ["1 Year", 2, "not_matched"],
    ["0 Years", 0, "matched"],
    ["0 Years", 1, "not_matched"],
    ["11 Months", 0, "matched"],
    ["11 Months", 1, "not_matched"],
    ["12 Months", 0, "matched"],
    ["12 Months", 1, "unknown"],
    ["12 Months", 2, "not_matched"],
    ["23 Months", 1, "matched"],
    ["24 Months", 1, "matched"],
    ["24 Months", 2, "unknown"],
    ["95 Months", 7, "matched"],
    ["95 Months", 8, "not_matched"],
    ["1 Month", 0, "unknown"],
    ["1 Month", 1, "not_matched"],
    ["6 Weeks", 0, "unknown"],
    ["6 Weeks", 1, "not_matched"],
    ["1 Week", 0, "unknown"],
    ["52 Weeks", 0, "matched"],
    ["52 Weeks", 1, "unknown"],
    ["51 Weeks", 1, "not_matched"],
    ["104 Weeks", 1, "matched"],
    ["30 Days", 0, "unknown"],
    ["30 Days", 1, "not_matched"],
    ["1 Day", 0, "unknown"],
    ["1 Day", 1, "not_matched"],
    ["365 Days", 0, "matched"],
    ["364 Days", 0, "unknown"],
    ["364 Days", 1, "not_matched"],
    ["365 Days", 1, "unknown"],
    ["731 Days", 1, "matched"],
    ["48 Hours", 0, "unknown"],
    ["48 Hours", 1, "not_matched"],
    ["8783 Hours", 0, "matched"],
    ["8759 Hours", 1, "not_matched"],
    ["90 Minutes", 0, "unknown"],
    ["90 Minutes", 1, "not_matched"],
    ["1 Minute", 1, "not_matched"],
    ["527039 Minutes", 0, "matched"],
    [null, 0, "matched"],
    [null, 130, "matched"],
  ])("%p and an age of %p: %s", (bound, age, verdict) => {
    expect(AgeBound.meetsMaximum(bound, age)).toBe(verdict)
  })
})

describe("A bound that cannot be read decides nothing", () => {
  test.each([
    "",
    "N/A",
    "Years",
    "18",
    "eighteen Years",
    "18 Decades",
    "-1 Years",
    "1.5 Years",
    "18  Years old",
    "18Years",
  ])("%p", (bound) => {
    expect(AgeBound.meetsMinimum(bound, 18)).toBe("unknown")
    expect(AgeBound.meetsMaximum(bound, 18)).toBe("unknown")
  })
})

test.each(["18 years", "18 YEARS", " 18 Years "])("%p is read as 18 Years", (bound) => {
  expect(AgeBound.meetsMinimum(bound, 18)).toBe("matched")
  expect(AgeBound.meetsMinimum(bound, 17)).toBe("not_matched")
  expect(AgeBound.meetsMaximum(bound, 18)).toBe("matched")
  expect(AgeBound.meetsMaximum(bound, 19)).toBe("not_matched")
})

describe("Where no bound is published the standard age groups decide", () => {
  test.each<readonly [groups: ReadonlyArray<string>, age: number, verdict: Verdict]>([
    [["CHILD"], 0, "matched"],
    [["CHILD"], 17, "matched"],
    [["CHILD"], 18, "not_matched"],
    [["ADULT"], 17, "not_matched"],
    [["ADULT"], 18, "matched"],
    [["ADULT"], 64, "matched"],
    [["ADULT"], 65, "not_matched"],
    [["OLDER_ADULT"], 64, "not_matched"],
    [["OLDER_ADULT"], 65, "matched"],
    [["OLDER_ADULT"], 130, "matched"],
    [["CHILD", "OLDER_ADULT"], 40, "not_matched"],
    [["CHILD", "ADULT", "OLDER_ADULT"], 40, "matched"],
    [[], 40, "unknown"],
    [["TEENAGER"], 40, "unknown"],
    [["TEENAGER", "ADULT"], 40, "matched"],
    [["TEENAGER", "ADULT"], 12, "unknown"],
    [["toString"], 40, "unknown"],
  ])("%p and an age of %p: %s", (groups, age, verdict) => {
    expect(AgeBound.fallsInto(groups, age)).toBe(verdict)
  })
})

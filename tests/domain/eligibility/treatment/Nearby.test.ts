import { describe, expect, test } from "bun:test"
import * as Nearby from "../../../../domain/eligibility/treatment/Nearby.ts"

const words = "no prior therapy or no surgery".split(" ")

const isNo = (word: string): boolean => word === "no"

describe("the words before a place", () => {
  test("end before it and are not more than asked for", () =>
    expect(Nearby.before(words, 4, 2)).toEqual(["therapy", "or"]))

  test("begin with the sentence", () => expect(Nearby.before(words, 1, 9)).toEqual(["no"]))

  test("hold one of some, or none", () => {
    expect(Nearby.hasBefore(words, 3, 3, new Set(["no"]))).toBeTrue()
    expect(Nearby.hasBefore(words, 3, 2, new Set(["no"]))).toBeFalse()
  })

  test.each([
    [6, 9, 4],
    [4, 9, 0],
    [4, 3, -1],
    [0, 9, -1],
  ])("before %i, within %i, the nearest stands at %i", (at, most, expected) =>
    expect(Nearby.lastBefore(words, at, most, isNo)).toBe(expected),
  )
})

import { describe, expect, test } from "bun:test"
import * as Remembered from "../../../infrastructure/sql/Remembered.ts"

describe("What was found", () => {
  test("is remembered for its time, and not longer", () => {
    const found = Remembered.make<number>({ millis: 5000, most: 10 })
    found.put("one", 1, 1000)

    expect(found.get("one", 5999)).toBe(1)
    expect(found.get("one", 6000)).toBeUndefined()
    expect(found.get("one", 1000)).toBeUndefined()
    expect(found.get("two", 1000)).toBeUndefined()
  })

  test("is remembered anew from when it was found again", () => {
    const found = Remembered.make<number>({ millis: 5000, most: 10 })
    found.put("one", 1, 1000)
    found.put("one", 2, 4000)

    expect(found.get("one", 8999)).toBe(2)
  })

  test("is bounded: the oldest is forgotten", () => {
    const found = Remembered.make<number>({ millis: 5000, most: 2 })
    found.put("one", 1, 0)
    found.put("two", 2, 0)
    found.put("one", 1, 1)
    found.put("three", 3, 1)

    expect(["one", "two", "three"].map((name) => found.get(name, 2))).toEqual([1, undefined, 3])
  })

  test("is not remembered at all where the time is zero", () => {
    const found = Remembered.make<number>({ millis: 0, most: 10 })
    found.put("one", 1, 1000)

    expect(found.get("one", 1000)).toBeUndefined()
  })
})

import { expect, test } from "bun:test"
import { FastCheck } from "effect"
import { countWhile } from "../../domain/Bisection.ts"

test("As many are counted as come before the first that has it not", () => {
  FastCheck.assert(
    FastCheck.property(
      FastCheck.array(FastCheck.integer({ min: 0, max: 20 })),
      FastCheck.nat({ max: 21 }),
      (list, bound) => {
        const ordered = list.toSorted((one, other) => one - other)

        expect(countWhile(ordered, (item) => item < bound)).toBe(ordered.filter((item) => item < bound).length)
      },
    ),
  )
})

test("Few of them are looked at", () => {
  let looked = 0
  const ordered = Array.from({ length: 1000 }, (_, at) => at)
  countWhile(ordered, (item) => {
    looked += 1

    return item < 700
  })

  expect(looked).toBeLessThanOrEqual(10)
})

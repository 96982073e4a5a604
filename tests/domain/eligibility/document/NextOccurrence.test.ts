import { expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as NextOccurrence from "../../../../domain/eligibility/document/NextOccurrence.ts"

test("Wherever it is asked from, in whatever order, it finds what a search from there finds", () => {
  FastCheck.assert(
    FastCheck.property(
      FastCheck.string({ unit: FastCheck.constantFrom("a", "b", " ") }),
      FastCheck.array(FastCheck.nat(40)),
      (text, places) => {
        const upcoming = NextOccurrence.of(text, "ab")
        for (const from of places) {
          const found = text.indexOf("ab", from)
          expect(upcoming(from)).toBe(found < 0 ? NextOccurrence.nowhere : found)
        }
      },
    ),
  )
})

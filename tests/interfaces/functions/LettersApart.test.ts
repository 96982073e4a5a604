import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { distance } from "fastest-levenshtein"
import * as LettersApart from "../../../interfaces/functions/LettersApart.ts"

test("Letters apart are the fewest letters to put right", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 })

  fc.assert(
    fc.property(letters, letters, (one, other) => expect(LettersApart.between(one, other)).toBe(distance(one, other))),
  )
})

import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Unfolding from "../../../../domain/eligibility/text/Unfolding.ts"

const characters = fc.oneof(
  fc.constantFrom(..."aAbBkKsSiI19 -_αβßκΚ\u212aİıſäéΣσ‑–\t（）＋⁻"),
  fc.string({ unit: "binary", maxLength: 1 }),
)

const texts = fc.array(characters, { maxLength: 30 }).map((several) => several.join(""))

test("What stands in a folded text is found in the text as it is written", () =>
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(6), (written, at, length) => {
      const folded = fold(written)
      const from = folded.length === 0 ? 0 : at % folded.length
      const piece = folded.slice(from, from + length)
      const pattern = Unfolding.pattern(piece)
      if (pattern !== undefined) expect([piece, pattern.test(written)]).toEqual([piece, true])
    }),
    { numRuns: 2000 },
  ))

test.each<[folded: string, written: string, stands: boolean]>([
  ["btk", "a BTK inhibitor", true],
  ["btk", "a B-T-K inhibitor", false],
  ["kappa 5", "ΚAPPA 5", true],
  ["a-b", "A–β", true],
  ["c481s", "C481T", false],
])("%j stands in %j: %p", (folded, written, stands) => {
  expect(Unfolding.pattern(folded)?.test(written)).toBe(stands)
})

test("What is not of ASCII is left to those who fold the text", () => {
  expect([Unfolding.pattern("癌"), Unfolding.pattern("")]).toEqual([undefined, undefined])
})

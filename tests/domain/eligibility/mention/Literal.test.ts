import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Literal from "../../../../domain/eligibility/mention/Literal.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import { text } from "../../../support/text.ts"

const criteria = "Inclusion Criteria:\n\n* GPNMB-positive tumours\n\nExclusion Criteria:\n\n* cd3 count, gpnmb"

test.each([
  ["GPNMB", ["inclusion", "exclusion"]],
  ["gpnmb positive", ["inclusion"]],
  ["CD3", []],
  ["cd3", ["exclusion"]],
  ["GPN", []],
  ["--", []],
])("%j is found on %j", (written, outcomes) => {
  expect<ReadonlyArray<string>>(
    Literal.find(text(criteria), Literal.of(written)).map(({ outcome }) => outcome),
  ).toEqual(outcomes)
})

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
      const pattern = Literal.pattern(piece)
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
  expect(Literal.pattern(folded)?.test(written)).toBe(stands)
})

test("What is not of ASCII is left to those who fold the text", () => {
  expect([Literal.pattern("癌"), Literal.pattern("")]).toEqual([undefined, undefined])
})

import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each<readonly [from: number, to: number, words: ReadonlyArray<string>]>([
  [0, 39, ["patient's", "tumor", "is", "not", "resectable", ",", "kras", "+"]],
  [10, 15, ["tumor"]],
  [3, 9, ["ient's"]],
  [0, 8, ["patient", "'"]],
  [10, 19, ["tumor", "isn"]],
  [12, 14, ["mo"]],
  [9, 10, []],
])("From %d to %d there are %j", (from, to, words) =>
  expect(NumberedText.tokensOf(NumberedText.of("Patient's tumor isn't resectable, KRAS+"), from, to).words).toEqual(
    words,
  ),
)

test("They are the tokens of the folded text, from any place to any other", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 20 }),
        fc.string({ unit: fc.constantFrom(..."isn't wont'’ é(-\n"), maxLength: 40 }),
      ),
      fc.nat({ max: 40 }),
      fc.nat({ max: 40 }),
      (written, from, length) => {
        const text = NumberedText.of(written)
        const to = Math.min(from + length, written.length)

        expect(NumberedText.tokensOf(text, from, to)).toEqual(Tokens.of(text.folded, from, to))
      },
    ),
    { numRuns: 2000 },
  ))

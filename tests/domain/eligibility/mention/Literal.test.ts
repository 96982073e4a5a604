import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Pattern from "../../../../domain/eligibility/matching/Pattern.ts"
import * as TargetMatcher from "../../../../domain/eligibility/matching/TargetMatcher.ts"
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
    Literal.spans(text(criteria), Literal.of(written)).map(({ segment }) => segment.side),
  ).toEqual(outcomes)
})

const characters = fc.oneof(
  fc.constantFrom(..."aAbBkKsSiI19 -_αβßκΚ\u212aİıſäéΣσ‑–\t（）＋⁻’'.;"),
  fc.string({ unit: "binary", maxLength: 1 }),
)

const texts = fc.array(characters, { maxLength: 30 }).map((several) => several.join(""))

test("No text is passed over at a glance in which a name stands", () =>
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(6), fc.boolean(), (written, at, length, isExact) => {
      const folded = fold(written)
      const from = written.length === 0 ? 0 : at % written.length
      const pattern = Pattern.compile(written.slice(from, from + length), isExact)
      const places = TargetMatcher.find(
        TargetMatcher.index([{ pattern, means: undefined }]),
        { text: written, folded },
        1,
        Pattern.wholeWord(folded),
      )
      if (places.length > 0) expect(Literal.glanceFor(pattern).test(written)).toBe(true)
    }),
    { numRuns: 5000 },
  ))

test.each<[phrase: string, isExact: boolean, written: string, stands: boolean]>([
  ["btk", false, "a BTK inhibitor", true],
  ["btk", false, "BTKs", true],
  ["btk", false, "BTKsome", false],
  ["btk", false, "a B-T-K inhibitor", false],
  ["BTK", true, "a btk inhibitor", false],
  ["text", false, "in this context", false],
  ["kappa 5", false, "ΚAPPA 5", true],
  ["a-b", false, "A–β", true],
  ["Lewis y", false, "Lewis’s (Y)", true],
  ["Lewis y", false, "Lewis, but y", false],
  ["c481s", false, "C481T", false],
  ["癌", false, "癌", true],
])("%j, exactly: %p, may stand in %j: %p", (phrase, isExact, written, stands) => {
  expect(Literal.glanceFor(Pattern.compile(phrase, isExact)).test(written)).toBe(stands)
})

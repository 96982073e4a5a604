import { expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as InlineHeadings from "../../../../domain/eligibility/document/InlineHeadings.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

/** A line, divided before each of its headings. */
const divided = (line: string): ReadonlyArray<string> => {
  const folded = fold(line)
  const starts = InlineHeadings.of(
    line,
    folded,
    0,
    line.length,
    InlineHeadings.upcomingOf(folded, InlineHeadings.shared),
  )

  return [0, ...starts].map((start, index) => line.slice(start, starts[index]))
}

test.each([
  ["Signed consent Exclusion Criteria: Infection", ["Signed consent ", "Exclusion Criteria: Infection"]],
  ["Consent. Key exclusion criteria: Infection", ["Consent. ", "Key exclusion criteria: Infection"]],
  ["Consent; Non-inclusion criteria: Infection", ["Consent; ", "Non-inclusion criteria: Infection"]],
  ["Adults Inclusion Criteria - Consent", ["Adults ", "Inclusion Criteria - Consent"]],
  ["A Inclusion Criteria: B Exclusion Criteria: C", ["A ", "Inclusion Criteria: B ", "Exclusion Criteria: C"]],
  ["Meets all Inclusion Criteria: yes", ["Meets all Inclusion Criteria: yes"]],
  ["Who meets the exclusion criteria", ["Who meets the exclusion criteria"]],
  ["Inclusion/Exclusion Criteria: see below", ["Inclusion/Exclusion Criteria: see below"]],
  ["Study Exclusion Criteria", ["Study Exclusion Criteria"]],
  ["Consent and preclusion criteria: none", ["Consent and preclusion criteria: none"]],
])("%j is divided into %j", (line, pieces) => expect(divided(line)).toEqual(pieces))

test("Wherever it is asked from, in whatever order, it finds what a search from there finds", () => {
  FastCheck.assert(
    FastCheck.property(
      FastCheck.string({ unit: FastCheck.constantFrom("a", "b", " ") }),
      FastCheck.array(FastCheck.nat(40)),
      (text, places) => {
        const upcoming = InlineHeadings.upcomingOf(text, "ab")
        for (const from of places) {
          const found = text.indexOf("ab", from)
          expect(upcoming(from)).toBe(found < 0 ? InlineHeadings.nowhere : found)
        }
      },
    ),
  )
})

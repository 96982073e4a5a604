import { expect, test } from "bun:test"
import * as Headings from "../../../../domain/eligibility/document/Headings.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

/** A line, divided before each of its headings. */
const divided = (line: string): ReadonlyArray<string> => {
  const folded = fold(line)
  const starts = Headings.within(line, folded, 0, line.length)

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

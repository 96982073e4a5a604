import { expect, test } from "bun:test"
import * as Literal from "../../../../domain/eligibility/mention/Literal.ts"
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

import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Literal from "../../../../domain/eligibility/mention/Literal.ts"

const text = "Inclusion Criteria:\n\n* GPNMB-positive tumours\n\nExclusion Criteria:\n\n* cd3 count, gpnmb"

test.each([
  ["GPNMB", ["inclusion", "exclusion"]],
  ["gpnmb positive", ["inclusion"]],
  ["CD3", []],
  ["cd3", ["exclusion"]],
  ["GPN", []],
  ["--", []],
])("%j is found on %j", (written, outcomes) => {
  const document = Document.make(text)

  expect<ReadonlyArray<string>>(Literal.find(document, Literal.of(written)).map(({ outcome }) => outcome)).toEqual(
    outcomes,
  )
})

import { expect, test } from "bun:test"
import * as MarkerParts from "../../../../domain/eligibility/marker-status/MarkerParts.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each<[text: string, is: boolean]>([
  ["ALK", true],
  ["anaplastic lymphoma kinase", true],
  ["fusions of ALK", false],
  ["mutated anaplastic lymphoma kinase", false],
  ["KRAS mutations", true],
  ["surgery", false],
  ["G12C", false],
  ["nucleoporin (NUP98 or NUP214)", true],
  ["del(17p)", true],
])("%j begins with a gene: %p", (text, is) => {
  const listed = `EGFR, ${text}`
  const run = MarkerParts.around(MarkerRun.written(listed, Tokens.of(fold(listed), 0, listed.length), 0, 1))

  expect(MarkerParts.isName(run, 2)).toBe(is)
})

import { expect, test } from "bun:test"
import * as MarkerNames from "../../../../domain/eligibility/marker-status/MarkerNames.ts"
import * as MarkerParts from "../../../../domain/eligibility/marker-status/MarkerParts.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each<[text: string, begins: boolean, ends: boolean]>([
  ["ALK", true, true],
  ["anaplastic lymphoma kinase", true, true],
  ["fusions of ALK", false, true],
  ["mutated anaplastic lymphoma kinase", false, true],
  ["KRAS mutations", true, false],
  ["surgery", false, false],
  ["G12C", false, false],
  ["nucleoporin (NUP98 or NUP214)", true, false],
  ["del(17p)", true, false],
])("%j begins with a gene: %p, and ends with one: %p", (text, begins, ends) => {
  const alone = Tokens.of(fold(text), 0, text.length)
  const listed = `EGFR, ${text}`
  const run = MarkerParts.around(MarkerRun.written(listed, Tokens.of(fold(listed), 0, listed.length), 0, 1))

  expect([MarkerParts.isName(run, 2), MarkerNames.endsAt(text, alone, alone.words.length - 1)]).toEqual([begins, ends])
})

import { expect, test } from "bun:test"
import * as MarkerNames from "../../../../domain/eligibility/marker-status/MarkerNames.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each<[text: string, behind: number | undefined, before: number | undefined]>([
  ["ALK", 1, -1],
  ["anaplastic lymphoma kinase", 3, -1],
  ["fusions of ALK", undefined, 1],
  ["mutated anaplastic lymphoma kinase", undefined, 0],
  ["KRAS mutations", 1, undefined],
  ["surgery", undefined, undefined],
  ["G12C", 1, undefined],
])("%j begins with a gene up to %p, and ends with one from behind %p", (text, behind, before) => {
  const tokens = Tokens.of(fold(text), 0, text.length)

  expect([MarkerNames.behind(text, tokens, 0), MarkerNames.before(text, tokens, tokens.words.length - 1)]).toEqual([
    behind,
    before,
  ])
})

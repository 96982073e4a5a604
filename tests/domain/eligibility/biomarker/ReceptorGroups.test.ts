import { expect, test } from "bun:test"
import * as ReceptorGroups from "../../../../domain/eligibility/biomarker/ReceptorGroups.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const marker = (name: string) => {
  const found = markers.find((one) => one.name === name)
  if (found === undefined) throw new Error(`The lexicon has no ${name}.`)

  return found
}

test.each<[name: string, text: string, isOneOfThree: boolean, isCombined: boolean]>([
  ["HER2", "er negative , pr negative and her2 negative", true, true],
  ["HER2", "hr positive / her2 negative", false, true],
  ["HER2", "her2 negative disease of the breast", false, false],
  ["KRAS", "er negative , pr negative and her2 negative", false, false],
])("%s in %j: one of three %p, combined %p", (name, text, isOneOfThree, isCombined) => {
  const tokens = Tokens.ofWritten(text)
  const first = tokens.words.indexOf("her2")

  expect(ReceptorGroups.isOneOfThree(marker(name), tokens.words)).toBe(isOneOfThree)
  expect(ReceptorGroups.isCombined(marker(name), { tokens, first, last: first + 1 })).toBe(isCombined)
})

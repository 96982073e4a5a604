import { describe, expect, test } from "bun:test"
import * as Context from "../../../../domain/eligibility/context/Context.ts"
import type { AssertionStatus } from "../../../../domain/eligibility/context/CuesAhead.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"
import * as Sentence from "./Sentence.ts"

const wordsOf = (text: string): ReadonlyArray<string> => Tokens.of(fold(text), 0, text.length).words

const statusOf = (text: string): AssertionStatus => {
  const words = wordsOf(text)
  const first = words.indexOf("kras")

  return Context.of(words, first, first + 1)
}

test.each<readonly [string, AssertionStatus]>([
  ["No KRAS", "negated"],
  ["No KRAS is allowed", "forbidden"],
  ["KRAS is allowed", "allowed"],
  ["With or without KRAS", "neutral"],
  ["None of the following: KRAS", "forbidden"],
  ["None of the following: no KRAS", "uncertain"],
  ["Any of the following: KRAS", "affirmed"],
  ["The following will disqualify a patient: KRAS, ALK", "forbidden"],
  ["Tumor type: KRAS", "affirmed"],
  ["Two relatives with cancer, unless a KRAS mutation", "excused"],
  ["Two relatives with cancer, unless KRAS mutations have been excluded", "uncertain"],
  ["Two relatives with cancer, unless KRAS has been ruled out", "uncertain"],
])("%j: the mention is %s", (text, status) => expect(statusOf(text)).toBe(status))

test.each<readonly [string, AssertionStatus]>([
  ["Must not have any of the following", "forbidden"],
  ["Subjects with any of the following cannot be enrolled", "forbidden"],
  ["Who cannot participate", "forbidden"],
  ["Any of the following", "affirmed"],
  ["Without any of the following", "negated"],
  ["The following are allowed", "allowed"],
  ["No prior therapy with the following exception", "allowed"],
  ["Patients are eligible with the exception of the following", "excepted"],
])("A line %j makes those below it %s", (text, status) => expect(Context.introduced(wordsOf(text))).toBe(status))

describe("what must not be", () => {
  test.each([
    ["must not have", true],
    ["patients must not have", true],
    ["should be free of", true],
    ["may not have", true],
    ["patients may not have", true],
    ["were not to have", true],
    ["patients were not to have", true],
    ["patients cannot have", true],
    ["patients who cannot undergo", false],
    ["patients do not have", false],
    ["does not have", false],
    ["no", false],
  ])("%j: %p", (text, is) => expect(Context.forbidsBefore(text.split(" "), text.split(" ").length)).toBe(is))

  test.each([
    ["1 . no evidence of", true],
    ["no evidence of kras", true],
    ["- none of the following", true],
    ["none of these", true],
    ["any of these", false],
    ["kras with no fusion", false],
  ])("%j begins with none: %p", (text, is) => expect(Context.beginsWithNone(text.split(" "))).toBe(is))
})

test.each([
  ["None of the following: KRAS", "none of the following"],
  ["Excluded: KRAS", "excluded"],
  ["Surgery. Allowed: ALK or KRAS", "allowed"],
  ["Drugs (not allowed: ALK, KRAS)", "not allowed"],
  ["Drugs (permissible: ALK, KRAS)", "permissible"],
  ["Tumor type: KRAS", undefined],
  ["Excluded: ALK. KRAS", undefined],
  ["KRAS: excluded", undefined],
  ["Drugs (not allowed: ALK), KRAS", undefined],
])("%j is introduced by %p", (text, lead) => {
  const { first, words } = Sentence.of(text)

  expect(Context.leadBefore(words, first)?.join(" ")).toBe(lead as string)
})

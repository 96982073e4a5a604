import { expect, test } from "bun:test"
import * as TokenPhrases from "../../../../domain/eligibility/matching/TokenPhrases.ts"

const phrases = [["not", "known"], ["not"], ["no", "evidence", "of"]]

test.each([
  [["not", "known", "to"], 0, true],
  [["is", "not"], 1, true],
  [["no", "evidence"], 0, false],
  [["evidence", "of"], 0, false],
  [[], 0, false],
])("In %j one stands at %d: %p", (words, at, stands) =>
  expect(phrases.some((phrase) => TokenPhrases.matches(words, at, phrase))).toBe(stands),
)

test.each([
  ["but not limited to", 1, "not limited to"],
  ["limited to", 0, "limited to"],
  ["limited to a", 0, "limited to"],
  ["limited to a", 1, undefined],
  ["limited", 0, undefined],
  ["", 5, undefined],
])("In %j the longest that begins at %d is %p", (text, first, phrase) => {
  const beginning = TokenPhrases.beginning(["limited to", "not limited", "not limited to", "such as"])

  expect(beginning(text.split(" "), first)?.join(" ")).toBe(phrase as string)
})

test.each([
  ["non metastatic", 1, true],
  ["non - metastatic", 2, true],
  ["not metastatic", 1, false],
  ["metastatic", 0, false],
])("In %j “non” stands before %d: %p", (text, at, stands) =>
  expect(TokenPhrases.isBehindNon(text.split(" "), at)).toBe(stands),
)

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
  ["but not limited to", 3, "not limited to"],
  ["limited to", 1, "limited to"],
  ["limited to a", 1, "limited to"],
  ["limited to a", 2, undefined],
  ["to", 0, undefined],
  ["", 5, undefined],
])("In %j the longest that ends at %d is %p", (text, last, phrase) => {
  const ending = TokenPhrases.ending(["limited to", "not limited to", "such as"])

  expect(ending(text.split(" "), last)?.join(" ")).toBe(phrase as string)
})

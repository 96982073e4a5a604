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

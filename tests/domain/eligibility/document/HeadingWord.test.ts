import { expect, test } from "bun:test"
import * as HeadingWord from "../../../../domain/eligibility/document/HeadingWord.ts"

test.each([
  ["exlcusion", "exclusion"],
  ["exculsoin", "exclusion"],
  ["inclution", "inclusion"],
  ["elegibilty", "eligibility"],
  ["inelegibility", "ineligibility"],
  ["exclusoncriteria", "exclusioncriteria"],
  ["enclusion", ""],
  ["infusion", ""],
  ["excision", ""],
  ["dementia", ""],
])("%j is meant to be %j", (word, noun) => expect(HeadingWord.nounMeant(word)).toBe(noun))

test.each([
  ["citeria", true],
  ["critieria", true],
  ["creterion", true],
  ["bacteria", false],
])("%j is meant to be “criteria”: %p", (word, is) => expect(HeadingWord.meansCriteria(word)).toBe(is))

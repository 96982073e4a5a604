import { expect, test } from "bun:test"
import * as HeadingSlips from "../../../../domain/eligibility/document/HeadingSlips.ts"

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
])("%j is meant to be %j", (word, noun) => expect(HeadingSlips.noun(word)).toBe(noun))

test.each([
  ["citeria", true],
  ["critieria", true],
  ["creterion", true],
  ["bacteria", false],
])("%j is meant to be “criteria”: %p", (word, is) => expect(HeadingSlips.isCriteria(word)).toBe(is))

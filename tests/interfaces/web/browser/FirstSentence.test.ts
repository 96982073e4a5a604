import { expect, test } from "bun:test"
import * as FirstSentence from "../../../../interfaces/web/browser/answer/FirstSentence.ts"

test.each([
  ["A tablet is compared with chemotherapy. It is given daily.", "A tablet is compared with chemotherapy."],
  ["A tablet against KRAS\n  G12D is tried! In adults.", "A tablet against KRAS G12D is tried!"],
  ["Part 1. A tablet is tried in adults. More.", "Part 1. A tablet is tried in adults."],
  ["Background: none. Adults take part in two groups. More.", "Background: none. Adults take part in two groups."],
  ["Without a stop at its end", "Without a stop at its end"],
  ["", ""],
])("%j begins with %j", (text, sentence) => {
  expect(FirstSentence.of(text)).toBe(sentence)
})

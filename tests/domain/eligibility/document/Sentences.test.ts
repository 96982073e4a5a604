import { expect, test } from "bun:test"
import * as Sentences from "../../../../domain/eligibility/document/Sentences.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

const around = (text: string, word: string): string => {
  const at = text.indexOf(word)
  const { end, start } = Sentences.around(text, fold(text), { start: 0, end: text.length }, at, at + word.length)

  return text.slice(start, end)
}

test.each([
  ["Adults. KRAS mutation. Consent.", "KRAS mutation."],
  ["Adults; KRAS mutation; consent", "KRAS mutation"],
  ["Tumours, e.g. KRAS vs. NRAS mutated", "Tumours, e.g. KRAS vs. NRAS mutated"],
  ["Adults - KRAS mutation - Consent", "KRAS mutation -"],
  ["Adults • KRAS mutation • Consent", "KRAS mutation •"],
  ["At least 2.5 cm KRAS", "At least 2.5 cm KRAS"],
])("In %j the sentence is %j", (text, sentence) => expect(around(text, "KRAS")).toBe(sentence))

test("A very long sentence is cut on both sides", () => {
  expect(around(`${"a".repeat(2000)} KRAS ${"b".repeat(2000)}`, "KRAS").length).toBeLessThan(1100)
})

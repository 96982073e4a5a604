import { expect, test } from "bun:test"
import * as Prohibition from "../../../../domain/eligibility/assertion/Prohibition.ts"

test.each<[text: string, forbids: boolean]>([
  ["patients must not have kras", true],
  ["should be free of kras", true],
  ["patients may not have kras", true],
  ["patients were not to have kras", true],
  ["patients cannot have kras", true],
  ["patients who cannot undergo kras", false],
  ["patients do not have kras", false],
  ["no kras", false],
])("%j says what must not be: %p", (text, forbids) => {
  const words = text.split(" ")

  expect(Prohibition.before(words, words.length - 1)).toBe(forbids)
})

test.each<[text: string, leads: boolean]>([
  ["no evidence of kras", true],
  ["- none of the following", true],
  ["kras with no fusion", false],
])("%j begins with none: %p", (text, leads) => {
  expect(Prohibition.leads(text.split(" "))).toBe(leads)
})

import { describe, expect, test } from "bun:test"
import * as ListedScope from "../../../../domain/eligibility/context/ListedScope.ts"
import * as Scopes from "../../../../domain/eligibility/context/Scopes.ts"
import * as Sentence from "./Sentence.ts"

const holds = (cue: "no" | "other than", text: string): boolean => {
  const { first, words } = Sentence.of(text)
  const scope = Scopes.of(words, cue.split(" ").length)
  if (scope === undefined) throw new Error(`“${text}” does not begin with “${cue}”.`)

  return ListedScope.holds(words, scope, first)
}

describe("Whether a mention is an item of the list behind “no”", () => {
  test.each<[text: string, holds: boolean]>([
    ["no fever, rash or KRAS", true],
    ["no fever, KRAS or rash", true],
    ["no fever, KRAS, rash", false],
    ["no fever or rash, KRAS", false],
    ["no fever, with KRAS or rash", false],
    ["no fever, or with KRAS", false],
    ["no fever, KRAS of 0 or 1", false],
    ["no fever, KRAS, stage II or III", false],
    ["no fever, KRAS, relapsed or refractory disease", false],
    ["no regional, KRAS, recurrent or metastatic disease", false],
    ["no local, recurrent or metastatic KRAS", true],
    ["no fever, one of many long words that are no short item KRAS or rash", false],
  ])("%j: %p", (text, expected) => expect(holds("no", text)).toBe(expected))
})

test("A list of exceptions may be closed by “and”, one of what is not there may not", () => {
  expect(holds("other than", "other than fever, KRAS and rash")).toBeTrue()
  expect(holds("no", "no fever, KRAS and rash")).toBeFalse()
})

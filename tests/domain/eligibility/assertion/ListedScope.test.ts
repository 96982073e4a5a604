import { describe, expect, test } from "bun:test"
import * as ListedScope from "../../../../domain/eligibility/assertion/ListedScope.ts"
import { triggers } from "../../../../domain/eligibility/assertion/Trigger.ts"
import * as Sentence from "./Sentence.ts"

const trigger = (category: "negation" | "exception", literal: string) => {
  const [made] = triggers(category, "forward", {}, [literal])
  if (made === undefined) throw new Error("A literal makes a trigger.")

  return made
}

const holds = (category: "negation" | "exception", literal: string, text: string): boolean => {
  const { first, words } = Sentence.of(text)
  const start = literal.split(" ").length

  return ListedScope.holds(
    words,
    { trigger: trigger(category, literal), depth: 0, start, comma: words.indexOf(","), pausedAt: 0 },
    first,
  )
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
  ])("%j: %p", (text, expected) => expect(holds("negation", "no", text)).toBe(expected))
})

test("A list of exceptions may be closed by “and”, one of what is not there may not", () => {
  expect(holds("exception", "other than", "other than fever, KRAS and rash")).toBeTrue()
  expect(holds("negation", "no", "no fever, KRAS and rash")).toBeFalse()
})

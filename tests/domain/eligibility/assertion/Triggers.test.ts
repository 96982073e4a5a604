import { describe, expect, test } from "bun:test"
import { backwardAt, forwardAt, terminationAt } from "../../../../domain/eligibility/assertion/Triggers.ts"

const far = 100

describe("before a mention the longest row counts", () => {
  test.each([
    ["no evidence of", "trigger", "no"],
    ["no more than two", "pseudo-trigger", "no more than"],
    ["not due to", "trigger", "not due to"],
    ["without regard to", "trigger", "without regard to"],
    ["with or without", "trigger", "with or without"],
    ["treated with", "pseudo-termination", "treated with"],
    ["other tumor type than", "trigger", "other tumor type than"],
  ])("%j: a %s, %j", (text, kind, literal) => {
    const row = forwardAt(text.split(" "), 0, far)

    expect([row?.kind, row?.literal.join(" ")] as const).toEqual([kind as never, literal])
  })

  test.each(["tumor", "other", "other more or less than", "other , than"])("%j is none", (text) => {
    expect(forwardAt(text.split(" "), 0, far)).toBeUndefined()
  })

  test("A trigger ends before the mention, unless it takes in both sides", () => {
    expect(forwardAt(["not", "due", "to"], 0, 2)?.literal).toEqual(["not"])
    expect(forwardAt(["with", "or", "without"], 0, 2)?.literal).toEqual(["with", "or", "without"])
  })
})

test.each([
  ["allowed", "permission"],
  ["not allowed", "prohibition"],
  ["not an exclusion", "permission"],
  ["not required", "optionality"],
  ["required", "obligation"],
  ["not performed", "incapability"],
  ["not found", "uncertainty"],
  ["ruled out", "negation"],
])("Behind a mention %j is a %s", (text, category) => {
  expect(backwardAt(text.split(" "), 0)?.category).toBe(category as never)
})

test.each([
  [".", "forward", "mark"],
  ["but", "forward", "contrast"],
  ["and have", "forward", "conjunct"],
  ["which", "forward", "clause"],
  ["for", "forward", "aside"],
  ["until", "forward", "circumstance"],
  ["unless", "backward", "contrast"],
  ["unless", "forward", undefined],
  ["and surgery", "forward", undefined],
] as const)("%j ends what looks %s: %s", (text, direction, boundary) => {
  expect(terminationAt(text.split(" "), 0, direction)?.boundary).toBe(boundary)
})

import { describe, expect, test } from "bun:test"
import { mayBeGlued, stateAt, stateBefore } from "../../../../domain/eligibility/markers/StatusLexicon.ts"

describe("the state that begins at a word", () => {
  test.each([
    ["mutation of", "mutation"],
    ["wild - type tumors", "wild - type"],
    ["co - deletion", "co - deletion"],
    ["3 + by ihc", "3 +"],
  ])("of %j is %j", (words, state) => expect(stateAt(words.split(" "), 0)?.words.join(" ")).toBe(state))

  test("is none where another word stands", () => expect(stateAt(["tumor", "mutation"], 0)).toBeUndefined())
})

describe("the state that ends with a word", () => {
  test.each([
    ["known mutation", "mutation"],
    ["not wild - type", "wild - type"],
    ["non - methylated", "non - methylated"],
  ])("of %j is %j", (text, state) => {
    const words = text.split(" ")

    expect(stateBefore(words, words.length - 1)?.words.join(" ")).toBe(state)
  })

  test("is none where only its beginning stands", () => expect(stateBefore(["wild", "-"], 1)).toBeUndefined())
})

test.each([
  ["g12c", true],
  ["wt", true],
  ["s", true],
  ["ing", false],
])("%j may be glued to a name: %p", (rest, may) => expect(mayBeGlued(rest)).toBe(may))

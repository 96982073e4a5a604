import { expect, test } from "bun:test"
import * as CuesAhead from "../../../../domain/eligibility/context/CuesAhead.ts"

const before = (text: string, mention: number): ReadonlyArray<string> => {
  const words = text.split(" ")

  return CuesAhead.before(words, mention).map(({ first, last }) => words.slice(first, last).join(" "))
}

test("A cue ends before the mention, unless it takes in both sides", () => {
  expect(before("not due to", 3)).toEqual(["not due to"])
  expect(before("not due to", 2)).toEqual(["not"])
  expect(before("with or without", 2)).toEqual(["with or without"])
})

import { describe, expect, test } from "bun:test"
import * as ItemMarks from "../../../../domain/eligibility/document/ItemMarks.ts"

describe("the last item begins", () => {
  test.each([
    ["(1) gout (2) metastasis", 9],
    ["gout (2) metastasis", 5],
    ["(1) gout (2) colitis (3) metastasis", 21],
    ["within five (5) years", 0],
    ["at most two (2) lines", 0],
    ["gout, metastasis", 0],
  ])("in %j at %d", (passage, at) => expect(ItemMarks.startIn(passage)).toBe(at))
})

test("the bracket behind a number ends it", () => {
  expect(ItemMarks.endsAt(["(", "2", ")", "gout"], 2)).toBe(true)
  expect(ItemMarks.endsAt(["(", "stage", "2", ")"], 3)).toBe(false)
})

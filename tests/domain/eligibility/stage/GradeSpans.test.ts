import { expect, test } from "bun:test"
import * as GradeSpans from "../../../../domain/eligibility/stage/GradeSpans.ts"

test("All grades between the outermost are meant", () => {
  expect(GradeSpans.ranged(["mild", "severe"])).toEqual(["mild", "moderate", "severe"])
  expect(GradeSpans.ranged([])).toEqual([])
})

test.each([
  ["mild to severe dementia", 0, ["mild", "moderate", "severe"], 3],
  ["mild or worse dementia", 0, ["mild", "moderate", "severe"], 3],
  ["moderate or more severe dementia", 0, ["moderate", "severe"], 4],
  ["mild dementia or worse", 0, ["mild", "moderate", "severe"], 1],
  ["moderate dementia or less", 0, ["mild", "moderate"], 1],
  ["mild dementia or worse pain", 0, ["mild"], 1],
  ["mild dementia with pain or worse", 0, ["mild"], 1],
  ["more than mild", 2, ["moderate", "severe"], 3],
  ["no more than moderate", 3, ["mild", "moderate"], 4],
  ["beyond the mild stage", 2, ["moderate", "severe"], 3],
])("In %j the grades from token %d on are %j", (line, first, spanned, last) =>
  expect<unknown>(GradeSpans.from(line.split(" "), first)).toEqual({ spanned, last }),
)

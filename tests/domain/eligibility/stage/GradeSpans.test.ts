import { expect, test } from "bun:test"
import * as KnownNumbers from "../../../../domain/eligibility/rules/KnownNumbers.ts"
import * as GradeSpans from "../../../../domain/eligibility/stage/GradeSpans.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test("All grades between the outermost are meant", () => {
  expect(GradeSpans.ranged(["mild", "severe"])).toEqual(["mild", "moderate", "severe"])
  expect(GradeSpans.ranged([])).toEqual([])
})

const of = (line: string) =>
  GradeSpans.level
    .of(KnownNumbers.ofWritten(Tokens.ofWritten(line)))
    .chunks.flatMap((chunk) => (chunk?.value.spanned === undefined ? [] : [chunk]))

test.each([
  ["mild to severe dementia", ["mild", "moderate", "severe"], 3],
  ["mild or worse dementia", ["mild", "moderate", "severe"], 3],
  ["moderate or more severe dementia", ["moderate", "severe"], 4],
  ["mild dementia or worse", ["mild", "moderate", "severe"], 1],
  ["moderate dementia or less", ["mild", "moderate"], 1],
  ["mild dementia or worse pain", ["mild"], 1],
  ["mild dementia with pain or worse", ["mild"], 1],
  ["more than mild", ["moderate", "severe"], 3],
  ["no more than moderate", ["mild", "moderate"], 4],
  ["beyond the mild stage", ["moderate", "severe"], 3],
])("In %j the grades are %j, up to token %d", (line, spanned, last) =>
  expect<unknown>(of(line).map((chunk) => [chunk.value.spanned, chunk.last])).toEqual([[spanned, last]]),
)

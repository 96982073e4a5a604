import { expect, test } from "bun:test"
import * as StagePhrases from "../../../../domain/eligibility/stage/StagePhrases.ts"

test.each([
  ["mild to severe dementia", ["mild", "moderate", "severe"], "mild to severe"],
  ["mild or worse dementia", ["mild", "moderate", "severe"], "mild or worse"],
  ["moderate or more severe dementia", ["moderate", "severe"], "moderate or more severe"],
  ["mild dementia or worse", ["mild", "moderate", "severe"], "mild"],
  ["moderate dementia or less", ["mild", "moderate"], "moderate"],
  ["mild dementia or worse pain", ["mild"], "mild"],
  ["mild dementia with pain or worse", ["mild"], "mild"],
  ["more than mild", ["moderate", "severe"], "mild"],
  ["no more than moderate", ["mild", "moderate"], "moderate"],
  ["beyond the mild stage", ["moderate", "severe"], "mild"],
  [
    "mild (CDR 0.5), moderate or very severe dementia",
    ["mild", "moderate", "severe"],
    "mild (CDR 0.5), moderate or very severe",
  ],
])("In %j the grades are %j, by %j", (line, says, words) =>
  expect<unknown>(
    StagePhrases.places(line).map(({ end, phrase, start }) => [phrase.says, line.slice(start, end)]),
  ).toEqual([[says, words]]),
)

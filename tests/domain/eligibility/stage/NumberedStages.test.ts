import { expect, test } from "bun:test"
import * as NumberedStages from "../../../../domain/eligibility/stage/NumberedStages.ts"
import { text } from "../../../support/text.ts"

const find = (line: string, number: string) => {
  const asked = text(`Inclusion Criteria:\n\n* ${line}`)

  return NumberedStages.find(asked, [number]).map(({ end, start, weight }) => [asked.text.slice(start, end), weight])
}

test.each([
  ["Stage IIIB or IV NSCLC", "3b", [["Stage IIIB or IV", 2]]],
  ["Stage III NSCLC", "3b", [["Stage III", 1]]],
  ["Stage_IV disease", "4", [["Stage_IV", 2]]],
  ["Backstage IV", "4", []],
  ["Stage 4 chronic kidney disease", "4", []],
  ["Stage II, and later stage IV", "4", [["stage IV", 2]]],
])("In %j, %s is found as %j", (line, number, found) => expect<unknown>(find(line, number)).toEqual(found))

import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as NumberedStages from "../../../../domain/eligibility/stage/NumberedStages.ts"

const find = (line: string, number: string) => {
  const document = Document.make(`Inclusion Criteria:\n\n* ${line}`)
  const found = NumberedStages.find(document, [number])
  if (found.length > 0) expect(NumberedStages.mayFind(document, [number])).toBe(true)

  return found.map(({ end, start, weight }) => [document.text.slice(start, end), weight])
}

test.each([
  ["Stage IIIB or IV NSCLC", "3b", [["Stage IIIB or IV", 2]]],
  ["Stage III NSCLC", "3b", [["Stage III", 1]]],
  ["Stage_IV disease", "4", [["Stage_IV", 2]]],
  ["Backstage IV", "4", []],
  ["Stage 4 chronic kidney disease", "4", []],
  ["Stage II, and later stage IV", "4", [["stage IV", 2]]],
])("In %j, %s is found as %j", (line, number, found) => expect<unknown>(find(line, number)).toEqual(found))

import { expect, test } from "bun:test"
import * as StageMentions from "../../../../domain/eligibility/stage/StageMentions.ts"
import type { StageName } from "../../../../domain/eligibility/stage/StagePhrase.ts"
import * as StagePhrases from "../../../../domain/eligibility/stage/StagePhrases.ts"
import { text } from "../../../support/text.ts"

const find = (lines: string, covers: ReadonlyArray<StageName>, numbers: ReadonlyArray<string> = []) => {
  const asked = text(`Inclusion Criteria:\n\n${lines}`)

  return StageMentions.find(asked, { covers, numbers, implied: [] }).map(({ end, start, weight }) => [
    asked.text.slice(start, end),
    weight,
  ])
}

test.each<[line: string, stages: ReadonlyArray<StageName>, found: unknown]>([
  ["Mild to severe Alzheimer's disease", ["moderate"], [["Mild to severe", 1.5]]],
  ["Mild Alzheimer's disease", ["mild"], [["Mild", 2]]],
  ["Mild Alzheimer's disease", ["severe"], []],
  ["Dementia of moderate severity", ["moderate"], [["moderate", 2]]],
  ["Mild cognitive impairment", ["mild"], []],
  ["Severe renal disease", ["severe"], []],
])("In %j, %j is found as %j", (line, stages, found) => expect<unknown>(find(`* ${line}`, stages)).toEqual(found))

test.each([
  ["Stage IIIB or IV NSCLC", "3b", [["Stage IIIB or IV", 2]]],
  ["Stage III NSCLC", "3b", [["Stage III", 1]]],
  ["Stage_IV disease", "4", [["Stage_IV", 2]]],
  ["Backstage IV", "4", []],
  ["Stage 4 chronic kidney disease", "4", []],
  ["Stage II, and later stage IV", "4", [["stage IV", 2]]],
])("In %j, %s is found as %j", (line, number, found) => expect<unknown>(find(`* ${line}`, [], [number])).toEqual(found))

test.each([
  ["PROC", 1],
  ["Ped-PROC", 1],
  ["proc", 0],
  ["LA-PDAC or LAPC", 2],
  ["la-pdac", 0],
])("%j holds as many short names, written as they must be, as %d", (written, count) =>
  expect(find(`* ${written}`, ["platinum-resistant", "locally advanced"])).toHaveLength(count),
)

test("A text that names stages without end is not read to its end", () => {
  const named = StagePhrases.table.rows
    .filter(({ means }) => means.phrases.some(({ says }) => says.includes("metastatic")))
    .map(({ example }) => `* ${example}`)
  const endless = `${"* Resectable disease\n".repeat(300)}${named.join("\n")}`

  expect(find(endless, ["resectable"])).toHaveLength(40)
  expect(find(endless, ["metastatic"])).toEqual([])
})

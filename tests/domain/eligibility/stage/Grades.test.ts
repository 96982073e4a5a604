import { expect, test } from "bun:test"
import * as Grades from "../../../../domain/eligibility/stage/Grades.ts"
import type { StageName } from "../../../../domain/eligibility/stage/StagePhrase.ts"
import { text } from "../../../support/text.ts"

const find = (line: string, stages: ReadonlyArray<StageName>) => {
  const asked = text(`Inclusion Criteria:\n\n* ${line}`)

  return Grades.find(asked, stages).map(({ end, start, weight }) => [asked.text.slice(start, end), weight])
}

test.each<[line: string, stages: ReadonlyArray<StageName>, found: unknown]>([
  ["Mild to severe Alzheimer's disease", ["moderate"], [["Mild to severe", 1]]],
  ["Mild Alzheimer's disease", ["mild"], [["Mild", 2]]],
  ["Mild Alzheimer's disease", ["severe"], []],
  ["Dementia of moderate severity", ["moderate"], [["moderate", 2]]],
  ["Mild cognitive impairment", ["mild"], []],
  ["Severe renal disease", ["severe"], []],
])("In %j, %j is found as %j", (line, stages, found) => expect<unknown>(find(line, stages)).toEqual(found))

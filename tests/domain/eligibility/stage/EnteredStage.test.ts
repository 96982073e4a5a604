import { describe, expect, test } from "bun:test"
import * as LaunchArea from "../../../../domain/condition/LaunchArea.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as EnteredStage from "../../../../domain/eligibility/stage/EnteredStage.ts"

test.each([
  ["Locally advanced", "Locally advanced", ""],
  ["locally advanced, no metastases", "locally advanced", "any metastases"],
  ["stage III without metastases", "stage III", "any metastases"],
  ["not recurrent", "", "recurrent"],
  ["recurrence: none", "", "recurrence"],
  ["nonmetastatic", "", "metastatic"],
  ["not resectable", "not resectable", ""],
  ["Non-small cell lung cancer, stage IV", "Non-small cell lung cancer, stage IV", ""],
])("%j says %j and denies %j", (written, affirmed, denied) =>
  expect(EnteredStage.of(written)).toEqual({ affirmed, denied }),
)

const stateOf = (condition: string, stage: string, text: string) =>
  Reading.read(text, Questions.of({ condition, stage, biomarkers: [] }), [condition])[0]?.state

describe("A denied stage never gets the side of the stage itself", () => {
  const stages = LaunchArea.launchAreas.flatMap(({ name, stages }) => stages.map((stage) => [stage, name] as const))

  test.each(stages)("%s of %s", (stage, condition) => {
    for (const part of ["Inclusion", "Exclusion"]) {
      const text = `${part} Criteria:\n\n* ${stage} ${condition}`
      const side = stateOf(condition, stage, text)
      for (const denied of [`not ${stage}`, `no ${stage}`, `${stage}: no`, `without ${stage}`, `${stage} nicht`]) {
        const state = stateOf(condition, denied, text)

        expect([denied, text, state !== "unknown" && state === side]).toEqual([denied, text, false])
      }
    }
  })
})

import { describe, expect, test } from "bun:test"
import * as LaunchArea from "../../../../domain/condition/LaunchArea.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as EnteredStage from "../../../../domain/eligibility/stage/EnteredStage.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["Locally advanced", "Locally advanced", ""],
  ["locally advanced, no metastases", "locally advanced", "metastases"],
  ["stage III without metastases", "stage III", "metastases"],
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

test.each([
  ["stage iiib", ["3b"]],
  ["stage ii - iv", ["2", "3", "4"]],
  ["stage iiia - iiic", ["3a", "3b", "3c"]],
  ["stage iia - iiic", ["2a", "2b", "2c", "3a", "3b", "3c"]],
  ["stage ii bulky , iii or iv", ["2", "3", "4"]],
  ["stage iiib / c / d or iv", ["3b", "3c", "3d", "4"]],
  ["stages iii / iva - b", ["3", "4a", "4b"]],
  ["stage i ( a or b )", ["1", "1a", "1b"]],
  ["stage ib ( ≥ 4 cm ) , ii , iiia", ["1b", "2", "3a"]],
  ["stage iiib with malignant pleural effusion or iv", ["3b", "4"]],
  ["stage ii or higher", ["2", "3", "4"]],
  ["stage ≥ iib", ["2b", "2c", "3", "4"]],
  ["less than stage iii", ["1", "2"]],
  ["up to stage ii", ["1", "2"]],
  ["stage ( ajcc , 8th edition ) iiia", ["3a"]],
  ["stage iiib - ivm1c", ["3b", "3c", "4m"]],
  ["stages i , ii or iii", ["1", "2", "3"]],
  ["stage 3 or stage 4 disease", ["3", "4"]],
  ["iv", ["4"]],
  ["iv infusion", []],
  ["stage", []],
  ["stage iv , 18 years of age or older", ["4"]],
  ["stage i or 3 months after resection", ["1"]],
  ["stage iv , 2 prior lines", ["4"]],
  ["stage 3 , 4 weeks after surgery", ["3"]],
  ["stage 3 , 1 to 2 weeks after surgery", ["3"]],
  ["stage 3 or 4", ["3", "4"]],
  ["stage iii or stage 4", ["3", "4"]],
  ["stage ⅳ", ["4"]],
  ["stage ⅲb - ⅳ", ["3b", "3c", "4"]],
  ["stage iiia2", ["3a"]],
  ["stage 18", []],
  ["stage iie", ["2"]],
  ["stage iiebx", ["2b"]],
  ["stage iibx", ["2b"]],
  ["stage iixb", ["2b"]],
  ["stage iiies", ["3"]],
  ["stage iaes", ["1a"]],
  ["stage ivs", ["4s"]],
  ["stage i is", ["1"]],
  ["stage ix", []],
])("%j names %j", (stage, numbers) => expect(EnteredStage.numbersOf(Tokens.ofWritten(stage)).numbers).toEqual(numbers))

test.each([
  ["ckd stage 4", ["4"], true],
  ["stage 4 or 5 ckd", ["4"], true],
  ["chronic kidney disease , stage 3b", ["3b"], true],
  ["stage iii heart failure", ["3"], true],
  ["nyha stage iii", ["3"], true],
  ["hoehn and yahr stage 4", ["4"], true],
  ["stage iv kidney cancer", ["4"], false],
  ["stage iv renal cell carcinoma", ["4"], false],
  ["ckd stage 2 , stage iv", ["4"], false],
  ["ckd 3 , stage iv", ["4"], false],
  ["nyha ii , stage iv", ["4"], false],
  ["stage iii with heart failure", ["3"], false],
  ["stage iii lung cancer , ckd stage 2", ["3"], false],
  ["ckd stage 2 and stage iii lung cancer", ["3"], false],
])("%j names %j, of no tumour: %p", (stage, numbers, isOfOther) => {
  const entered = EnteredStage.numbersOf(Tokens.ofWritten(stage))

  expect(entered.numbers).toEqual(numbers)
  expect(entered.of !== undefined).toBe(isOfOther)
})

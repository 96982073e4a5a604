import { expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as StagePhrases from "../../../../domain/eligibility/stage/StagePhrases.ts"
import * as StageTable from "../../../../domain/eligibility/stage/StageTable.ts"
import { text } from "../../../support/text.ts"

test("An operation is found as one that is done, and as one that is planned", () => {
  const needs = StagePhrases.places("radical cystectomy").map(({ phrase }) => phrase.need)

  expect(needs.toSorted()).toEqual(["done", "planned"])
})

test.each([
  ["PROC", 1],
  ["Ped-PROC", 1],
  ["proc", 0],
  ["LA-PDAC or LAPC", 2],
  ["la-pdac", 0],
])("%j holds as many short names, written as they must be, as %d", (written, count) =>
  expect(
    StagePhrases.find(text(`Inclusion Criteria:\n\n* ${written}`), ["platinum-resistant", "locally advanced"]),
  ).toHaveLength(count),
)

test.each([
  ["Metastatic", false, ["metastatic"]],
  ["Brain metastases", false, []],
  ["Early detection", false, []],
  ["Presymptomatic", true, ["preclinical"]],
  ["Presymptomatic", false, []],
])("What is as short as %j, of a dementia: %j, says %j", (written, isOfDementia, says) =>
  expect<unknown>(StagePhrases.said(written, isOfDementia)).toEqual(says),
)

test("A text that was read for one stage tells another patient of another stage", () => {
  const opened = Reading.open(
    "Inclusion Criteria:\n\n* Borderline resectable disease\n\nExclusion Criteria:\n\n* Metastatic disease, stage IV",
  )
  const states = ["metastatic", "resectable", "borderline resectable", "stage IV", "stage II", "metastatic"].map(
    (stage) =>
      Questions.of({ condition: "pancreatic-cancer", stage, biomarkers: [] }).map(
        (question) => Reading.answer(opened, question).state,
      )[0],
  )

  expect(states).toEqual([
    "mentioned_exclusion",
    "unknown",
    "mentioned_inclusion",
    "mentioned_exclusion",
    "unknown",
    "mentioned_exclusion",
  ])
})

test("A text that names stages without end is not read to its end", () => {
  const named = StageTable.table.rows
    .filter(({ means }) => means.phrases.some(({ says }) => says.includes("metastatic")))
    .map(({ example }) => `* ${example}`)
  const endless = text(`Inclusion Criteria:\n\n${"* Resectable disease\n".repeat(300)}${named.join("\n")}`)

  expect(StagePhrases.find(endless, ["resectable"])).toHaveLength(40)
  expect(StagePhrases.find(endless, ["metastatic"])).toEqual([])
})

import { expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as StagePhrases from "../../../../domain/eligibility/stage/StagePhrases.ts"

test("An operation is found as one that is done, and as one that is planned", () => {
  const needs = StagePhrases.places("radical cystectomy").map(({ phrase }) => phrase.need)

  expect(needs.toSorted()).toEqual(["done", "planned"])
})

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

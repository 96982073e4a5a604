import { expect, test } from "bun:test"
import * as Signposts from "../../../../interfaces/web/browser/answer/Signposts.ts"
import { checks, option } from "./Answers.ts"

const criteria = (given: ReadonlyArray<{ readonly criterion: string }>) => given.map(({ criterion }) => criterion)

test("What speaks against a study is read before what speaks for it, and last what is left open", () => {
  const { directions, others } = Signposts.of(
    option([
      checks.ageDoesNotFit,
      checks.sexUnknown,
      checks.notMentioned,
      checks.leftOpen,
      checks.letIn,
      checks.keptOut,
      checks.ageFits,
    ]),
  )

  expect(
    directions.map(({ signposts, standing }) => [standing, signposts.flatMap((each) => criteria(each.checks))]),
  ).toEqual([
    ["not_matched", [checks.ageDoesNotFit.criterion]],
    ["mentioned_exclusion", [checks.keptOut.criterion]],
    ["mentioned_inclusion", [checks.letIn.criterion]],
    ["unclear", [checks.leftOpen.criterion]],
  ])
  expect(others.map((other) => [other.standing, criteria(other.checks)])).toEqual([
    ["matched", [checks.ageFits.criterion]],
    ["unmentioned", [checks.notMentioned.criterion]],
    ["unknown", [checks.sexUnknown.criterion]],
  ])
})

test("What a sentence says of two entries at once is read once; entries without a sentence stay apart", () => {
  const both = { ...checks.keptOut, criterion: "Biomarker: NRAS Q61K" }
  const sex = { ...checks.ageDoesNotFit, criterion: "Sex" }
  const { directions } = Signposts.of(option([checks.keptOut, both, checks.ageDoesNotFit, sex]))

  expect(directions.map(({ signposts }) => signposts.map((each) => criteria(each.checks)))).toEqual([
    [[checks.ageDoesNotFit.criterion], ["Sex"]],
    [[checks.keptOut.criterion, both.criterion]],
  ])
})

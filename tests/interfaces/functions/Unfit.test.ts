import { expect, test } from "bun:test"
import * as FieldCriterion from "../../../domain/criteria/FieldCriterion.ts"
import * as Unfit from "../../../interfaces/functions/Unfit.ts"
import type { CriterionCheck } from "../../../interfaces/wire/Payloads.ts"

type State = (typeof CriterionCheck.Type)["state"]

const option = (status: State, ...states: ReadonlyArray<State>) => ({
  criteria_checks: [
    { criterion: FieldCriterion.status.criterion, state: status, evidence: "…" },
    ...states.map((state) => ({ criterion: "…", state, evidence: "…" })),
  ],
})

const fits = option("matched", "matched", "unknown", "mentioned_exclusion")
const opensLater = option("not_matched", "matched")
const tooOld = option("matched", "not_matched", "matched")

test.each([
  ["nothing is said of none", [], []],
  ["nothing where all fit: an exclusion is a signpost, and a study may open later", [fits, opensLater], []],
  ["one", [tooOld, fits], ["1 of those shown does not fit by age, sex or phase; it stands last."]],
  ["several", [tooOld, fits, tooOld], ["2 of those shown do not fit by age, sex or phase; they stand last."]],
] as const)("What does not fit is counted: %s", (_, options, sentence) => {
  expect(Unfit.sentenceOn(options)).toEqual([...sentence])
})

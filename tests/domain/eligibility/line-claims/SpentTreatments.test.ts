import { expect, test } from "bun:test"
import * as SpentTreatments from "../../../../domain/eligibility/line-claims/SpentTreatments.ts"
import * as TreatmentEffects from "../../../../domain/eligibility/line-claims/TreatmentEffects.ts"
import * as TableFaults from "../../../../domain/eligibility/rules/TableFaults.ts"

test("Nothing is wrong with the tables of spent treatments", () =>
  expect([...TableFaults.of(TreatmentEffects.table), ...TableFaults.of(SpentTreatments.table)]).toEqual([]))

import { expect, test } from "bun:test"
import { NctId } from "../../../domain/study/NctId.ts"
import { later, type Observation } from "../../../domain/study/Observation.ts"
import { site } from "../../support/study.ts"

const at = (lastVerifiedAt: number, notes: string): Observation => ({
  nctId: NctId("NCT99000001"),
  site: { ...site(), facility: "Example Clinic" },
  status: "recruiting",
  lastVerifiedAt,
  acceptsReferrals: null,
  notes,
})

test("The later observation counts; of two of the same moment, the second", () => {
  expect(later(at(1, "first"), at(2, "second")).notes).toBe("second")
  expect(later(at(2, "first"), at(1, "second")).notes).toBe("first")
  expect(later(at(1, "first"), at(1, "second")).notes).toBe("second")
})

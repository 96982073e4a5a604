import { describe, expect, test } from "bun:test"
import * as WithstoodTreatment from "../../../../domain/eligibility/line-claims/WithstoodTreatment.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by what has failed", () => {
  test.each<[text: string, lines: string]>([
    ["Standard therapy has failed", "1 or more"],
    ["Whose chemotherapy failed", "nothing"],
    ["Heart has failed", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(WithstoodTreatment.byFailed, text)).toBe(lines))
})

import { describe, expect, test } from "bun:test"
import * as Remissions from "../../../../domain/eligibility/line-claims/Remissions.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by a remission", () => {
  test.each<[text: string, lines: string]>([
    ["In first complete remission", "nothing"],
    ["In second remission or beyond", "1 or more"],
    ["CR2", "1–2"],
    ["Complete remission", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(Remissions.byRemission, text)).toBe(lines))
})

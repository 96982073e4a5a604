import { describe, expect, test } from "bun:test"
import * as Relapses from "../../../../domain/eligibility/line-claims/Relapses.ts"
import { told } from "../prior-lines/Wording.ts"

describe("Earlier lines told by a relapse", () => {
  test.each<[text: string, lines: string]>([
    ["Relapsed or refractory lymphoma", "1 or more"],
    ["Refractory or recurrent sarcoma", "1 or more"],
    ["Relapsed or resistant ovarian cancer", "1 or more"],
    ["Recurrent or metastatic sarcoma", "nothing"],
    ["Relapsed disease", "nothing"],
    ["Recurrent glioblastoma", "nothing"],
    ["Refractory hypertension", "nothing"],
  ])("%j tells of %s", (text, lines) => expect(told(Relapses.byRelapse, text)).toBe(lines))
})

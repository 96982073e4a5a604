import { describe, expect, test } from "bun:test"
import * as EitherWay from "../../../../domain/eligibility/prior-lines/EitherWay.ts"
import { claimIn } from "./Wording.ts"

describe("Where something else than treatment is enough as well", () => {
  test.each<[text: string, isEitherWay: boolean]>([
    ["Progressed on systemic therapy or for whom there is no standard therapy", true],
    ["Ineligible for surgery or progressed on systemic therapy", true],
    ["Cancer refractory to standard therapy, or cancer for which no standard therapy exists", true],
    ["Progressed on systemic therapy", false],
    ["Progressed on systemic therapy. Without pain or fever", false],
  ])("%j: %p", (text, isEitherWay) => {
    const { claim, words } = claimIn(text)

    expect(EitherWay.isAt(words, claim)).toBe(isEitherWay)
  })
})

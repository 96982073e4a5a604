import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import * as Availability from "../../../interfaces/functions/Availability.ts"
import * as Match from "../../../interfaces/functions/Match.ts"

const faultOf = (parsed: Either.Either<unknown, { readonly field?: string | undefined }>): string | undefined =>
  Either.isLeft(parsed) ? parsed.left.field : undefined

describe.each(["", " ", "\n", "\u200b", " \u200b\u2060 ", "\u00ad", "\ufeff"])(
  "What nobody sees is no text: %j",
  (text) => {
    test.each<readonly [field: string, input: object]>([
      ["condition", { condition: text }],
      ["stage", { condition: "asthma", stage: text }],
      ["biomarkers[1]", { condition: "asthma", biomarkers: ["KRAS", text] }],
      ["location.query", { condition: "asthma", location: { query: text } }],
    ])("in %s", (field, input) => expect(faultOf(Match.parse(input))).toBe(field))

    test("nor in the location of a study", () =>
      expect(faultOf(Availability.parse({ nct_id: "NCT01234567", location: { query: text } }))).toBe("location.query"))
  },
)

test("What is seen counts, whatever stands within", () => {
  const asked = {
    condition: "as\u00adthma",
    stage: "\u200bmild",
    biomarkers: ["IgE\u200b"],
    location: { query: "Bos\u00adton" },
  }

  expect(Either.isRight(Match.parse(asked))).toBe(true)
})

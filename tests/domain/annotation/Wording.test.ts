import { expect, test } from "bun:test"
import * as Wording from "../../../domain/annotation/Wording.ts"
import { study } from "../../support/study.ts"

test("Studies that say the same words in other fields have other pieces", () => {
  const words = { conditions: [], keywords: [], conditionTerms: [] }
  const pieces = [
    { ...words, conditions: ["Melanoma"] },
    { ...words, keywords: ["Melanoma"] },
    { ...words, conditionTerms: ["Melanoma"] },
    { ...words, title: "Melanoma" },
  ].map((fields) => Wording.of(study(fields)).join("\n"))

  expect(new Set(pieces).size).toBe(pieces.length)
})
